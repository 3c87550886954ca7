import type { PaperBlock, PaperContent } from './paper-content.ts';

/** The part of the content that the layout packs into pages. */
export type Flow = Pick<PaperContent, 'blocks' | 'head' | 'runningHead' | 'sheetLimit' | 'margin' | 'toLean'>;

/**
 * Tells whether two flows take the same pages and give the same warnings, as long as their blocks keep their
 * heights.
 */
export const isSameFlow = (a: Flow, b: Flow): boolean =>
  a.sheetLimit === b.sheetLimit &&
  a.toLean === b.toLean &&
  a.margin?.inset === b.margin?.inset &&
  (a.head === null) === (b.head === null) &&
  (a.runningHead === null) === (b.runningHead === null) &&
  a.blocks.length === b.blocks.length &&
  a.blocks.every((block, at) => hasSameFlags(block, b.blocks[at]));

const hasSameFlags = (a: PaperBlock, b: PaperBlock | undefined): boolean =>
  a === b ||
  (a.key === b?.key &&
    a.spaceBefore === b.spaceBefore &&
    a.keepWithNext === b.keepWithNext &&
    a.transparent === b.transparent &&
    a.breakAfter === b.breakAfter &&
    a.withoutHeader === b.withoutHeader &&
    a.columns?.count === b.columns?.count &&
    a.columns?.dir === b.columns?.dir &&
    a.flowsAlone === b.flowsAlone &&
    a.flowsOn === b.flowsOn &&
    a.flowsWhenLong === b.flowsWhenLong &&
    a.offScreen === b.offScreen);
