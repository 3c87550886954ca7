import type { Lazy } from '../lazy.ts';
import { crosswordMaker } from './crossword/maker.ts';
import { drawingMaker } from './drawing/maker.ts';
import type { ItemType } from './item-schema.ts';
import { practiceMaker } from './maths-practice/maker.ts';
import { wordSearchMaker } from './word-search/maker.ts';

/** Lists what the views of item types need besides themselves: one line for each type that does. */
const PARTS: { readonly [T in ItemType]?: Lazy<unknown> } = {
  crossword: crosswordMaker,
  drawing: drawingMaker,
  maths_practice: practiceMaker,
  word_search: wordSearchMaker,
};

/** Lists what has to be loaded before items are drawn, which few documents need. */
export const listNeededParts = (items: readonly { readonly type: ItemType }[]): Lazy<unknown>[] => [
  ...new Set(items.flatMap(({ type }) => PARTS[type] ?? [])),
];
