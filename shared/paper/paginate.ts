/**
 * Packs measured blocks into pages. It knows heights and flags and no item type; all lengths in px.
 *
 * A block is kept whole where a page can hold it. One that is taller than a page splits between its
 * own units, never through one. What must stay with the next moves to the next page together with
 * it, unless the two could not share any page.
 */
export interface FlowUnit {
  readonly height: number;
  /** Never the last of its block on a page, where the block splits. */
  readonly keepWithNext: boolean;
}

export interface FlowBlock {
  readonly units: readonly FlowUnit[];
  /** Before the block, unless it begins its page. */
  readonly spaceBefore: number;
  /** What a part of the block takes besides its units, such as a border; each part has it. */
  readonly frame: number;
  readonly keepWithNext: boolean;
  /** Draws nothing; what follows starts a page. */
  readonly breakAfter: boolean;
}

/** The free height of the first page and of every other one. */
export interface Room {
  readonly first: number;
  readonly other: number;
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
}

export interface PageContent {
  /** From 1. */
  readonly number: number;
  readonly slices: readonly Slice[];
  /** A unit stands here that no page could hold: it is clamped. */
  readonly overflows: boolean;
}

/** Layout rounds to 1/64 px; a sum of many may be that much too large. */
const TOLERANCE = 0.5;

const sum = (units: readonly FlowUnit[], from: number, to: number): number => {
  let total = 0;
  for (let index = from; index < to; index++) total += units[index]?.height ?? 0;
  return total;
};

const wholeHeight = (block: FlowBlock): number => block.frame + sum(block.units, 0, block.units.length);

/** A page being filled. */
class OpenPage {
  readonly slices: Slice[] = [];
  overflows = false;
  private used = 0;
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
  }

  private placed = 0;

  get empty(): boolean {
    return this.placed === 0;
  }
  /** Whether turning it gains anything: it holds something, or a header takes much of it. */
  worthTurning(otherRoom: number): boolean {
    return !this.empty || this.room < otherRoom;
  }
  free(spaceBefore: number): number {
    return this.room - this.used - (this.empty ? 0 : spaceBefore) + TOLERANCE;
  }
  place(part: Omit<Slice, 'spaceBefore'>, height: number, space: number): void {
    const spaceBefore = this.empty ? 0 : space;
    this.used += height + spaceBefore;
    this.placed += 1;
    this.slices.push({ ...part, spaceBefore });
  }
  /** A block that draws nothing has its place and takes no room. */
  mark(block: number): void {
    this.slices.push({ block, from: 0, to: 0, last: true, spaceBefore: 0 });
  }
}

export function paginate(blocks: readonly FlowBlock[], room: Room): PageContent[] {
  const pages: OpenPage[] = [];
  let page = new OpenPage(room.first);
  let mustBreak = false;
  let bound = -1;

  const turn = () => {
    pages.push(page);
    page = new OpenPage(room.other);
  };

  blocks.forEach((block, index) => {
    if (block.breakAfter) mustBreak = true;
    if (block.units.length === 0) {
      page.mark(index);
      return;
    }
    const blank = page.empty && !(room.headed && pages.length === 0);
    if (mustBreak && !blank) turn();
    mustBreak = false;
    const group = groupHeight(blocks, index, room.other);
    const moves = page.worthTurning(room.other) && group <= room.other + TOLERANCE;
    if (bound !== index && moves && group > page.free(block.spaceBefore)) turn();
    bound = boundTo(blocks, index);
    placeBlock(block, index);
  });
  pages.push(page);
  return pages.map(({ slices, overflows }, index) => ({ number: index + 1, slices, overflows }));

  function placeBlock(block: FlowBlock, index: number): void {
    const height = wholeHeight(block);
    const end = block.units.length;
    if (height <= page.free(block.spaceBefore)) {
      page.place({ block: index, from: 0, to: end, last: true }, height, block.spaceBefore);
      return;
    }
    if (page.worthTurning(room.other) && height <= room.other + TOLERANCE) turn();
    splitBlock(block, index);
  }

  function splitBlock(block: FlowBlock, index: number): void {
    let from = 0;
    while (from < block.units.length) {
      let to = lastThatFits(block, from, page.free(block.spaceBefore));
      if (to === from && page.worthTurning(room.other)) {
        turn();
        continue;
      }
      if (to === from) {
        to = from + 1;
        page.overflows = true;
      }
      const last = to === block.units.length;
      page.place(
        { block: index, from, to, last },
        block.frame + sum(block.units, from, to),
        block.spaceBefore,
      );
      from = to;
      if (from < block.units.length) turn();
    }
  }
}

/** The end of the longest part from `from` that fits and may end a page; `from` where none does. */
function lastThatFits(block: FlowBlock, from: number, free: number): number {
  let height = block.frame;
  let end = from;
  for (let index = from; index < block.units.length; index++) {
    const unit = block.units[index];
    if (!unit) break;
    height += unit.height;
    if (height > free) break;
    const last = index + 1 === block.units.length;
    if (!unit.keepWithNext || last) end = index + 1;
  }
  return end;
}

/** The next block that draws something, or -1; a break in between parts the two. */
function drawnAfter(blocks: readonly FlowBlock[], index: number): number {
  for (let next = index + 1; next < blocks.length; next++) {
    if (blocks[next]?.units.length) return next;
    if (blocks[next]?.breakAfter) return -1;
  }
  return -1;
}

/** The block that must stay with this one; -1 where it binds none. */
const boundTo = (blocks: readonly FlowBlock[], index: number): number =>
  blocks[index]?.keepWithNext ? drawnAfter(blocks, index) : -1;

/**
 * The height of the block with all that must stay with it. Where the whole could stand on no page,
 * the last of the group counts with its first units alone, or the group is let go.
 */
function groupHeight(blocks: readonly FlowBlock[], start: number, page: number): number {
  let height = 0;
  let index = start;
  for (let next = boundTo(blocks, index); next !== -1; next = boundTo(blocks, index)) {
    const block = blocks[index] as FlowBlock;
    height += wholeHeight(block) + (index === start ? 0 : block.spaceBefore);
    index = next;
  }
  const last = blocks[index] as FlowBlock;
  const space = index === start ? 0 : last.spaceBefore;
  const whole = wholeHeight(last);
  return height + space + (height + space + whole <= page + TOLERANCE ? whole : firstPart(last));
}

/** The least of a block that may end a page. */
function firstPart(block: FlowBlock): number {
  const end = block.units.findIndex((unit) => !unit.keepWithNext);
  return block.frame + sum(block.units, 0, end === -1 ? block.units.length : end + 1);
}
