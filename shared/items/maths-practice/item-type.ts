import { isEqual, omit } from 'es-toolkit';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { createMathsPractice, type MathsPracticeData, type MathsTask, mathsPracticeData } from './schema.ts';

/** What each task is called. */
export const TASK_NAMES: Readonly<Record<MathsTask, string>> = {
  calculate: 'Calculate',
  missing: 'Missing number',
  compare: 'Compare numbers',
  round: 'Round',
  place_value: 'Place value',
  simplify: 'Simplify fractions',
  compare_fractions: 'Compare fractions',
  add_fractions: 'Add and subtract fractions',
  percent: 'Percentages',
  times_table: 'Times table',
  house: 'Number houses',
  pyramid: 'Number pyramids',
  long_multiplication: 'Long multiplication',
  long_division: 'Long division',
};

const listTexts = ({ task, own }: MathsPracticeData): string[] => [TASK_NAMES[task], ...own];

export const itemType = {
  label: 'Math Practice',
  icon: 'Calculator',
  addItem: { group: 'Activities', place: 7 },
  isNumbered: true,
  deal: (data, seed) => ({ ...data, shuffle_seed: seed }),
  countParts: ({ count, own }) => Math.max(count, own.filter((text) => text.trim() !== '').length),
  flowsInColumns: true,
  schema: mathsPracticeData,
  empty: createMathsPractice,
  isEmpty: (data) => isEqual(omit(data, ['shuffle_seed']), omit(createMathsPractice(), ['shuffle_seed'])),
  excerpt: (data) => toOneLine(listTexts(data)),
  lines: listTexts,
  usesNewest: () => true,
  // A rounded number.
  signs: '≈',
  columns: {
    count: ({ columns }) => columns,
    set: ({ data }, columns) => {
      data.columns = columns;
    },
  },
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<MathsPracticeData>;
