import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowBlock } from './flow.ts';
import { type PageContent, paginate, type Room, type Slice } from './paginate.ts';

/** What holds of every document, whatever its heights and flags. */

const unit = fc.record({ height: fc.integer({ min: 0, max: 130 }), keepWithNext: fc.boolean() });
const rarely = fc.integer({ min: 0, max: 5 }).map((die) => die === 0);
const anyBlock: fc.Arbitrary<FlowBlock> = fc.record({
  units: fc.array(unit, { maxLength: 8 }),
  spaceBefore: fc.integer({ min: 0, max: 30 }),
  frame: fc.integer({ min: 0, max: 10 }),
  keepWithNext: fc.boolean(),
  breakAfter: rarely,
  stretches: rarely,
});
/** In 64ths of a px, as browsers measure. */
const length = (min: number, max: number) => fc.integer({ min: min * 64, max: max * 64 }).map((n) => n / 64);
const rows = (most: number, maxLength: number) =>
  fc.array(fc.record({ height: length(5, most), keepWithNext: rarely }), { minLength: 1, maxLength });
const PLAIN = { frame: 0, keepWithNext: false, breakAfter: false, stretches: false };
/** What teachers write: headings and directions, and questions of a few rows that seldom fill a page. */
const anyHeading = fc
  .record({ units: rows(20, 2), spaceBefore: length(0, 15) })
  .map((given): FlowBlock => ({ ...given, ...PLAIN, keepWithNext: true }));
const anyQuestion = fc
  .record({ units: rows(70, 4), spaceBefore: length(0, 15) })
  .map((given): FlowBlock => ({ ...given, ...PLAIN }));
const anyFlow = fc.oneof(
  fc.array(anyBlock, { maxLength: 30 }),
  fc.array(fc.oneof(anyHeading, anyQuestion, anyBlock), { maxLength: 30 }),
);
/** A first page without a head, or with one that takes up to half of it. */
const anyRoom: fc.Arbitrary<Room> = fc
  .integer({ min: 50, max: 100 })
  .map((first) => ({ first, other: 100, headed: first < 100 }));
const PAGE = 100.5;

const heightOf = ({ units, frame }: FlowBlock, from = 0, to = units.length) =>
  units.slice(from, to).reduce((sum, { height }) => sum + height, frame);

/** The least of a block that may stand on a page from a row on: its run, else two rows, else one. */
function leastPart(block: FlowBlock, from = 0): number {
  const end = block.units.findIndex(({ keepWithNext }, at) => at >= from && !keepWithNext) + 1;
  const run = heightOf(block, from, end || block.units.length);
  const two = heightOf(block, from, from + 2);
  return [run, two].find((height) => height <= PAGE) ?? heightOf(block, from, from + 1);
}

/** What is taller than half a page is a text of its own. */
const isHeading = (block: FlowBlock | undefined): boolean =>
  block?.keepWithNext === true && !block.stretches && heightOf(block) <= 50;

interface Placed extends Slice {
  readonly page: PageContent;
  readonly of: FlowBlock;
}

class Paginated {
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
  roomOf = ({ number }: PageContent) => (number === 1 ? this.room.first : this.room.other);
  partsOn = (page: PageContent) => this.parts.filter((part) => part.page === page);
  used = (page: PageContent) =>
    this.partsOn(page).reduce(
      (sum, { of, from, to, spaceBefore }) => sum + spaceBefore + heightOf(of, from, to),
      0,
    );
  /** Blocks that draw something, each with the one after it that no page break parts from it. */
  neighbours() {
    const drawn = this.flow.flatMap((block, at) => (block.units.length > 0 ? [at] : []));
    return drawn.map((at, place) => {
      const next = drawn[place + 1];
      const parted = this.flow.slice(at + 1, (next ?? at) + 1).some(({ breakAfter }) => breakAfter);
      return { at, before: drawn[place - 1], next: parted ? undefined : next };
    });
  }
}

const holds = (claim: (paginated: Paginated) => void) =>
  fc.assert(
    fc.property(anyFlow, anyRoom, (flow, room) => claim(new Paginated(flow, room))),
    { numRuns: 500 },
  );

describe('any document at all', () => {
  test('loses nothing, repeats nothing and keeps its order', () => {
    holds(({ flow, parts }) => {
      const drawn = parts.flatMap(({ block, from, to }) =>
        Array.from({ length: to - from }, (_, at) => `${block}/${from + at}`),
      );
      expect(drawn).toEqual(flow.flatMap(({ units }, index) => units.map((_, at) => `${index}/${at}`)));
    });
  });

  test('over-fills no page, but for a single row that no page could hold', () => {
    holds((all) => {
      for (const page of all.pages) {
        const [first, ...others] = all.partsOn(page);
        if (!page.overflows) expect(all.used(page)).toBeLessThanOrEqual(all.roomOf(page) + 0.5);
        else expect([first && first.to - first.from, others]).toEqual([1, []]);
        if (page.overflows) expect(all.used(page)).toBeGreaterThan(PAGE);
      }
    });
  });

  test('has no empty page but the first, where a title stands and what follows fits no place below it', () => {
    holds((all) => {
      for (const page of all.pages.slice(1)) expect(all.partsOn(page)).not.toEqual([]);
    });
  });

  test('has the same pages every time', () => {
    holds(({ flow, room, pages }) => {
      expect(paginate(flow, room)).toEqual(pages);
    });
  });

  test('starts a page after each page break', () => {
    holds((all) => {
      for (const { at, before } of all.neighbours()) {
        if (before === undefined) continue;
        const breaks = all.flow.slice(before + 1, at + 1).some(({ breakAfter }) => breakAfter);
        const first = all.parts.find(({ block }) => block === at);
        if (breaks && first) expect(all.partsOn(first.page)[0]).toBe(first);
      }
    });
  });

  test('fills the page of what fills the rest of it, to the last quarter of a px and with nothing below', () => {
    holds((all) => {
      for (const part of all.parts) {
        const fills = part.of.stretches && part.last;
        if (!fills) expect(part.stretch).toBe(0);
        if (!fills || part.page.overflows) continue;
        expect(all.partsOn(part.page).at(-1)).toBe(part);
        const left = all.roomOf(part.page) - all.used(part.page) - part.stretch;
        expect(left).toBeLessThan(0.25);
        expect(left).toBeGreaterThanOrEqual(part.stretch > 0 ? 0 : -0.5);
      }
    });
  });

  test('breaks no item that a page holds, but to keep it below its heading or title', () => {
    holds((all) => {
      for (const { at, before } of all.neighbours()) {
        const block = all.flow[at];
        const parts = all.parts.filter((part) => part.block === at);
        const bound = before === undefined ? all.room.first < 100 : all.flow[before]?.keepWithNext;
        if (block && !bound && parts[0]?.page.number !== 1 && heightOf(block) <= PAGE)
          expect(parts).toHaveLength(1);
      }
    });
  });

  test('parts no heading from what follows, where a page holds both', () => {
    holds((all) => {
      for (const { at, before, next } of all.neighbours()) {
        const heading = all.flow[at];
        const block = all.flow[next ?? -1];
        if (!heading?.keepWithNext || heading.stretches || !block) continue;
        // A chain of headings may be taller than a page.
        if (block.keepWithNext || all.flow[before ?? -1]?.keepWithNext) continue;
        // More than half a page is no heading.
        if (heightOf(heading) > 50) continue;
        if (heightOf(heading) + block.spaceBefore + leastPart(block) > PAGE) continue;
        const last = all.parts.findLast((part) => part.block === at);
        const first = all.parts.find((part) => part.block === next);
        expect(first?.page.number).toBe(last?.page.number);
      }
    });
  });

  test('keeps headings one after the other with what follows, where a page holds them', () => {
    holds((all) => {
      const neighbours = all.neighbours();
      for (const [place, { at, before }] of neighbours.entries()) {
        const isBound = before !== undefined && all.flow[before]?.keepWithNext;
        const chain: number[] = [];
        let next: number | undefined = at;
        for (let behind = place; next !== undefined && isHeading(all.flow[next]); behind++) {
          chain.push(next);
          next = neighbours[behind]?.next;
        }
        const block = all.flow[next ?? -1];
        if (isBound || chain.length === 0 || !block || block.keepWithNext) continue;
        const headings = chain.reduce((sum, index, nth) => {
          const heading = all.flow[index];
          return heading ? sum + heightOf(heading) + (nth > 0 ? heading.spaceBefore : 0) : sum;
        }, 0);
        const above = headings + block.spaceBefore;
        if (above + leastPart(block) > PAGE) continue;
        // Rather than split, what a page holds leaves them a page that they fill half of.
        const isLeft = above + heightOf(block) > PAGE && heightOf(block) <= PAGE && headings >= 50;
        if (chain.length > 1 && isLeft) continue;
        const pageOf = (index: number | undefined) =>
          all.parts.find((part) => part.block === index)?.page.number;
        // Below a title they may stand without it.
        if (pageOf(at) === 1 && all.room.first < 100) continue;
        expect(chain.map(pageOf)).toEqual(chain.map(() => pageOf(next)));
        const parts = all.parts.filter((part) => part.block === next);
        if (above + heightOf(block) <= PAGE) expect(parts).toHaveLength(1);
      }
    });
  });

  test('ends no page with a prompt whose next row could stand below it', () => {
    holds((all) => {
      for (const { of, from, to, last } of all.parts) {
        const ends = of.units[to - 1];
        if (last || !ends?.keepWithNext) continue;
        const run = of.units.findIndex((row, at) => at >= from && !row.keepWithNext) + 1 || of.units.length;
        expect(heightOf(of, from, run)).toBeGreaterThan(PAGE);
        expect(heightOf(of, from, to)).toBeGreaterThanOrEqual(leastPart(of, from));
      }
    });
  });

  test('has room to write in no lower than it may be, and only where no page holds it with its headings', () => {
    const anyRoomToWrite = fc
      .record({ prompt: length(0, 30), height: length(20, 140), least: length(5, 20), fills: rarely })
      .map(({ prompt, height, least, fills }): FlowBlock => {
        const units = [
          { height: prompt, keepWithNext: true },
          { height, keepWithNext: false },
        ];
        return { ...PLAIN, units, spaceBefore: 10, stretches: fills, gives: height - least };
      });
    const flows = fc.array(fc.oneof(anyHeading, anyQuestion, anyRoomToWrite), { maxLength: 20 });
    fc.assert(
      fc.property(flows, anyRoom, (flow, room) => {
        const all = new Paginated(flow, room);
        for (const page of all.pages) {
          const stretched = all.partsOn(page).reduce((sum, { stretch }) => sum + stretch, all.used(page));
          if (!page.overflows) expect(stretched).toBeLessThanOrEqual(all.roomOf(page) + 0.5);
        }
        for (const { of, stretch, page, block, from, to } of all.parts) {
          if (of.gives === undefined) continue;
          expect(page.overflows).toBe(false);
          expect([from, to]).toEqual([0, 2]);
          expect(stretch).toBeGreaterThanOrEqual(-of.gives);
          if (stretch >= 0) continue;
          // Below a title headings may stand without it.
          if (
            page.number === 2 &&
            all.pages[0] &&
            all.partsOn(all.pages[0]).every((part) => isHeading(part.of))
          )
            continue;
          const above = all.partsOn(page).filter((part) => part.block < block);
          const taken = above.reduce((sum, part) => sum + heightOf(part.of) + part.spaceBefore, 0);
          expect(above.every((part) => isHeading(part.of))).toBe(true);
          const wanted = taken + heightOf(of) + (above.length > 0 ? of.spaceBefore : 0);
          expect(wanted).toBeGreaterThan(100);
          if (!of.stretches) expect(wanted + stretch).toBeGreaterThan(99.5);
        }
      }),
      { numRuns: 500 },
    );
  });
});
