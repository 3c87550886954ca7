import { uniqBy } from 'es-toolkit';
import type { PaperContent, PaperWarning } from './content.ts';
import { type MeasuredPart, measurePart } from './measure.ts';
import { CONTENT_HEIGHT, HEADER_LIMIT } from './page.ts';
import { type FlowBlock, type FlowUnit, type PageContent, paginate } from './paginate.ts';

export const HEAD = '#head';
export const RUNNING_HEAD = '#running-head';

interface DrawnPart {
  readonly element: HTMLElement;
  readonly from: number;
}

type Flow = Pick<PaperContent, 'blocks' | 'head' | 'runningHead' | 'sheetLimit'>;

const NOTHING: MeasuredPart = { units: [], frame: 0 };

/**
 * Remembers what every block measures and which element draws which part of it. Only what was drawn
 * anew is measured again; packing is arithmetic over what is remembered.
 */
export class Layout {
  private readonly measured = new Map<string, MeasuredPart>();
  private readonly drawn = new Map<string, Set<DrawnPart>>();
  private readonly stale = new Set<string>();

  /** Called by a part once its element is in the page; answers what takes it back. */
  draws(key: string, part: DrawnPart): () => void {
    const parts = this.drawn.get(key) ?? new Set();
    this.drawn.set(key, parts.add(part));
    return () => parts.delete(part);
  }

  /** The block was drawn anew: its numbers may be other ones. */
  changed(key: string): void {
    this.stale.add(key);
  }

  forgetMeasures(): void {
    for (const key of this.drawn.keys()) this.stale.add(key);
  }

  /** Measures what is stale; answers whether a number changed. */
  measure(scale: number): boolean {
    const keys = [...this.stale];
    this.stale.clear();
    return keys.map((key) => this.measureBlock(key, scale)).includes(true);
  }

  /** Lets go of what the document no longer has. */
  forgetGone(content: Flow): void {
    const kept = new Set(content.blocks.map(({ key }) => key));
    if (content.head) kept.add(HEAD);
    if (content.runningHead) kept.add(RUNNING_HEAD);
    for (const key of this.measured.keys()) if (!kept.has(key)) this.measured.delete(key);
    for (const key of this.drawn.keys()) if (!kept.has(key)) this.drawn.delete(key);
  }

  paginate({ blocks, head, runningHead }: Flow): PageContent[] {
    const flow = blocks.map(
      (block): FlowBlock => ({ ...block, ...(this.measured.get(block.key) ?? NOTHING) }),
    );
    const roomBelow = (height: number) => CONTENT_HEIGHT - Math.min(HEADER_LIMIT, height);
    const first = head ? this.height(HEAD) : 0;
    const other = runningHead ? this.height(RUNNING_HEAD) : 0;
    return paginate(flow, { first: roomBelow(first), other: roomBelow(other), headed: first > 0 });
  }

  /** What could not be laid out as it is, and was clamped. */
  warnings({ blocks, sheetLimit }: Flow, pages: readonly PageContent[]): PaperWarning[] {
    const clamped = pages.filter((page) => page.overflows).flatMap((page) => page.slices.slice(-1));
    const tall = clamped.flatMap(({ block }) => {
      const key = blocks[block]?.key;
      return key ? [{ key, message: 'is taller than a page and is cut off at its end' }] : [];
    });
    const header =
      this.height(HEAD) > HEADER_LIMIT ? [{ key: HEAD, message: 'is taller than 5 in and is cut off' }] : [];
    const beyond = blocks[pages[sheetLimit]?.slices[0]?.block ?? -1];
    const many = beyond
      ? [{ key: beyond.key, message: `stands beyond the limit of ${sheetLimit} sheets` }]
      : [];
    return [...header, ...tall, ...many];
  }

  private height(key: string): number {
    const { units, frame } = this.measured.get(key) ?? NOTHING;
    return units.reduce((height, unit) => height + unit.height, frame);
  }

  private measureBlock(key: string, scale: number): boolean {
    // A running head is drawn on many pages: parts that begin alike are one part.
    const drawn = uniqBy([...(this.drawn.get(key) ?? [])], (part) => part.from);
    const parts = drawn.sort((a, b) => a.from - b.from);
    const read = parts.map((part) => measurePart(part.element, scale));
    const next = {
      units: read.flatMap((part) => part.units),
      frame: Math.max(0, ...read.map((part) => part.frame)),
    };
    const before = this.measured.get(key) ?? NOTHING;
    this.measured.set(key, next);
    return !sameNumbers(before, next);
  }
}

const sameUnit = (a: FlowUnit, b: FlowUnit | undefined) =>
  a.height === b?.height && a.keepWithNext === b.keepWithNext;

const sameNumbers = (a: MeasuredPart, b: MeasuredPart): boolean =>
  a.frame === b.frame &&
  a.units.length === b.units.length &&
  a.units.every((unit, at) => sameUnit(unit, b.units[at]));
