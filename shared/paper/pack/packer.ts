import type { FlowBlock } from './flow.ts';
import {
  findGroup,
  findLeastEnd,
  findRunEnd,
  getBlockHeight,
  getRepeatedHeight,
  TOLERANCE,
} from './keep-together.ts';
import type { OpenPage, ShrunkBlock } from './open-page.ts';

/** The pages that are filled in turn, or the columns of pages. */
export interface Sheets {
  /** Opens the next one, with that number from 0; a block begins all but the first. */
  open(at: number, block?: FlowBlock): OpenPage;
  /** Returns the free height of an empty one that the block begins, in px. */
  getRoom(block: FlowBlock): number;
  /** No more than these are begun. */
  readonly most: number;
}

/** A unit that takes no more than this share of a page is little on a last page. */
const LITTLE = 1 / 8;

/** Packs blocks one below the other into what is filled in turn. */
export class Packer {
  protected readonly blocks: readonly ShrunkBlock[];
  protected readonly done: OpenPage[] = [];
  /** The page that is being filled. */
  protected page: OpenPage;
  private readonly sheets: Sheets;
  /** The index of the last block that draws something; -1 where none does. */
  private readonly lastDrawn: number;
  /** The blocks as high as they count where it is decided what stays together. */
  protected kept: readonly FlowBlock[];
  /** The index of the last block of the group that was given its page. */
  protected lastGrouped: number;

  constructor(
    blocks: readonly ShrunkBlock[],
    sheets: Sheets,
    kept: readonly FlowBlock[] = blocks,
    lastGrouped = -1,
  ) {
    this.blocks = blocks;
    this.sheets = sheets;
    this.kept = kept;
    this.lastGrouped = lastGrouped;
    this.lastDrawn = blocks.findLastIndex(({ units }) => units.length > 0);
    this.page = sheets.open(0);
  }

  /** True where no more may be begun. */
  protected get isDone(): boolean {
    return this.done.length >= this.sheets.most;
  }

  /** Packs the blocks [from, to), and returns what they fill. */
  pack(from: number, to: number): OpenPage[] {
    for (let index = from; index < to && !this.isDone; ) index = this.packAt(index);
    return [...this.done, this.page].slice(0, this.sheets.most);
  }

  /** Packs the block with that index. Returns the index of the next one. */
  protected packAt(index: number): number {
    const block = this.blocks[index] as ShrunkBlock;
    if (block.units.length === 0) this.page.placeEmpty(index);
    else this.packBlock(block, index);
    return index + 1;
  }

  private packBlock(block: ShrunkBlock, index: number): void {
    this.placeGroup(block, index);
    if (getBlockHeight(block) <= this.page.getFreeHeight(block.spaceBefore) + TOLERANCE) {
      this.page.place(block, { block: index, from: 0, to: block.units.length });
    } else this.splitBlock(block, index);
  }

  protected startPage(block: FlowBlock): void {
    this.done.push(this.page);
    this.page = this.sheets.open(this.done.length, block);
  }

  /** Goes on to where more blocks stay together, and adds them as one group. */
  protected placeGroup(block: FlowBlock, index: number): void {
    if (index <= this.lastGrouped) return;
    // Of columns below something else, the next one may have no more room than this.
    while (!this.holdsGroup(block, index) && !this.isDone) this.startPage(block);
  }

  /** Adds the blocks that stay together on this page as one group, unless they stay together better on the next. */
  private holdsGroup(block: FlowBlock, index: number): boolean {
    const { page, kept } = this;
    const pageRoom = this.sheets.getRoom(block);
    const free = page.getFreeHeight(block.spaceBefore);
    // Below a head, every block that does not fit splits; else only one that no page holds.
    const unsplit = page.isAtTop ? free : pageRoom;
    const here = findGroup(kept, index, { room: free, unsplit, page: pageRoom });
    const there = findGroup(kept, index, { room: pageRoom, unsplit: pageRoom, page: pageRoom });
    // A chain that no page holds may begin on this page, but neither a heading nor the title is left alone.
    const mayBegin = here.last > index && (page.isAtTop || !there.whole);
    const stays = !page.gainsFromBreak(pageRoom) || here.whole || mayBegin;
    if (stays) this.lastGrouped = here.last;
    return stays;
  }

  private splitBlock(block: ShrunkBlock, index: number): void {
    let from = 0;
    while (from < block.units.length && !this.isDone) {
      let to = this.findEndOnPage(block, index, from);
      if (to === from && this.page.gainsFromBreak(this.sheets.getRoom(block))) {
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
  private findEndOnPage(block: FlowBlock, index: number, from: number): number {
    const free = this.page.getFreeHeight(block.spaceBefore) + TOLERANCE;
    const page = this.sheets.getRoom(block);
    const endsLow = index === this.lastDrawn && (block.units.at(-1)?.height ?? 0) <= page * LITTLE;
    const sparesLast = endsLow || block.flowsOn === true || block.flowsWhenLong === true;
    return findLastFitting(block, from, { free, least: findLeastEnd(block, from, page), sparesLast });
  }
}

/** What a part of a block is cut to. */
interface PartLimits {
  readonly free: number;
  readonly least: number;
  /** The last unit is not left alone, where this part can spare another. */
  readonly sparesLast: boolean;
}

/**
 * Returns the end of the longest part from `from` on that fits `free`: a run's end, or, in a run that no page
 * holds, any unit from `least` on.
 */
function findLastFitting(block: FlowBlock, from: number, { free, least, sparesLast }: PartLimits): number {
  const run = findRunEnd(block, from);
  let height = block.frame + getRepeatedHeight(block, from);
  let end = from;
  for (let index = from; index < block.units.length; index++) {
    const unit = block.units[index];
    if (!unit) break;
    height += unit.height;
    if (height > free) break;
    const next = index + 1;
    const last = next === block.units.length;
    const within = least < run && next >= least && next < run;
    // A last page is more than one row, where the one before it can spare another.
    const leavesOne = sparesLast && next === block.units.length - 1 && end > from;
    if (within || (!unit.keepWithNext && !leavesOne) || last) end = next;
  }
  return end;
}
