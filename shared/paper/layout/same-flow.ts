import type { PaperBlock, PaperContent } from './content.ts';

/** What the layout packs into pages. */
export type Flow = Pick<PaperContent, 'blocks' | 'head' | 'runningHead' | 'sheetLimit'>;

/** Whether two flows take the same pages, and warn of the same, as long as their blocks measure what they did. */
export const sameFlow = (a: Flow, b: Flow): boolean =>
  (a.head === null) === (b.head === null) &&
  (a.runningHead === null) === (b.runningHead === null) &&
  a.blocks.length === b.blocks.length &&
  a.blocks.every((block, at) => sameFlags(block, b.blocks[at]));

const sameFlags = (a: PaperBlock, b: PaperBlock | undefined): boolean =>
  a === b ||
  (a.key === b?.key &&
    a.spaceBefore === b.spaceBefore &&
    a.keepWithNext === b.keepWithNext &&
    a.passesOn === b.passesOn &&
    a.breakAfter === b.breakAfter &&
    a.bare === b.bare &&
    a.steady === b.steady);
