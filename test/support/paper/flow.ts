import type { FlowBlock } from '#shared/paper/pack/flow.ts';
import type { PageContent } from '#shared/paper/pack/paginate.ts';

/** Documents in numbers, on pages of 100 px. */

export const block = (height: number, more: Partial<FlowBlock> = {}): FlowBlock => ({
  units: [{ height, keepWithNext: false }],
  spaceBefore: 0,
  frame: 0,
  keepWithNext: false,
  breakAfter: false,
  stretches: false,
  ...more,
});
export const rows = (heights: readonly number[], more: Partial<FlowBlock> = {}): FlowBlock =>
  block(0, { ...more, units: heights.map((height) => ({ height, keepWithNext: false })) });
export const pageBreak = block(0, { units: [], breakAfter: true });
export const nothing = block(0, { units: [] });
export const room = { first: 100, other: 100 };

/** Pages as lists of "block[from-to)". */
export const shown = (pages: readonly PageContent[]) =>
  pages.map((page) => page.slices.map(({ block: index, from, to }) => `${index}[${from}-${to})`));
