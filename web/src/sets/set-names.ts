import {
  CLOCK_FACES,
  FRACTION_SHAPES,
  SET_TOPICS,
  type SetTopic,
  WORD_LANGUAGES,
} from '#shared/kinds/parts/made-sets.ts';
import type { MadeSet, SetSettings } from '#shared/kinds/parts/made-sets-field.ts';
import { formatCount } from '../ui/words/format-count.ts';

/** What each topic is called. */
const TOPIC_NAMES: Readonly<Record<SetTopic, string>> = {
  times_table: 'Times tables',
  sums: 'Sums',
  clocks: 'Clocks',
  fractions: 'Fractions',
  number_words: 'Numbers in words',
};

export const TOPIC_OPTIONS = SET_TOPICS.map((value) => ({ value, label: TOPIC_NAMES[value] }));

export const OPERATION_OPTIONS = [
  { value: 'add', label: 'Addition' },
  { value: 'subtract', label: 'Subtraction' },
  { value: 'add_subtract', label: 'Addition and subtraction' },
  { value: 'multiply', label: 'Multiplication' },
  { value: 'divide', label: 'Division' },
  { value: 'all', label: 'All four' },
] as const satisfies readonly { readonly value: SetSettings['operation']; readonly label: string }[];

const FACE_NAMES = { clock: '12 hours', clock_24: '24 hours' } as const;
export const FACE_OPTIONS = CLOCK_FACES.map((value) => ({ value, label: FACE_NAMES[value] }));

const SHAPE_NAMES = { fraction_circle: 'Circles', fraction_bar: 'Bars', fraction_grid: 'Grids' } as const;
export const SHAPE_OPTIONS = FRACTION_SHAPES.map((value) => ({ value, label: SHAPE_NAMES[value] }));

const languages = new Intl.DisplayNames('en', { type: 'language' });
export const LANGUAGE_OPTIONS = WORD_LANGUAGES.map((value) => ({
  value,
  label: languages.of(value) ?? value,
}));

/** Names a set: "Times tables 2, 5: 20 cards". */
export function nameSet(set: MadeSet, noun: string): string {
  const tables = set.topic === 'times_table' ? ` ${set.tables.join(', ')}` : '';
  return `${TOPIC_NAMES[set.topic]}${tables}: ${formatCount(set.cards.length, noun)}`;
}
