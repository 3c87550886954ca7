import type { FlowBlock } from './flow.ts';
import {
  findGroup,
  findLeastEnd,
  findRunEnd,
  findRunStart,
  getBlockHeight,
  sumHeightAbove,
  sumUnitHeights,
  TOLERANCE,
} from './keep-together.ts';

/**
 * Packs measured blocks into pages. It knows heights and flags and no item type; all lengths in px. A block
 * is kept whole where a page can hold it, together with the blocks that must stay with it. A taller block
 * splits between its units, never through one. The head of the first page is bound to the first block: a
 * block splits below a title rather than leave the title alone on its page.
 */

/** The free height of the first page and of every other one. */
export interface Room {
  readonly first: number;
  readonly other: number;
  /** The height of a page without a running head. */
  readonly withoutHeader?: number;
  /**
   * True where a head is above the blocks of the first page: a page break before the first block then starts
   * a page.
   */
  readonly headed?: boolean;
}

/** The units [from, to) of the block with that index. */
export interface Slice {
  readonly block: number;
  readonly from: number;
  readonly to: number;
  /** Nothing of the block follows on a later page. */
  readonly last: boolean;
  /** The space before the slice as printed, in px: 0 at the beginning of a page. */
  readonly spaceBefore: number;
  /**
   * The height by which the last unit is taller than measured to fill its page, or lower if negative; in quarters
   * of a px.
   */
  readonly stretch: number;
}

export interface PageContent {
  /** The number of the page, from 1. */
  readonly number: number;
  readonly slices: readonly Slice[];
  /** True where the page holds a unit that no page could hold: it is clamped. */
  readonly overflows: boolean;
}

/** Rounds down to quarters of a px: both Chromium's 64ths and Firefox's 60ths can express them. */
const toQuarter = (length: number): number => Math.max(0, Math.floor(length * 4) / 4);

/** A block as low as a page needs it, and by how much its last unit is lower than it measures. */
type ShrunkBlock = FlowBlock & { readonly shrunkBy: number };

/**
 * Shrinks the last unit of a block that no page holds, in px: to fit below the headings above it, or else
 * without them. Where the unit may not shrink enough, only what must stay with it counts, or the unit alone.
 */
function shrinkLastUnit(block: FlowBlock, page: number, above: number): ShrunkBlock {
  const shrinkableBy = toQuarter(block.shrinkableBy ?? 0);
  if (shrinkableBy === 0) return { ...block, shrunkBy: 0 };
  const last = block.units.length - 1;
  const getExcess = (unit: number, besides = 0): number => {
    const height = block.frame + sumUnitHeights(block, unit, last + 1) + besides;
    return Math.max(0, Math.ceil((height - page) * 4) / 4);
  };
  const excesses = [getExcess(0, above), ...[0, findRunStart(block, last), last].map((at) => getExcess(at))];
  const shrunkBy = excesses.find((excess) => excess <= shrinkableBy) ?? shrinkableBy;
  const units = block.units.map((unit, at) =>
    at === last ? { ...unit, height: unit.height - shrunkBy } : unit,
  );
  return { ...block, units, shrunkBy };
}

/** A page being filled. */
class OpenPage {
  readonly slices: Slice[] = [];
  overflows = false;
  private used = 0;
  private placed = 0;
  private isFull = false;
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
  }
  get isEmpty(): boolean {
    return this.placed === 0;
  }
  /** Tells whether a new page gains anything: this one holds something, or a header takes much of it. */
  gainsFromBreak(otherRoom: number): boolean {
    return !this.isEmpty || this.room < otherRoom;
  }
  getFreeHeight(spaceBefore: number): number {
    if (this.isFull) return Number.NEGATIVE_INFINITY;
    return this.room - this.used - (this.isEmpty ? 0 : spaceBefore);
  }
  /** Adds the units [from, to) of the block to the page. */
  place(block: ShrunkBlock, at: Pick<Slice, 'block' | 'from' | 'to'>): void {
    const spaceBefore = this.isEmpty ? 0 : block.spaceBefore;
    const last = at.to === block.units.length;
    this.used += spaceBefore + block.frame + sumUnitHeights(block, at.from, at.to);
    this.placed += 1;
    this.isFull = last && block.fillsPage;
    const filled = this.isFull ? toQuarter(this.room - this.used) : 0;
    this.slices.push({ ...at, last, spaceBefore, stretch: filled - (last ? block.shrunkBy : 0) });
  }
  /** Adds a block that draws nothing: it has a slice and takes no room. */
  placeEmpty(block: number): void {
    this.slices.push({ block, from: 0, to: 0, last: true, spaceBefore: 0, stretch: 0 });
  }
}

/** Packs blocks into pages, at most as many; what is behind the last one has no page. */
export const paginate = (
  flow: readonly FlowBlock[],
  room: Room,
  most = Number.POSITIVE_INFINITY,
): PageContent[] => new Packer(flow, room, most).pack();

/** Packs the blocks of one flow, page by page. */
class Packer {
  private readonly blocks: readonly ShrunkBlock[];
  private readonly room: Room;
  /** No more pages than these are begun. */
  private readonly most: number;
  private readonly pages: OpenPage[] = [];
  /** The page that is being filled. */
  private page: OpenPage;
  private mustBreak = false;
  /** The index of the last block of the group that was given its page. */
  private lastGrouped = -1;

  constructor(flow: readonly FlowBlock[], room: Room, most: number) {
    this.room = room;
    this.most = most;
    this.page = new OpenPage(room.first);
    this.blocks = flow.map((block, at) => {
      const pageRoom = this.getPageRoom(block);
      return shrinkLastUnit(block, pageRoom, block.shrinkableBy ? sumHeightAbove(flow, at, pageRoom) : 0);
    });
  }

  pack(): PageContent[] {
    for (const [index, block] of this.blocks.entries()) {
      if (this.pages.length >= this.most) break;
      this.packBlock(block, index);
    }
    return [...this.pages, this.page]
      .slice(0, this.most)
      .map(({ slices, overflows }, index) => ({ number: index + 1, slices, overflows }));
  }

  private packBlock(block: ShrunkBlock, index: number): void {
    if (block.breakAfter) this.mustBreak = true;
    if (block.units.length === 0) {
      this.page.placeEmpty(index);
      return;
    }
    // Every page but the first begins with the block that needed it.
    const isBlank = this.page.isEmpty && !this.room.headed;
    if (this.mustBreak && !isBlank) this.startPage(block);
    this.mustBreak = false;
    if (index > this.lastGrouped) this.placeGroup(block, index);
    if (getBlockHeight(block) <= this.page.getFreeHeight(block.spaceBefore) + TOLERANCE) {
      this.page.place(block, { block: index, from: 0, to: block.units.length });
    } else this.splitBlock(block, index);
  }

  /** Returns the free height of a page that the block begins. */
  private getPageRoom({ withoutHeader }: FlowBlock): number {
    return withoutHeader ? (this.room.withoutHeader ?? this.room.other) : this.room.other;
  }

  private startPage(block: FlowBlock): void {
    this.pages.push(this.page);
    this.page = new OpenPage(this.getPageRoom(block));
  }

  /** Starts a new page where more blocks stay together on the next one, and adds them as one group. */
  private placeGroup(block: FlowBlock, index: number): void {
    const { page, blocks } = this;
    const pageRoom = this.getPageRoom(block);
    const free = page.getFreeHeight(block.spaceBefore);
    // Below a head, every block that does not fit splits; else only one that no page holds.
    const unsplit = page.isEmpty ? free : pageRoom;
    const onThisPage = findGroup(blocks, index, { room: free, unsplit, page: pageRoom });
    const onNextPage = findGroup(blocks, index, { room: pageRoom, unsplit: pageRoom, page: pageRoom });
    // A chain that no page holds may begin on this page, but neither a heading nor the title is left alone.
    const mayBegin = onThisPage.last > index && (page.isEmpty || !onNextPage.whole);
    const stays = !page.gainsFromBreak(pageRoom) || onThisPage.whole || mayBegin;
    if (!stays) this.startPage(block);
    this.lastGrouped = (stays ? onThisPage : onNextPage).last;
  }

  private splitBlock(block: ShrunkBlock, index: number): void {
    let from = 0;
    while (from < block.units.length && this.pages.length < this.most) {
      let to = this.findEndOnPage(block, from);
      if (to === from && this.page.gainsFromBreak(this.getPageRoom(block))) {
        this.startPage(block);
        continue;
      }
      if (to === from) {
        to = from + 1;
        this.page.overflows = true;
      }
      this.page.place(block, { block: index, from, to });
      from = to;
      if (from < block.units.length) this.startPage(block);
    }
  }

  /** Returns the end of the longest part from `from` on that the page holds; `from` where it holds none. */
  private findEndOnPage(block: FlowBlock, from: number): number {
    const free = this.page.getFreeHeight(block.spaceBefore) + TOLERANCE;
    return findLastFitting(block, from, free, findLeastEnd(block, from, this.getPageRoom(block)));
  }
}

/**
 * Returns the end of the longest part from `from` on that fits `free`: a run's end, or, in a run that no page
 * holds, any unit from `least` on.
 */
function findLastFitting(block: FlowBlock, from: number, free: number, least: number): number {
  const run = findRunEnd(block, from);
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
