import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyFlow,
  anyHeading,
  anyLength,
  anyQuestion,
  anyRoom,
  findLeastPart,
  getHeight,
  isHeading,
  PAGE,
  Paginated,
  PLAIN,
  rarely,
} from '#test/support/paper/any-flow.ts';
import type { FlowBlock } from '../pack/flow.ts';
import { paginate } from '../pack/paginate.ts';

/** What holds of every document, whatever its heights and flags. */

const checkAll = (claim: (paginated: Paginated) => void) =>
  fc.assert(
    fc.property(anyFlow, anyRoom, (flow, room) => claim(new Paginated(flow, room))),
    { numRuns: 500 },
  );

describe('any document at all', () => {
  test('loses nothing, repeats nothing and keeps its order', () => {
    checkAll(({ flow, parts }) => {
      const drawn = parts.flatMap(({ block, from, to }) =>
        Array.from({ length: to - from }, (_, at) => `${block}/${from + at}`),
      );
      expect(drawn).toEqual(flow.flatMap(({ units }, index) => units.map((_, at) => `${index}/${at}`)));
    });
  });

  test('over-fills no page, but for a single row that no page could hold', () => {
    checkAll((all) => {
      for (const page of all.pages) {
        const [first, ...others] = all.listParts(page);
        if (!page.overflows) expect(all.getUsedHeight(page)).toBeLessThanOrEqual(all.getRoom(page) + 0.5);
        else expect([first && first.to - first.from, others]).toEqual([1, []]);
        if (page.overflows) expect(all.getUsedHeight(page)).toBeGreaterThan(PAGE);
      }
    });
  });

  test('has no empty page but the first, where a title stands and what follows fits no place below it', () => {
    checkAll((all) => {
      for (const page of all.pages.slice(1)) expect(all.listParts(page)).not.toEqual([]);
    });
  });

  test('has the same pages every time', () => {
    checkAll(({ flow, room, pages }) => {
      expect(paginate(flow, room)).toEqual(pages);
    });
  });

  test('starts a page after each page break', () => {
    checkAll((all) => {
      for (const { at, before } of all.listNeighbours()) {
        if (before === undefined) continue;
        const breaks = all.flow.slice(before + 1, at + 1).some(({ breakAfter }) => breakAfter);
        const first = all.parts.find(({ block }) => block === at);
        if (breaks && first) expect(all.listParts(first.page)[0]).toBe(first);
      }
    });
  });

  test('fills the page of what fills the rest of it, to the last quarter of a px and with nothing below', () => {
    checkAll((all) => {
      for (const part of all.parts) {
        const fills = part.of.fillsPage && part.last;
        if (!fills) expect(part.stretch).toBe(0);
        if (!fills || part.page.overflows) continue;
        expect(all.listParts(part.page).at(-1)).toBe(part);
        const left = all.getRoom(part.page) - all.getUsedHeight(part.page) - part.stretch;
        expect(left).toBeLessThan(0.25);
        expect(left).toBeGreaterThanOrEqual(part.stretch > 0 ? 0 : -0.5);
      }
    });
  });

  test('breaks no item that a page holds, but to keep it below its heading or title', () => {
    checkAll((all) => {
      for (const { at, before } of all.listNeighbours()) {
        const block = all.flow[at];
        const parts = all.parts.filter((part) => part.block === at);
        const bound =
          before === undefined ? all.room.first < 100 : all.flow[before]?.keepWithNext || all.isBound(at);
        if (block && !bound && parts[0]?.page.number !== 1 && getHeight(block) <= PAGE)
          expect(parts).toHaveLength(1);
      }
    });
  });

  test('parts no heading from what follows, where a page holds both', () => {
    checkAll((all) => {
      for (const { at, before, next } of all.listNeighbours()) {
        const heading = all.flow[at];
        const block = all.flow[next ?? -1];
        if (!heading?.keepWithNext || heading.fillsPage || !block) continue;
        // A chain of headings may be taller than a page.
        if (
          block.keepWithNext ||
          all.isBinding(next ?? -1) ||
          all.flow[before ?? -1]?.keepWithNext ||
          all.isBound(at)
        )
          continue;
        // More than half a page is no heading.
        if (getHeight(heading) > 50) continue;
        if (getHeight(heading) + block.spaceBefore + findLeastPart(block) > PAGE) continue;
        const last = all.parts.findLast((part) => part.block === at);
        const first = all.parts.find((part) => part.block === next);
        expect(first?.page.number).toBe(last?.page.number);
      }
    });
  });

  test('keeps headings, and dividers below them, with what follows, where a page holds them', () => {
    checkAll((all) => {
      const neighbours = all.listNeighbours();
      for (const [place, { at }] of neighbours.entries()) {
        if (all.isBound(at)) continue;
        const chain: number[] = [];
        let next: number | undefined = at;
        for (let behind = place; next !== undefined && all.isBinding(next); behind++) {
          chain.push(next);
          next = neighbours[behind]?.next;
        }
        const block = all.flow[next ?? -1];
        if (chain.length === 0 || !block || block.keepWithNext) continue;
        const headings = chain.reduce((sum, index, nth) => {
          const heading = all.flow[index];
          return heading ? sum + getHeight(heading) + (nth > 0 ? heading.spaceBefore : 0) : sum;
        }, 0);
        const above = headings + block.spaceBefore;
        if (above + findLeastPart(block) > PAGE) continue;
        // Rather than split, what a page holds leaves them a page that they fill half of.
        const isLeft = above + getHeight(block) > PAGE && getHeight(block) <= PAGE && headings >= 50;
        if (chain.length > 1 && isLeft) continue;
        const findPage = (index: number | undefined) =>
          all.parts.find((part) => part.block === index)?.page.number;
        // Below a title they may stand without it.
        if (findPage(at) === 1 && all.room.first < 100) continue;
        expect(chain.map(findPage)).toEqual(chain.map(() => findPage(next)));
        const parts = all.parts.filter((part) => part.block === next);
        if (above + getHeight(block) <= PAGE) expect(parts).toHaveLength(1);
      }
    });
  });

  test('ends no page with a prompt whose next row could stand below it', () => {
    checkAll((all) => {
      for (const { of, from, to, last } of all.parts) {
        const ends = of.units[to - 1];
        if (last || !ends?.keepWithNext) continue;
        const run = of.units.findIndex((row, at) => at >= from && !row.keepWithNext) + 1 || of.units.length;
        expect(getHeight(of, from, run)).toBeGreaterThan(PAGE);
        expect(getHeight(of, from, to)).toBeGreaterThanOrEqual(findLeastPart(of, from));
      }
    });
  });

  test('has room to write in no lower than it may be, and only where no page holds it with its headings', () => {
    const anyRoomToWrite = fc
      .record({
        prompt: anyLength(0, 30),
        height: anyLength(20, 140),
        least: anyLength(5, 20),
        fills: rarely,
      })
      .map(({ prompt, height, least, fills }): FlowBlock => {
        const units = [
          { height: prompt, keepWithNext: true },
          { height, keepWithNext: false },
        ];
        return { ...PLAIN, units, spaceBefore: 10, fillsPage: fills, shrinkableBy: height - least };
      });
    const flows = fc.array(fc.oneof(anyHeading, anyQuestion, anyRoomToWrite), { maxLength: 20 });
    fc.assert(
      fc.property(flows, anyRoom, (flow, room) => {
        const all = new Paginated(flow, room);
        for (const page of all.pages) {
          const stretched = all
            .listParts(page)
            .reduce((sum, { stretch }) => sum + stretch, all.getUsedHeight(page));
          if (!page.overflows) expect(stretched).toBeLessThanOrEqual(all.getRoom(page) + 0.5);
        }
        for (const { of, stretch, page, block, from, to } of all.parts) {
          if (of.shrinkableBy === undefined) continue;
          expect(page.overflows).toBe(false);
          expect([from, to]).toEqual([0, 2]);
          expect(stretch).toBeGreaterThanOrEqual(-of.shrinkableBy);
          if (stretch >= 0) continue;
          // Below a title headings may stand without it.
          if (
            page.number === 2 &&
            all.pages[0] &&
            all.listParts(all.pages[0]).every((part) => isHeading(part.of))
          )
            continue;
          const above = all.listParts(page).filter((part) => part.block < block);
          const taken = above.reduce((sum, part) => sum + getHeight(part.of) + part.spaceBefore, 0);
          expect(above.every((part) => isHeading(part.of))).toBe(true);
          const wanted = taken + getHeight(of) + (above.length > 0 ? of.spaceBefore : 0);
          expect(wanted).toBeGreaterThan(100);
          if (!of.fillsPage) expect(wanted + stretch).toBeGreaterThan(99.5);
        }
      }),
      { numRuns: 500 },
    );
  });
});
