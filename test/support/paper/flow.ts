import type { FlowBlock } from '#shared/paper/pack/flow.ts';
import type { PageContent } from '#shared/paper/pack/paginate.ts';

/** Documents in numbers, on pages of 100 px. */

export const createBlock = (height: number, more: Partial<FlowBlock> = {}): FlowBlock => ({
  units: [{ height, keepWithNext: false }],
  spaceBefore: 0,
  frame: 0,
  keepWithNext: false,
  breakAfter: false,
  fillsPage: false,
  ...more,
});
export const createRows = (heights: readonly number[], more: Partial<FlowBlock> = {}): FlowBlock =>
  createBlock(0, { ...more, units: heights.map((height) => ({ height, keepWithNext: false })) });
export const pageBreakBlock = createBlock(0, { units: [], breakAfter: true });
export const emptyBlock = createBlock(0, { units: [] });
export const room = { first: 100, other: 100 };

/** Pages as lists of "block[from-to)". */
export const listShown = (pages: readonly PageContent[]) =>
  pages.map((page) => page.slices.map(({ block: index, from, to }) => `${index}[${from}-${to})`));
