import type { FlowBlock } from './flow.ts';
import { getRepeatedHeight, sumUnitHeights } from './keep-together.ts';

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
  /** The height of what is drawn again above the slice, in px. */
  readonly repeated: number;
  /** The column that it stands in; absent where it is as wide as the page. */
  readonly column?: ColumnPlace;
}

/** A column of a page, one of several side by side. */
export interface ColumnPlace {
  /** The place of the column among them, from 0, and their number. */
  readonly at: number;
  readonly count: number;
  /** The index of the first block in any of them. */
  readonly first: number;
  /** The space above all of them, and the height of the tallest, in px. */
  readonly spaceBefore: number;
  readonly height: number;
}

export interface PageContent {
  /** The number of the page, from 1. */
  readonly number: number;
  readonly slices: readonly Slice[];
  /** True where the page holds a unit that no page could hold: it is clamped. */
  readonly overflows: boolean;
}

/** Rounds down to quarters of a px: both Chromium's 64ths and Firefox's 60ths can express them. */
export const toQuarter = (length: number): number => Math.max(0, Math.floor(length * 4) / 4);

/** A block as low as a page needs it, and by how much its last unit is lower than it measures. */
export type ShrunkBlock = FlowBlock & { readonly shrunkBy: number };

/** A page being filled, or a column of one. */
export class OpenPage {
  readonly slices: Slice[] = [];
  overflows = false;
  private used = 0;
  private placed = 0;
  private filled = false;
  private readonly room: number;
  private readonly isBelow: boolean;

  /** `isBelow` is true for a column that stands below something else than a head. */
  constructor(room: number, isBelow = false) {
    this.room = room;
    this.isBelow = isBelow;
  }
  get isEmpty(): boolean {
    return this.placed === 0;
  }
  /** Tells whether nothing but a head is above what comes next. */
  get isAtTop(): boolean {
    return this.isEmpty && !this.isBelow;
  }
  get height(): number {
    return this.used;
  }
  /** True where its last block has taken what was left. */
  get isFull(): boolean {
    return this.filled;
  }
  /** Tells whether a new page gains anything: this one holds something, or a header takes much of it. */
  gainsFromBreak(otherRoom: number): boolean {
    return !this.isEmpty || this.room < otherRoom;
  }
  getFreeHeight(spaceBefore: number): number {
    if (this.filled) return Number.NEGATIVE_INFINITY;
    return this.room - this.used - (this.isEmpty ? 0 : spaceBefore);
  }
  /** Adds the units [from, to) of the block to the page. */
  place(block: ShrunkBlock, at: Pick<Slice, 'block' | 'from' | 'to'>): void {
    const spaceBefore = this.isEmpty ? 0 : block.spaceBefore;
    const last = at.to === block.units.length;
    this.used += spaceBefore + block.frame + sumUnitHeights(block, at.from, at.to);
    this.placed += 1;
    this.filled = last && block.fillsPage;
    const filled = this.filled ? toQuarter(this.room - this.used) : 0;
    const stretch = filled - (last ? block.shrunkBy : 0);
    this.slices.push({ ...at, last, spaceBefore, stretch, repeated: getRepeatedHeight(block, at.from) });
  }
  /** Adds a block that draws nothing: it has a slice and takes no room. */
  placeEmpty(block: number): void {
    this.slices.push({ block, from: 0, to: 0, last: true, spaceBefore: 0, stretch: 0, repeated: 0 });
  }
  /** Adds columns side by side, which begin with the block. */
  placeColumns(block: FlowBlock, columns: readonly OpenPage[], count: number, first: number): void {
    const spaceBefore = this.isEmpty ? 0 : block.spaceBefore;
    const filled = columns.some(({ isFull }) => isFull);
    const height = filled ? this.getFreeHeight(spaceBefore) : Math.max(...columns.map((one) => one.height));
    for (const [at, column] of columns.entries()) {
      const place = { at, count, first, spaceBefore, height };
      this.slices.push(...column.slices.map((slice) => ({ ...slice, column: place })));
    }
    this.used += spaceBefore + height;
    this.placed += 1;
    this.filled = filled;
    this.overflows ||= columns.some(({ overflows }) => overflows);
  }
}
