import * as z from 'zod/mini';
import { range } from '../../range.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richText } from '../../text/schema.ts';
import { flag, list, oneOf, section, seed } from '../../vocabulary/fields.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import { imageSettings } from '../../vocabulary/style.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';

/** The sizes that its editor offers; an item holds its own size like any other. */
export const MATCHING_FONT_SIZE = range({ min: 9, max: 36, step: 0.5, initial: 14, unit: 'pt' });

/** How the entries of a column are marked. */
const MARKS = ['A.', 'A)', 'a.', 'a)', '1.', '1)'] as const;
export const COLUMN_FORMATS = ['none', ...MARKS] as const;
export type ColumnFormat = (typeof COLUMN_FORMATS)[number];
/** What is written on a line cannot be nothing. */
export const LETTER_FORMATS = MARKS;

export const MATCH_TYPES = ['line', 'letter'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];
export const PLACES = ['start', 'center', 'end'] as const;

const pair = z.object({
  term: richText('line'),
  definition: richText('line'),
  term_image: inlineImage,
  definition_image: inlineImage,
  /** Off keeps the definition beside its term. */
  shuffle: flag(true),
});
export type Pair = z.output<typeof pair>;

const fakeAnswer = z.object({ text: richText('line'), image: inlineImage });
export type FakeAnswer = z.output<typeof fakeAnswer>;

const matchingSettings = section({
  match_type: oneOf(MATCH_TYPES),
  left_column_format: oneOf(COLUMN_FORMATS, '1.'),
  right_column_format: oneOf(COLUMN_FORMATS),
  /** What the right column is marked with where letters are written. */
  letter_right_column_format: oneOf(LETTER_FORMATS),
  /** Whether the columns show their marks; those that are written down always show. */
  display_index: flag(false),
  word_scramble: section({ scramble_left: flag(false), scramble_right: flag(false) }),
  images: imageSettings,
  /** Where the line for the letter stands, as seen from the term. */
  blank_position: oneOf(['before', 'after'], 'after'),
  /** Those lines begin one below the other; always so before the terms. */
  align_line_horizontally: flag(true),
  show_dots_left: flag(true),
  show_dots_right: flag(true),
  /** Dots stand at the words, half-way, or close to those of the other side. */
  align_dots_horizontally: oneOf(PLACES),
  /** Dots and what they belong to stand at a row's first line, middle or last line. */
  align_dots_vertically: oneOf(PLACES, 'center'),
});
export type MatchingSettings = z.output<typeof matchingSettings>;

export const matchingData = z.object({
  pairs: list(pair, OPTION_LIMIT),
  fakeAnswers: list(fakeAnswer, OPTION_LIMIT),
  instructions: richText('text'),
  shuffle_seed: seed,
  settings: matchingSettings,
});
export type MatchingData = z.output<typeof matchingData>;

export const emptyMatching = (): MatchingData => matchingData.parse({});

export const hasTerm = ({ term, term_image }: Pair): boolean => !isBlank(term) || term_image !== null;
export const hasDefinition = ({ definition, definition_image }: Pair): boolean =>
  !isBlank(definition) || definition_image !== null;
export const isFilledPair = (entry: Pair): boolean => hasTerm(entry) || hasDefinition(entry);
export const isFilledFake = ({ text, image }: FakeAnswer): boolean => !isBlank(text) || image !== null;

export const isEmptyMatching = (data: MatchingData): boolean =>
  isBlank(data.instructions) && !data.pairs.some(isFilledPair) && !data.fakeAnswers.some(isFilledFake);

/** Places of the pairs of which one half is missing, from 0. */
export const halfPairs = ({ pairs }: Pick<MatchingData, 'pairs'>): number[] =>
  pairs.flatMap((entry, place) => (hasTerm(entry) === hasDefinition(entry) ? [] : [place]));

export const forgottenInMatching = (data: MatchingData): 'pair'[] =>
  halfPairs(data).length > 0 ? ['pair'] : [];
