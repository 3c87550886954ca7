import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { inWords } from '../parts/in-words.ts';
import { isAsMade } from '../parts/is-as-made.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { createMathsPractice, type MathsPracticeData, mathsPracticeData } from './schema.ts';

const listTexts = ({ task, own }: MathsPracticeData): string[] => [inWords(task), ...own];

export const itemType = {
  label: 'Math Practice',
  icon: 'Calculator',
  addItem: { group: 'Activities', place: 7 },
  isNumbered: true,
  countParts: ({ count, own }) => Math.max(count, own.filter((text) => text.trim() !== '').length),
  flowsInColumns: true,
  schema: mathsPracticeData,
  empty: createMathsPractice,
  isEmpty: (data) => isAsMade(data, createMathsPractice()),
  excerpt: (data) => toOneLine(listTexts(data)),
  lines: listTexts,
  usesNewest: () => true,
  // A rounded number.
  signs: '≈',
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<MathsPracticeData>;
