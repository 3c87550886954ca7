import type { FlowBlock } from './flow.ts';
import { findBoundBlock, sumUnitHeights } from './keep-together.ts';
import { OpenPage, type ShrunkBlock, type Slice } from './open-page.ts';

/** The units [from, to) of a block. */
type Part = Pick<Slice, 'block' | 'from' | 'to'>;

/** A text of as many px goes on in the next column, where it stands among other blocks. */
const LONG_TEXT = 240;
/** How much higher than they must be the columns may become, in px. */
const STEP = 0.25;

export interface Balancing {
  /** The number of columns. */
  readonly count: number;
  /** The height that they may have, and that of an empty page, in px. */
  readonly most: number;
  readonly page: number;
  /** True where one block alone is set in columns, and goes on in the next one. */
  readonly flowsAlone: boolean;
}

/**
 * Distributes parts over columns that are as low as they can be, in their order. A question stays whole; a long text, or what
 * stands alone, goes on in the next column. Returns null where the columns would have to be higher than they may.
 */
export function balanceColumns(
  blocks: readonly ShrunkBlock[],
  parts: readonly Part[],
  { count, most, page, flowsAlone }: Balancing,
): OpenPage[] | null {
  const pieces = listPieces(blocks, parts, { page, flowsAlone });
  const fillUpTo = (height: number) => fillColumns(blocks, pieces, { count, height });
  let found = fillUpTo(most);
  for (let [low, high] = [0, most]; found && high - low > STEP; ) {
    const height = (low + high) / 2;
    const filled = fillUpTo(height);
    if (filled) [found, high] = [filled, height];
    else low = height;
  }
  if (!found) return null;
  const height = Math.max(...found.map((column) => measurePiece(blocks, [], column)));
  const spread = fillColumns(blocks, pieces, {
    count,
    height: Math.min(most, height + STEP),
    leavesNoneEmpty: true,
  });
  return (spread ?? found).map((own) => toColumn(blocks, own, most));
}

/** Lists what no column parts from each other: whole blocks, runs of lines, a heading with what follows it. */
function listPieces(
  blocks: readonly FlowBlock[],
  parts: readonly Part[],
  { page, flowsAlone }: Pick<Balancing, 'page' | 'flowsAlone'>,
): Part[][] {
  const pieces: Part[][] = [];
  let staysWith = -1;
  for (const part of parts) {
    const block = blocks[part.block] as FlowBlock;
    const [first, ...others] = flowsAlone || isLongText(block) ? splitIntoRuns(block, part) : [part];
    if (!first) continue;
    const isEmpty = part.to === part.from;
    if (staysWith >= part.block) pieces.at(-1)?.push(first);
    else pieces.push([first]);
    pieces.push(...others.map((other) => [other]));
    if (!isEmpty) staysWith = part.to === block.units.length ? findBoundBlock(blocks, part.block, page) : -1;
  }
  return pieces;
}

/** Tells whether a block is a long text, which columns part. */
export const isLongText = ({ units }: FlowBlock): boolean =>
  units.reduce((sum, { isLine, height }) => sum + (isLine ? height : 0), 0) > LONG_TEXT;

/** Splits a part where a column may end. */
function splitIntoRuns({ units }: FlowBlock, { block, from, to }: Part): Part[] {
  if (from === to) return [{ block, from, to }];
  const ends = units.flatMap(({ keepWithNext }, at) =>
    at >= from && at < to && (!keepWithNext || at === to - 1) ? [at + 1] : [],
  );
  return ends.map((end, at) => ({ block, from: ends[at - 1] ?? from, to: end }));
}

interface Filling {
  readonly count: number;
  readonly height: number;
  /** The last pieces have a column each, where there would be fewer columns else. */
  readonly leavesNoneEmpty?: boolean;
}

/** Fills columns of a height in turn. Returns the parts of each; null where there are too few columns. */
function fillColumns(
  blocks: readonly FlowBlock[],
  pieces: readonly (readonly Part[])[],
  { count, height, leavesNoneEmpty = false }: Filling,
): Part[][] | null {
  const columns: Part[][] = [[]];
  let used = 0;
  for (const [at, piece] of pieces.entries()) {
    let column = columns.at(-1) as Part[];
    let added = measurePiece(blocks, column, piece);
    const isLate = leavesNoneEmpty && column.length > 0 && pieces.length - at <= count - columns.length;
    if (isLate || used + added > height) {
      if (columns.length === count) return null;
      column = [];
      columns.push(column);
      used = 0;
      added = measurePiece(blocks, column, piece);
      if (added > height) return null;
    }
    used += added;
    for (const part of piece) addPart(column, part);
  }
  return columns;
}

const goesOn = (before: Part | undefined, part: Part): before is Part =>
  before?.block === part.block && before.to === part.from;

/** Measures by how much a piece makes a column higher. */
function measurePiece(blocks: readonly FlowBlock[], column: readonly Part[], piece: readonly Part[]): number {
  let before = column.at(-1);
  let isEmpty = column.every(({ from, to }) => from === to);
  let height = 0;
  for (const part of piece) {
    const block = blocks[part.block] as FlowBlock;
    if (goesOn(before, part)) {
      for (let unit = part.from; unit < part.to; unit++) height += block.units[unit]?.height ?? 0;
    } else if (part.to > part.from) {
      height += (isEmpty ? 0 : block.spaceBefore) + block.frame + sumUnitHeights(block, part.from, part.to);
      isEmpty = false;
    }
    before = part;
  }
  return height;
}

function addPart(column: Part[], part: Part): void {
  const before = column.at(-1);
  if (goesOn(before, part)) column[column.length - 1] = { ...before, to: part.to };
  else column.push(part);
}

function toColumn(blocks: readonly ShrunkBlock[], parts: readonly Part[], room: number): OpenPage {
  const column = new OpenPage(room);
  for (const part of parts) {
    if (part.to > part.from) column.place(blocks[part.block] as ShrunkBlock, part);
    else column.placeEmpty(part.block);
  }
  return column;
}
