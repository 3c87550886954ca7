import { countBy, uniq, uniqBy } from 'es-toolkit';
import type { ReactElement } from 'react';
import { LinePlaces } from '../../text/line-places.ts';
import { fitInlineParts } from '../measure/fit-inline.ts';
import { joinUnits } from '../measure/join-units.ts';
import {
  EMPTY_PART,
  type MeasuredPart,
  measureGapBelow,
  measurePart,
  takesNoRoom,
} from '../measure/measure.ts';
import { isSameMeasures } from '../measure/same-measures.ts';
import { findRepeated } from '../pack/flow.ts';
import { paginate, type Room } from '../pack/paginate.ts';
import { CONTENT_HEIGHT, HEADER_LIMIT } from '../sheet/page-sizes.ts';
import { getMostPacked } from './most-packed.ts';
import {
  type BlockPlace,
  HEAD_KEY,
  type PaperBlock,
  type PaperWarning,
  RUNNING_HEAD_KEY,
} from './paper-content.ts';
import { type PlacedPage, toPlacedPage } from './placed-page.ts';
import { isSameDrawing } from './same-drawing.ts';
import { type Flow, isSameFlow } from './same-flow.ts';
import { findWarnings } from './warnings.ts';

interface DrawnPart {
  readonly element: HTMLElement;
  /** The first unit of the part, and the place in it where the part begins, in px. */
  readonly from: number;
  readonly top: number;
}

/**
 * An unmeasured block takes its place without a height, so that it lies behind the page breaks before it from
 * the first packing on: blocks that are then on its page need no second rendering. A page break measures
 * exactly this.
 */
const UNMEASURED: MeasuredPart = {
  ...EMPTY_PART,
  units: [{ height: 0, keepWithNext: false, unit: 0, top: 0 }],
};

/**
 * Remembers the measured heights of every block, the element that was measured, and the DOM elements that
 * draw it now. Only what was drawn again is measured again; packing is arithmetic over the remembered
 * heights.
 */
export class Layout {
  private readonly measured = new Map<string, MeasuredPart>();
  private readonly measuredAs = new Map<string, ReactElement>();
  /**
   * The height by which a block's last part was stretched when it was measured, in px; negative where it was
   * shrunk.
   */
  private readonly stretchedBy = new Map<string, number>();
  private readonly parts = new Map<string, Set<DrawnPart>>();
  private readonly stale = new Map<string, ReactElement>();
  private readonly invalidated = new Map<string, ReactElement>();
  private isBlank = true;
  private packed: { readonly flow: Flow; readonly pages: readonly PlacedPage[] } | null = null;
  /** The number of parts in which the pages hold each block. */
  private partCounts: Readonly<Record<string, number>> = {};
  /** The free space below the content of the head, in px. */
  private headGap = 0;
  /** Where the words of numbered texts stand. */
  readonly lines = new LinePlaces();

  /** Registers the DOM element of a part. Returns a function that removes it. */
  attachPart(key: string, part: DrawnPart): () => void {
    const parts = this.parts.get(key) ?? new Set();
    this.parts.set(key, parts.add(part));
    return () => parts.delete(part);
  }

  /**
   * Records that a block was drawn: if the element is not the measured one, its heights may differ. `stretch`
   * is that of the last part; other parts have none.
   */
  markDrawn(key: string, element: ReactElement, stretch?: number): void {
    if (!this.isMeasuredAs(key, element, stretch)) this.stale.set(key, element);
    if (stretch !== undefined) this.stretchedBy.set(key, stretch);
  }

  /**
   * Tells whether the remembered heights are those of this element; if not, every part of the block must be
   * drawn.
   */
  isMeasuredAs(key: string, element: ReactElement, stretch?: number): boolean {
    const known = this.measuredAs.get(key);
    // A block needs the same height however much it was stretched or shrunk, but what fits in it may change.
    const asTall = stretch === undefined || (this.stretchedBy.get(key) ?? 0) === stretch;
    return asTall && known !== undefined && isSameDrawing(known, element);
  }

  /** Marks a block for measuring although its element is the same, because the DOM below it changed. */
  markStale(key: string): void {
    const element = this.measuredAs.get(key);
    if (element) this.stale.set(key, element);
  }

  /**
   * Invalidates all heights; the old ones serve until there are new ones. The caller must paginate before it
   * measures, because blocks off screen must be drawn for that.
   */
  forgetMeasures(): void {
    for (const [key, element] of this.measuredAs) this.invalidated.set(key, element);
    this.measuredAs.clear();
  }

  /** Tells whether the pages come from measured heights and are not the first guess. */
  get hasMeasured(): boolean {
    return !this.isBlank;
  }

  /**
   * Measures the blocks that were drawn again; `scale` is called only if one of them takes room. Returns whether the
   * caller must paginate again: a height changed, or parts off screen must be drawn first.
   */
  measure(scale: () => number): boolean {
    this.isBlank = false;
    if (this.stale.size === 0) return false;
    // A static block off screen is not drawn; its heights hold.
    const drawn = [...this.stale].filter(([key]) => this.parts.get(key)?.size);
    // All before anything is read, so that one layout serves them.
    for (const [key] of drawn) for (const { element } of this.parts.get(key) ?? []) fitInlineParts(element);
    const isLaidOut = drawn.some(([key]) => this.listParts(key).some(({ element }) => !takesNoRoom(element)));
    const scaled = isLaidOut ? scale() : 1;
    this.stale.clear();
    return drawn
      .map(([key, element]) => {
        // The block must be drawn on all of its pages first, visible or not.
        const wasKnown = this.measuredAs.delete(key);
        if (!this.isWhole(key)) {
          this.stale.set(key, element);
          return wasKnown;
        }
        if (this.isUnsettled(key)) this.stale.set(key, element);
        else this.measuredAs.set(key, element);
        return this.measureBlock(key, scaled);
      })
      .includes(true);
  }

  /** Returns what draws a part of a block now, and the element that it was measured as; null while none does. */
  findDrawnPart({
    key,
    part,
  }: BlockPlace): { element: HTMLElement; drawing: ReactElement | undefined } | null {
    const drawn = this.listParts(key).find(({ from, top }) => from === part.from && top === part.top);
    return drawn ? { element: drawn.element, drawing: this.measuredAs.get(key) } : null;
  }

  /** Tells whether every part of the block that the pages hold is drawn. */
  private isWhole(key: string): boolean {
    return this.listParts(key).length >= (this.partCounts[key] ?? 0);
  }

  /**
   * Lists the drawn parts of a block in order. A running head is drawn on many pages: parts that begin alike
   * count once.
   */
  private listParts(key: string): DrawnPart[] {
    const parts = uniqBy([...(this.parts.get(key) ?? [])], ({ from, top }) => `${from}/${top}`);
    return parts.sort((a, b) => a.from - b.from || a.top - b.top);
  }

  private isUnsettled(key: string): boolean {
    const parts = [...(this.parts.get(key) ?? [])];
    return parts.some(({ element }) => element.querySelectorAll('[data-unsettled]').length > 0);
  }

  /** Lets go of what the document no longer has. */
  forgetRemovedBlocks(content: Flow): void {
    const used = new Set(content.blocks.map(({ key }) => key));
    if (content.head) used.add(HEAD_KEY);
    if (content.runningHead) used.add(RUNNING_HEAD_KEY);
    this.lines.keep((key) => used.has(key));
    for (const key of this.measured.keys()) {
      if (used.has(key)) continue;
      for (const known of [this.measured, this.measuredAs, this.stretchedBy, this.parts]) known.delete(key);
      this.packed = null;
    }
  }

  /** Returns the pages; the same array while neither a height nor the order of blocks changes. */
  paginate(flow: Flow): readonly PlacedPage[] {
    for (const [key, element] of this.invalidated) this.stale.set(key, element);
    this.invalidated.clear();
    const same = this.packed && isSameFlow(this.packed.flow, flow);
    this.packed = { flow, pages: same && this.packed ? this.packed.pages : this.pack(flow) };
    return this.packed.pages;
  }

  private pack({ blocks, head, runningHead, sheetLimit, margin, toLean }: Flow): readonly PlacedPage[] {
    const taken = 2 * (margin?.inset ?? 0);
    const full = CONTENT_HEIGHT - taken;
    const below = this.getRoom();
    const [first, other] = [below.first - taken, below.other - taken];
    const flow = blocks.map((block) => {
      const measures = this.getMeasures(block);
      return { ...block, ...measures, repeated: findRepeated(measures.units, other) };
    });
    const room = {
      first: head ? first : full,
      other: runningHead ? other : full,
      withoutHeader: full,
      headed: head !== null && first < full,
    };
    const Packer = blocks.find(({ columns }) => columns)?.columns?.Packer;
    const packed = paginate(flow, room, getMostPacked(sheetLimit), toLean?.(Packer) ?? Packer);
    const pages = packed.map((page) => toPlacedPage(page, flow));
    this.partCounts = countBy(
      pages.flatMap(({ slices }) => slices),
      ({ block }) => blocks[block]?.key ?? '',
    );
    return pages;
  }

  /**
   * Returns the measured heights of a block, or records the placeholder for it, so that measuring exactly
   * that changes no page.
   */
  private getMeasures({ key, breakAfter }: PaperBlock): MeasuredPart {
    const numbers = this.measured.get(key) ?? (breakAfter ? EMPTY_PART : UNMEASURED);
    this.measured.set(key, numbers);
    return numbers;
  }

  /** Returns the room that the heads leave on the pages, in px, as far as they are measured. */
  getRoom(): Room {
    const below = (head: string) => CONTENT_HEIGHT - Math.min(HEADER_LIMIT, this.getHeight(head));
    return { first: below(HEAD_KEY), other: below(RUNNING_HEAD_KEY) };
  }

  /** Lists what could not be laid out as asked, and was clamped. */
  listWarnings(flow: Flow, pages: readonly PlacedPage[]): PaperWarning[] {
    // The gap below it may go: nothing is lost with that.
    const headHeight = this.getHeight(HEAD_KEY) - this.headGap;
    return findWarnings({ ...flow, pages, headHeight, measured: (key) => this.measured.get(key) });
  }

  /** Returns the unclamped height of a block, in px; 0 while it is not measured or does not exist. */
  getHeight(key: string): number {
    const { units, frame } = this.measured.get(key) ?? EMPTY_PART;
    return units.reduce((height, unit) => height + unit.height, frame);
  }

  private measureBlock(key: string, scale: number): boolean {
    const read = this.listParts(key).map((part) => measurePart(part.element, scale, part.from));
    const next = {
      units: joinUnits(read.map((part) => part.units)),
      frame: Math.max(0, ...read.map((part) => part.frame)),
      fillsPage: read.some((part) => part.fillsPage),
      shrinkableBy: read.at(-1)?.shrinkableBy ?? 0,
      cut: read.some((part) => part.cut),
      shortened: read.some((part) => part.shortened),
      tooWide: uniq(read.flatMap((part) => part.tooWide)),
      overflowing: read.flatMap((part) => part.overflowing),
      tight: read.flatMap((part) => part.tight),
    };
    if (key === HEAD_KEY)
      this.headGap = Math.max(0, ...this.listParts(HEAD_KEY).map(({ element }) => measureGapBelow(element)));
    const before = this.measured.get(key) ?? EMPTY_PART;
    this.measured.set(key, next);
    const changed = !isSameMeasures(before, next);
    if (changed) this.packed = null;
    return changed;
  }
}
