import { describe, expect, test } from 'vitest';
import {
  createBlock,
  createRows,
  emptyBlock,
  listShown,
  pageBreakBlock,
  room,
} from '#test/support/paper/flow.ts';
import type { FlowBlock } from './flow.ts';
import { type PageContent, paginate } from './paginate.ts';

describe('a space that may be lower', () => {
  const space = (height: number, shrinkableBy: number, more: Partial<FlowBlock> = {}) =>
    createBlock(0, {
      units: [
        { height: 20, keepWithNext: true },
        { height, keepWithNext: false },
      ],
      frame: 6,
      shrinkableBy,
      ...more,
    });
  const shownWith = (pages: readonly PageContent[]) =>
    pages.map(({ slices, overflows }) => [slices.map(({ block: at, stretch }) => [at, stretch]), overflows]);

  test('is as low as a page needs it with what is said of it, where no page holds it as it is', () => {
    expect(shownWith(paginate([createRows([10]), space(90, 60)], room))).toEqual([
      [[[0, 0]], false],
      [[[1, -16]], false],
    ]);
  });

  test('is as high as it is where a page holds that', () => {
    expect(shownWith(paginate([createRows([40]), space(70, 60)], room))).toEqual([
      [[[0, 0]], false],
      [[[1, 0]], false],
    ]);
  });

  test('is as low as its page needs it with the headings that stay with it', () => {
    const headings = [
      createBlock(10, { keepWithNext: true }),
      createBlock(6, { keepWithNext: true, spaceBefore: 2 }),
    ];
    expect(
      shownWith(
        paginate([createRows([60]), ...headings, emptyBlock, space(90, 60, { spaceBefore: 4 })], room),
      ),
    ).toEqual([
      [[[0, 0]], false],
      [
        [
          [1, 0],
          [2, 0],
          [3, 0],
          [4, -38],
        ],
        false,
      ],
    ]);
    expect(shownWith(paginate([...headings, pageBreakBlock, space(90, 60)], room)).at(-1)).toEqual([
      [[3, -16]],
      false,
    ]);
  });

  test('lets go of headings for which it may not be low enough', () => {
    const heading = createBlock(10, { keepWithNext: true });
    expect(shownWith(paginate([heading, space(90, 20)], room))).toEqual([
      [[[0, 0]], false],
      [[[1, -16]], false],
    ]);
  });

  test('is as high as asked below a text that takes more than a page whatever its height', () => {
    const text = Array.from({ length: 12 }, (_, at) => ({ height: 10, keepWithNext: at > 9 }));
    const below = (height: number) =>
      createBlock(0, { units: [...text, { height, keepWithNext: false }], shrinkableBy: height - 10 });
    for (const height of [50, 80]) {
      const pages = paginate([below(height)], room);
      expect(listShown(pages)).toEqual([['0[0-10)'], ['0[10-13)']]);
      expect(pages[1]?.slices[0]?.stretch).toBe(0);
    }
    expect(paginate([below(95)], room)[1]?.slices[0]?.stretch).toBe(-15);
  });

  test('is as high as asked where no page holds it with what is said of it, however low it is', () => {
    const units = [
      { height: 70, keepWithNext: true },
      { height: 80, keepWithNext: false },
    ];
    expect(shownWith(paginate([createBlock(0, { units, shrinkableBy: 40 })], room))).toEqual([
      [[[0, 0]], false],
      [[[0, 0]], false],
    ]);
  });

  test('is no lower than it may be: what no page holds then is cut off', () => {
    expect(shownWith(paginate([space(140, 20)], room))).toEqual([
      [[[0, 0]], false],
      [[[0, -20]], true],
    ]);
  });

  test('fills its page to the end where it would fill more', () => {
    expect(shownWith(paginate([space(90.1, 60, { fillsPage: true }), createRows([10])], room))).toEqual([
      [[[0, -16.25]], false],
      [[[1, 0]], false],
    ]);
  });
});

describe('an item that fills the rest of its page', () => {
  const listStretches = (pages: readonly PageContent[]) =>
    pages.flatMap((page) => page.slices.map(({ stretch }) => stretch));

  test('is taller by what is left, and what follows starts a page', () => {
    const pages = paginate(
      [createRows([30]), createBlock(20, { fillsPage: true, spaceBefore: 5 }), createRows([10])],
      room,
    );
    expect(listShown(pages)).toEqual([['0[0-1)', '1[0-1)'], ['2[0-1)']]);
    expect(listStretches(pages)).toEqual([0, 45, 0]);
  });

  test('moves to the next page where its least height does not fit, and fills that', () => {
    const pages = paginate([createRows([90]), createBlock(20, { fillsPage: true })], room);
    expect(listShown(pages)).toEqual([['0[0-1)'], ['1[0-1)']]);
    expect(listStretches(pages)).toEqual([0, 80]);
  });

  test('fills its last page where it is taller than one', () => {
    expect(listStretches(paginate([createRows([60, 60, 20], { fillsPage: true })], room))).toEqual([0, 20]);
  });

  test('makes no empty page, neither at the end nor before a page break', () => {
    const filling = createBlock(20, { fillsPage: true });
    expect(
      listShown(
        paginate([filling, emptyBlock, pageBreakBlock, createRows([10]), filling, pageBreakBlock], room),
      ),
    ).toEqual([
      ['0[0-1)', '1[0-0)', '2[0-0)'],
      ['3[0-1)', '4[0-1)', '5[0-0)'],
    ]);
  });

  test('keeps the heading above it', () => {
    const heading = createBlock(10, { keepWithNext: true });
    const pages = paginate([createRows([75]), heading, createBlock(20, { fillsPage: true })], room);
    expect(listShown(pages)).toEqual([['0[0-1)'], ['1[0-1)', '2[0-1)']]);
    expect(listStretches(pages)).toEqual([0, 0, 70]);
  });
});
