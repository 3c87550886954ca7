import type { MeasuredUnit } from '../measure/measure.ts';
import type { FlowBlock } from '../pack/flow.ts';
import { findRunEnd } from '../pack/keep-together.ts';
import type { PageContent, Slice } from '../pack/paginate.ts';
import { type Excerpts, WHOLE } from './excerpts.ts';

/** A part of a block as its page draws it: the units [from, to), and of long texts some lines. */
export interface PlacedSlice extends Slice {
  /** The distance from the top of its first unit to where the part begins, in px. */
  readonly top: number;
  readonly excerpts: Excerpts;
  /** The distance from the beginning of its block to where the part begins, and its height, in px. */
  readonly start: number;
  readonly height: number;
  /** The height of its first rows, which may stand alone; absent where the block has no more, or begins on an earlier page. */
  readonly least?: number;
}

export interface PlacedPage extends PageContent {
  readonly slices: readonly PlacedSlice[];
}

type MeasuredBlock = Omit<FlowBlock, 'units'> & { readonly units: readonly MeasuredUnit[] };

/** Converts a page that was packed by units and lines into slices by units, as views know them. */
export const toPlacedPage = (page: PageContent, blocks: readonly MeasuredBlock[]): PlacedPage => ({
  ...page,
  slices: page.slices.map((slice) => toPlacedSlice(slice, blocks[slice.block])),
});

function toPlacedSlice(slice: Slice, block: MeasuredBlock | undefined): PlacedSlice {
  const units = block?.units ?? [];
  const shown = units.slice(slice.from, slice.to);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return { ...slice, top: 0, excerpts: WHOLE, start: 0, height: 0 };
  const start = sumHeights(units.slice(0, slice.from));
  const height = sumHeights(shown) + (block?.frame ?? 0) + slice.stretch + slice.repeated;
  const parted = [first.unit, last.unit].filter((unit) => countLines(units, unit) > countLines(shown, unit));
  const excerpts = parted.map((unit) => {
    const lines = shown.filter((line) => line.unit === unit);
    const [head, foot] = [lines[0] ?? first, lines.at(-1) ?? last];
    return [unit, { top: head.top, bottom: foot.top + foot.height }] as const;
  });
  return {
    ...slice,
    from: first.unit,
    to: last.unit + 1,
    top: first.top,
    excerpts: parted.length > 0 ? new Map(excerpts) : WHOLE,
    start,
    height,
    ...(block && slice.from === 0 && findLeast(block)),
  };
}

function findLeast(block: MeasuredBlock): Pick<PlacedSlice, 'least'> {
  const end = findRunEnd(block, 0);
  return end < block.units.length ? { least: sumHeights(block.units.slice(0, end)) + block.frame } : {};
}

const sumHeights = (units: readonly MeasuredUnit[]): number =>
  units.reduce((sum, { height }) => sum + height, 0);

const countLines = (units: readonly MeasuredUnit[], unit: number): number =>
  units.filter((line) => line.unit === unit).length;
