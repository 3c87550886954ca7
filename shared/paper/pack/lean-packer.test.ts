import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFlow, anyRoom } from '#test/support/paper/any-flow.ts';
import { createBlock, listShown, pageBreakBlock, room } from '#test/support/paper/flow.ts';
import { toLeanPacker } from './lean-packer.ts';
import { paginate } from './paginate.ts';
import { StripPacker } from './strip-packer.ts';

/** Blocks with 20 px between them, on pages of 100 px. */
const blocks = (...heights: number[]) => heights.map((height) => createBlock(height, { spaceBefore: 20 }));
const pack = (...flow: Parameters<typeof paginate>[0]) => paginate(flow, room, 99, toLeanPacker());

describe('what little stands on the last page', () => {
  test('comes to the one before, where less space between the blocks makes room for it', () => {
    expect(listShown(paginate(blocks(30, 30, 10), room))).toHaveLength(2);
    const [page, ...others] = pack(...blocks(30, 30, 10));
    expect(others).toEqual([]);
    expect(page?.slices.map(({ spaceBefore }) => spaceBefore)).toEqual([0, 14, 14]);
  });

  test('stays, with all space as it was, where that saves no page, or behind a page break', () => {
    for (const flow of [blocks(90, 90), [...blocks(30), pageBreakBlock, ...blocks(10)]])
      expect(pack(...flow)).toEqual(paginate(flow, room));
  });
});

test('more than a quarter of a page is no reason to set anything closer', () => {
  const flow = blocks(30, 30, 26);
  expect(pack(...flow)).toEqual(paginate(flow, room));
});

test('a packer of columns can be made lean too', () => {
  const flow = blocks(30, 30, 10);
  expect(paginate(flow, room, 99, toLeanPacker(StripPacker))).toHaveLength(1);
});

test('whatever a document holds, it never takes a page more, and loses nothing', () => {
  fc.assert(
    fc.property(anyFlow, anyRoom, (flow, size) => {
      const usual = paginate(flow, size);
      const lean = paginate(flow, size, Number.POSITIVE_INFINITY, toLeanPacker());
      expect(lean.length).toBeLessThanOrEqual(usual.length);
      const listUnits = (pages: typeof usual) =>
        pages.flatMap(({ slices }) =>
          slices.flatMap(({ block, from, to }) =>
            Array.from({ length: to - from }, (_, at) => `${block}/${from + at}`),
          ),
        );
      expect(listUnits(lean)).toEqual(listUnits(usual));
    }),
    { numRuns: 300 },
  );
});
