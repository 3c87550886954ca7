import fc from 'fast-check';
import { type FlowBlock, findRepeated } from '#shared/paper/pack/flow.ts';
import { type PageContent, paginate, type Room, type Slice } from '#shared/paper/pack/paginate.ts';

/** Documents in numbers with any heights and flags, on pages of 100 px. */

const unit = fc.record({ height: fc.integer({ min: 0, max: 130 }), keepWithNext: fc.boolean() });
export const rarely = fc.integer({ min: 0, max: 5 }).map((die) => die === 0);
const anyBlock: fc.Arbitrary<FlowBlock> = fc.record({
  units: fc.array(unit, { maxLength: 8 }),
  spaceBefore: fc.integer({ min: 0, max: 30 }),
  frame: fc.integer({ min: 0, max: 10 }),
  keepWithNext: fc.boolean(),
  breakAfter: rarely,
  fillsPage: rarely,
});
/** In 64ths of a px, as browsers measure. */
export const anyLength = (min: number, max: number) =>
  fc.integer({ min: min * 64, max: max * 64 }).map((n) => n / 64);
const anyRows = (most: number, maxLength: number) =>
  fc.array(fc.record({ height: anyLength(5, most), keepWithNext: rarely }), { minLength: 1, maxLength });
export const PLAIN = { frame: 0, keepWithNext: false, breakAfter: false, fillsPage: false };
/** What teachers write: headings and directions, and questions of a few rows that seldom fill a page. */
export const anyHeading = fc
  .record({ units: anyRows(20, 2), spaceBefore: anyLength(0, 15) })
  .map((given): FlowBlock => ({ ...given, ...PLAIN, keepWithNext: true }));
export const anyQuestion = fc
  .record({ units: anyRows(70, 4), spaceBefore: anyLength(0, 15) })
  .map((given): FlowBlock => ({ ...given, ...PLAIN }));
export /** A line from side to side. */
const anyDivider = fc
  .record({ units: anyRows(20, 1), spaceBefore: anyLength(0, 15) })
  .map((given): FlowBlock => ({ ...given, ...PLAIN, transparent: true }));
/** Rows below a heading that is drawn again on each page. */
const anyTable = fc
  .record({ head: anyRows(12, 2), rows: anyRows(95, 12), spaceBefore: anyLength(0, 15) })
  .map(({ head, rows, spaceBefore }): FlowBlock => {
    const units = [...head.map((row) => ({ ...row, keepWithNext: true, repeats: true })), ...rows];
    return { ...PLAIN, units, spaceBefore, repeated: findRepeated(units, 100) };
  });
export const anyFlow = fc.oneof(
  fc.array(anyBlock, { maxLength: 30 }),
  fc.array(fc.oneof(anyHeading, anyDivider, anyQuestion, anyTable, anyBlock), { maxLength: 30 }),
);
/** A first page without a head, or with one that takes up to half of it. */
export const anyRoom: fc.Arbitrary<Room> = fc
  .integer({ min: 50, max: 100 })
  .map((first) => ({ first, other: 100, headed: first < 100 }));
export const PAGE = 100.5;

export const getHeight = ({ units, frame, repeated }: FlowBlock, from = 0, to = units.length) =>
  units
    .slice(from, to)
    .reduce(
      (sum, { height }) => sum + height,
      frame + (repeated && from >= repeated.end ? repeated.height : 0),
    );

/** The least of a block that may stand on a page from a row on: its run, else two rows, else one. */
export function findLeastPart(block: FlowBlock, from = 0): number {
  const end = block.units.findIndex(({ keepWithNext }, at) => at >= from && !keepWithNext) + 1;
  const run = getHeight(block, from, end || block.units.length);
  const two = getHeight(block, from, from + 2);
  return [run, two].find((height) => height <= PAGE) ?? getHeight(block, from, from + 1);
}

/** What is taller than half a page is a text of its own. */
const isLow = (block: FlowBlock): boolean => !block.fillsPage && getHeight(block) <= 50;
export const isHeading = (block: FlowBlock): boolean => block.keepWithNext && isLow(block);

interface Placed extends Slice {
  readonly page: PageContent;
  readonly of: FlowBlock;
}

export class Paginated {
  readonly flow: readonly FlowBlock[];
  readonly room: Room;
  readonly pages: readonly PageContent[];
  /** Every part that draws something. */
  readonly parts: readonly Placed[];

  constructor(flow: readonly FlowBlock[], room: Room) {
    this.flow = flow;
    this.room = room;
    this.pages = paginate(flow, room);
    this.parts = this.pages.flatMap((page) =>
      page.slices.flatMap((slice) => {
        const of = flow[slice.block];
        return of && slice.to > slice.from ? [{ ...slice, page, of }] : [];
      }),
    );
  }
  getRoom = ({ number }: PageContent) => (number === 1 ? this.room.first : this.room.other);
  listParts = (page: PageContent) => this.parts.filter((part) => part.page === page);
  getUsedHeight = (page: PageContent) =>
    this.listParts(page).reduce(
      (sum, { of, from, to, spaceBefore }) => sum + spaceBefore + getHeight(of, from, to),
      0,
    );
  /** Blocks that draw something, each with the one after it that no page break parts from it. */
  listNeighbours() {
    const drawn = this.flow.flatMap((block, at) => (block.units.length > 0 ? [at] : []));
    return drawn.map((at, place) => {
      const next = drawn[place + 1];
      const parted = this.flow.slice(at + 1, (next ?? at) + 1).some(({ breakAfter }) => breakAfter);
      return { at, before: drawn[place - 1], next: parted ? undefined : next };
    });
  }
  /** Whether the block must stay with the next: a heading, or a divider below one. */
  isBinding(index: number): boolean {
    const block = this.flow[index];
    if (!block || !isLow(block)) return false;
    return block.keepWithNext || (block.transparent === true && this.isBound(index));
  }
  /** Whether what is drawn before the block must stay with it. */
  isBound(index: number): boolean {
    const before = this.listNeighbours().find(({ next }) => next === index);
    return before !== undefined && this.isBinding(before.at);
  }
}
