import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { inWords } from '../parts/in-words.ts';
import { isAsMade } from '../parts/is-as-made.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { DRAWING_SIZE } from './ranges.ts';
import { createDrawing, type DrawingData, drawingData } from './schema.ts';

const listTexts = ({ kind, values }: DrawingData): string[] => [inWords(kind), ...values];

export const itemType = {
  label: 'Drawing',
  icon: 'Shapes',
  addItem: { group: 'Activities', place: 8 },
  isNumbered: true,
  countParts: ({ values, made }) => values.filter((value) => value.trim() !== '').length + made || 1,
  schema: drawingData,
  empty: createDrawing,
  isEmpty: (data) => isAsMade(data, createDrawing()),
  excerpt: (data) => toOneLine(listTexts(data)),
  lines: listTexts,
  enlarge: (data, by) => ({ ...data, size: Math.min(DRAWING_SIZE.max, data.size * by) }),
  usesNewest: () => true,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<DrawingData>;
