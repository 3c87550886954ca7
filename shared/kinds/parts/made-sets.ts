import { defineRange } from '../../range.ts';

/** The choices of sets of cards that are made at once. Apart from the schema, so that the editor shows them without it. */

export const SET_TOPICS = ['times_table', 'sums', 'clocks', 'fractions', 'number_words'] as const;
export type SetTopic = (typeof SET_TOPICS)[number];

/** What the front of a card or a square of a game has. */
export const SET_FRONTS = ['question', 'answer'] as const;
export const SET_OPERATIONS = ['add', 'subtract', 'add_subtract', 'multiply', 'divide', 'all'] as const;
/** The languages in which numbers are written as words. */
export const WORD_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];
export const CLOCK_FACES = ['clock', 'clock_24'] as const;
export const FRACTION_SHAPES = ['fraction_circle', 'fraction_bar', 'fraction_grid'] as const;

export const SET_COUNT = defineRange({ min: 1, max: 100, step: 1, initial: 24, unit: '' });
export const SET_NUMBER = defineRange({ min: 0, max: 1_000_000, step: 1, initial: 1, unit: '' });
export const TABLE = defineRange({ min: 1, max: 25, step: 1, initial: 7, unit: '' });
export const MOST_SETS = 20;
