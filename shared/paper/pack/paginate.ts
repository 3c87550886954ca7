import type { FlowBlock } from './flow.ts';
import {
  endOfLeast,
  endOfRun,
  groupFrom,
  heightAbove,
  heightOfUnits,
  startOfRun,
  TOLERANCE,
  wholeHeight,
} from './keeping.ts';

/**
 * Packs measured blocks into pages. It knows heights and flags and no item type; all lengths in px.
 *
 * A block is kept whole where a page can hold it, together with what must stay with it. One that is
 * taller than that splits between its own units, never through one. What stands at the head of the first
 * page is bound to the first block: a block splits below a title rather than leave it alone on its page.
 */

/** The free height of the first page and of every other one. */
export interface Room {
  readonly first: number;
  readonly other: number;
  /** That of a page without a running head. */
  readonly bare?: number;
  /** Something stands above the first page's blocks: a break before the first of them starts a page. */
  readonly headed?: boolean;
}

/** The units [from, to) of the block with that index. */
export interface Slice {
  readonly block: number;
  readonly from: number;
  readonly to: number;
  /** Nothing of the block follows on a later page. */
  readonly last: boolean;
  /** What really stands before it: nothing where it begins its page. */
  readonly spaceBefore: number;
  /** What its last unit is taller than it measures, so that it fills its page, or lower; in quarters of a px. */
  readonly stretch: number;
}

export interface PageContent {
  /** From 1. */
  readonly number: number;
  readonly slices: readonly Slice[];
  /** A unit stands here that no page could hold: it is clamped. */
  readonly overflows: boolean;
}

/** Both Chromium's 64ths and Firefox's 60ths of a px can be a quarter. */
const toQuarter = (length: number): number => Math.max(0, Math.floor(length * 4) / 4);

/** A block as low as a page needs it, and by how much its last unit is lower than it measures. */
type LowerBlock = FlowBlock & { readonly given: number };

/**
 * What no page holds though its last unit may be lower is lower by that: with the headings above it, in px, or without
 * them. Where it may not be low enough, only what must stay with that unit counts, or the unit alone.
 */
function lowered(block: FlowBlock, page: number, above: number): LowerBlock {
  const gives = toQuarter(block.gives ?? 0);
  if (gives === 0) return { ...block, given: 0 };
  const last = block.units.length - 1;
  const excessFrom = (unit: number, besides = 0): number => {
    const height = block.frame + heightOfUnits(block, unit, last + 1) + besides;
    return Math.max(0, Math.ceil((height - page) * 4) / 4);
  };
  const excesses = [excessFrom(0, above), ...[0, startOfRun(block, last), last].map((at) => excessFrom(at))];
  const given = excesses.find((excess) => excess <= gives) ?? gives;
  const units = block.units.map((unit, at) =>
    at === last ? { ...unit, height: unit.height - given } : unit,
  );
  return { ...block, units, given };
}

/** A page being filled. */
class OpenPage {
  readonly slices: Slice[] = [];
  overflows = false;
  private used = 0;
  private placed = 0;
  private full = false;
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
  }
  get empty(): boolean {
    return this.placed === 0;
  }
  /** Whether turning it gains anything: it holds something, or a header takes much of it. */
  worthTurning(otherRoom: number): boolean {
    return !this.empty || this.room < otherRoom;
  }
  free(spaceBefore: number): number {
    if (this.full) return Number.NEGATIVE_INFINITY;
    return this.room - this.used - (this.empty ? 0 : spaceBefore);
  }
  /** Places the units [from, to) of the block. */
  place(block: LowerBlock, at: Pick<Slice, 'block' | 'from' | 'to'>): void {
    const spaceBefore = this.empty ? 0 : block.spaceBefore;
    const last = at.to === block.units.length;
    this.used += spaceBefore + block.frame + heightOfUnits(block, at.from, at.to);
    this.placed += 1;
    this.full = last && block.stretches;
    const filled = this.full ? toQuarter(this.room - this.used) : 0;
    this.slices.push({ ...at, last, spaceBefore, stretch: filled - (last ? block.given : 0) });
  }
  /** A block that draws nothing has its place and takes no room. */
  mark(block: number): void {
    this.slices.push({ block, from: 0, to: 0, last: true, spaceBefore: 0, stretch: 0 });
  }
}

export function paginate(flow: readonly FlowBlock[], room: Room): PageContent[] {
  const pages: OpenPage[] = [];
  let page = new OpenPage(room.first);
  let mustBreak = false;
  /** The last block of the group that was given its page. */
  let settled = -1;

  const { bare = room.other } = room;
  /** The free height of the page that the block begins. */
  const begun = (block: FlowBlock): number => (block.bare ? bare : room.other);
  const blocks = flow.map((block, at) =>
    lowered(block, begun(block), block.gives ? heightAbove(flow, at, begun(block)) : 0),
  );
  const turn = (block: FlowBlock) => {
    pages.push(page);
    page = new OpenPage(begun(block));
  };

  blocks.forEach((block, index) => {
    if (block.breakAfter) mustBreak = true;
    if (block.units.length === 0) {
      page.mark(index);
      return;
    }
    // Every page but the first begins with what it was turned for.
    const blank = page.empty && !room.headed;
    if (mustBreak && !blank) turn(block);
    mustBreak = false;
    if (index > settled) settle(block, index);
    if (wholeHeight(block) <= page.free(block.spaceBefore) + TOLERANCE) {
      page.place(block, { block: index, from: 0, to: block.units.length });
    } else splitBlock(block, index);
  });
  pages.push(page);
  return pages.map(({ slices, overflows }, index) => ({ number: index + 1, slices, overflows }));

  /** Turns the page where more stands together on the next, and takes that as one. */
  function settle(block: FlowBlock, index: number): void {
    const other = begun(block);
    const free = page.free(block.spaceBefore);
    // Below a head, what does not fit splits; else only what no page holds.
    const unsplit = page.empty ? free : other;
    const here = groupFrom(blocks, index, { room: free, unsplit, page: other });
    const there = groupFrom(blocks, index, { room: other, unsplit: other, page: other });
    // A chain that no page holds begins here, but not with a heading alone; nor does one leave the title alone.
    const letGo = here.last > index && (page.empty || !there.whole);
    const stays = !page.worthTurning(other) || here.whole || letGo;
    if (!stays) turn(block);
    settled = (stays ? here : there).last;
  }

  function splitBlock(block: LowerBlock, index: number): void {
    let from = 0;
    while (from < block.units.length) {
      let to = endOnPage(block, from);
      if (to === from && page.worthTurning(begun(block))) {
        turn(block);
        continue;
      }
      if (to === from) {
        to = from + 1;
        page.overflows = true;
      }
      page.place(block, { block: index, from, to });
      from = to;
      if (from < block.units.length) turn(block);
    }
  }

  /** The end of the longest part from `from` on that the page holds; `from` where it holds none. */
  function endOnPage(block: FlowBlock, from: number): number {
    const free = page.free(block.spaceBefore) + TOLERANCE;
    return lastThatFits(block, from, free, endOfLeast(block, from, begun(block)));
  }
}

/** Ends where a run does, or anywhere within the one that begins at `from` and that no page holds, from `least` on. */
function lastThatFits(block: FlowBlock, from: number, free: number, least: number): number {
  const run = endOfRun(block, from);
  let height = block.frame;
  let end = from;
  for (let index = from; index < block.units.length; index++) {
    const unit = block.units[index];
    if (!unit) break;
    height += unit.height;
    if (height > free) break;
    const next = index + 1;
    const last = next === block.units.length;
    const within = least < run && next >= least && next < run;
    if (within || !unit.keepWithNext || last) end = next;
  }
  return end;
}
