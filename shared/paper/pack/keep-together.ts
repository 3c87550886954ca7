import type { FlowBlock } from './flow.ts';

/**
 * Decides which blocks belong on one page. A block that must stay with the next is bound to it; blocks bound
 * one after the other are a chain. A chain that no page holds breaks as seldom as possible.
 */

/** Layout rounds to 1/64 px; a sum of many may be that much too large. */
export const TOLERANCE = 0.5;

/** Returns the height of what is drawn again above a part that begins at `from`, in px. */
export const getRepeatedHeight = ({ repeated }: FlowBlock, from: number): number =>
  repeated && from >= repeated.end ? repeated.height : 0;

/** Sums the heights of a part, with what is drawn again above it. */
export const sumUnitHeights = (block: FlowBlock, from: number, to: number): number => {
  const { units } = block;
  let total = getRepeatedHeight(block, from);
  for (let index = from; index < to; index++) total += units[index]?.height ?? 0;
  return total;
};

export const getBlockHeight = (block: FlowBlock): number =>
  block.frame + sumUnitHeights(block, 0, block.units.length);

/** Returns the end of the first part that begins at `from` and may end a page. */
export function findRunEnd({ units }: FlowBlock, from: number): number {
  const end = units.findIndex((unit, at) => at >= from && !unit.keepWithNext);
  return end === -1 ? units.length : end + 1;
}

/** Returns the first of the units above `unit` that must stay with it. */
export const findRunStart = ({ units }: FlowBlock, unit: number): number =>
  units.findLastIndex(({ keepWithNext }, at) => at < unit && !keepWithNext) + 1;

/**
 * Returns the end of the least part that may be alone on a page from `from` on: its run, or two units of a
 * run that no page holds.
 */
export function findLeastEnd(block: FlowBlock, from: number, page: number): number {
  const holds = (end: number): boolean => block.frame + sumUnitHeights(block, from, end) <= page + TOLERANCE;
  const end = findRunEnd(block, from);
  return [end, Math.min(end, from + 2)].find(holds) ?? from + 1;
}

/** Returns the least height of a block that may be on a page above the rest of the block. */
const getLeastHeight = (block: FlowBlock, page: number): number =>
  block.frame + sumUnitHeights(block, 0, findLeastEnd(block, 0, page));

/** Returns the index of the block before that draws something, or -1. */
function findDrawnBefore(blocks: readonly FlowBlock[], index: number): number {
  let before = index - 1;
  while (blocks[before]?.units.length === 0) before--;
  return before;
}

/**
 * Returns the index of the next block that draws something, or -1; a page break between them separates the
 * two.
 */
function findDrawnAfter(blocks: readonly FlowBlock[], index: number): number {
  for (let next = index + 1; next < blocks.length; next++) {
    if (blocks[next]?.units.length) return next;
    if (blocks[next]?.breakAfter) return -1;
  }
  return -1;
}

/** A block taller than this share of a page is a text and no heading, and binds nothing. */
const TALLEST_HEADING = 1 / 2;

/** The share of a page that may stay empty rather than split what the next page holds whole. */
const MOST_EMPTY = 1 / 2;

/**
 * Returns the index of the block that must stay with this one; -1 where it binds none, or leaves no room for
 * any.
 */
export function findBoundBlock(blocks: readonly FlowBlock[], index: number, page: number): number {
  const block = blocks[index];
  if (!block || block.fillsPage || getBlockHeight(block) > page * TALLEST_HEADING) return -1;
  const binds = block.keepWithNext || (block.transparent && isBound(blocks, index, page));
  return binds ? findDrawnAfter(blocks, index) : -1;
}

/** Tells whether the block drawn before must stay with this one. */
function isBound(blocks: readonly FlowBlock[], index: number, page: number): boolean {
  const before = findDrawnBefore(blocks, index);
  return before !== -1 && findBoundBlock(blocks, before, page) === index;
}

/** Sums the heights of the headings above the block that are bound to it, with the space between. */
export function sumHeightAbove(blocks: readonly FlowBlock[], index: number, page: number): number {
  if (!isBound(blocks, index, page)) return 0;
  const before = findDrawnBefore(blocks, index);
  const [heading, block] = [blocks[before], blocks[index]] as [FlowBlock, FlowBlock];
  return sumHeightAbove(blocks, before, page) + getBlockHeight(heading) + block.spaceBefore;
}

/** The part of a chain that is placed on one page. */
export interface KeptGroup {
  readonly last: number;
  /** True where the whole chain is placed, apart from a block that splits. */
  readonly whole: boolean;
}

/** The share of a page that a long list leaves white at most; what is lower than half a page is not long. */
const MOST_WHITE = 1 / 3;

/** Tells whether a list is so long that it is better parted between its rows than moved to the next page. */
const flowsByItself = (block: FlowBlock, room: number, page: number): boolean =>
  block.flowsWhenLong === true && getBlockHeight(block) > page * MOST_EMPTY && room > page * MOST_WHITE;

/** The free height where a group begins, that of the page which may hold what does not split, and an empty page's. */
export interface Limits {
  readonly room: number;
  readonly unsplit: number;
  readonly page: number;
}

/**
 * Finds the longest piece of the chain from `start` on that has room. A block too tall to be placed whole
 * below the others ends the chain. It counts with its first part alone, or goes to its own page where that
 * page holds it whole and the page before is not left mostly empty.
 */
export function findGroup(
  blocks: readonly FlowBlock[],
  start: number,
  { room, unsplit, page }: Limits,
): KeptGroup {
  let last = start;
  let height = 0;
  for (let at = start; at !== -1; ) {
    const block = blocks[at] as FlowBlock;
    const above = at === start ? 0 : height + block.spaceBefore;
    const flowsOn = block.flowsOn || flowsByItself(block, room - above, page);
    const splits = above + getBlockHeight(block) > (flowsOn ? room : unsplit) + TOLERANCE;
    const endsWell = last > start && room - height <= page * MOST_EMPTY;
    const isLeft = splits && !flowsOn && endsWell && getBlockHeight(block) <= page + TOLERANCE;
    const total = above + (splits ? getLeastHeight(block, page) : getBlockHeight(block));
    if (isLeft || total > room + TOLERANCE) return { last, whole: false };
    [last, height] = [at, total];
    at = splits ? -1 : findBoundBlock(blocks, at, page);
  }
  return { last, whole: true };
}
