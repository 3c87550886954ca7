import { describe, expect, test } from 'vitest';
import {
  createBlock,
  createRows,
  emptyBlock,
  listShown,
  pageBreakBlock,
  room,
} from '#test/support/paper/flow.ts';
import { findRepeated } from './flow.ts';
import { paginate } from './paginate.ts';

describe('a document on its pages', () => {
  test('an empty document has one page', () => {
    expect(listShown(paginate([], room))).toEqual([[]]);
  });

  test('an item that does not fit the rest of its page moves to the next as a whole', () => {
    expect(listShown(paginate([createRows([40]), createRows([40, 40])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-2)'],
    ]);
  });

  test('an item taller than a page splits between its rows and begins where there is room', () => {
    expect(listShown(paginate([createRows([40]), createRows([50, 50, 50])], room))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['1[1-3)'],
    ]);
  });

  test('a last page is never one low row alone, where the page before it can spare another', () => {
    const low = (count: number) => createRows(Array(count).fill(10));
    expect(listShown(paginate([low(11)], room))).toEqual([['0[0-9)'], ['0[9-11)']]);
    // A blank block behind it draws nothing.
    expect(listShown(paginate([low(11), emptyBlock], room))).toEqual([['0[0-9)'], ['0[9-11)', '1[0-0)']]);
    // More stands below it, or the row is high.
    expect(listShown(paginate([low(11), createRows([40])], room))).toEqual([
      ['0[0-10)'],
      ['0[10-11)', '1[0-1)'],
    ]);
    expect(listShown(paginate([createRows([20, 20, 20, 20, 20, 20])], room))).toEqual([
      ['0[0-5)'],
      ['0[5-6)'],
    ]);
    // The page before it has no other.
    expect(listShown(paginate([createRows([95, 10])], room))).toEqual([['0[0-1)'], ['0[1-2)']]);
  });

  test('of a long document as many pages are packed as are asked for, as if it had no others', () => {
    const flow = [createRows([40]), createRows(Array(9).fill(50)), emptyBlock, createRows([40, 40])];
    const all = paginate(flow, room);
    expect(all.length).toBeGreaterThan(5);
    for (const most of [1, 2, 5, all.length, all.length + 1])
      expect(paginate(flow, room, most)).toEqual(all.slice(0, most));
  });

  test('a page that is packed costs the same, whatever stands behind the last', () => {
    let looks = 0;
    const counted = (height: number) => ({
      get height() {
        looks++;
        return height;
      },
      keepWithNext: false,
    });
    const countLooks = (rows: number) => {
      looks = 0;
      paginate([createBlock(0, { units: Array.from({ length: rows }, () => counted(50)) })], room, 3);
      return looks;
    };
    // Its whole height is read once, to see whether it fits one page.
    expect(countLooks(400) - countLooks(200)).toBeLessThanOrEqual(4 * 200);
  });

  test('a heading that repeats takes its room on each page on which its rows go on', () => {
    const heading = { height: 10, keepWithNext: true, repeats: true };
    const row = { height: 40, keepWithNext: false };
    const units = [heading, row, row, row, row, row];
    const pages = paginate([createBlock(0, { units, repeated: findRepeated(units, 100) })], room);
    expect(listShown(pages)).toEqual([['0[0-3)'], ['0[3-5)'], ['0[5-6)']]);
    expect(pages.flatMap(({ slices }) => slices.map(({ repeated }) => repeated))).toEqual([0, 10, 10]);
  });

  test('a heading does not repeat where a row below it would lack the room', () => {
    const heading = { height: 10, keepWithNext: true, repeats: true };
    expect(findRepeated([heading, { height: 95, keepWithNext: false }], 100)).toBeUndefined();
    expect(findRepeated([heading, { height: 90, keepWithNext: false }], 100)).toEqual({ end: 1, height: 10 });
  });

  test('a row taller than a page stands alone on a page that says so', () => {
    const pages = paginate([createRows([10]), createRows([300, 10])], room);
    expect(listShown(pages)).toEqual([['0[0-1)'], ['1[0-1)'], ['1[1-2)']]);
    expect(pages.map((page) => page.overflows)).toEqual([false, true, false]);
  });

  test('a page break starts a page, and neither two of them nor the last one make an empty page', () => {
    expect(
      listShown(
        paginate([createRows([10]), pageBreakBlock, pageBreakBlock, createRows([10]), pageBreakBlock], room),
      ),
    ).toEqual([
      ['0[0-1)', '1[0-0)', '2[0-0)'],
      ['3[0-1)', '4[0-0)'],
    ]);
  });

  test('a page break below the title starts a page, and two of them make no empty one', () => {
    const flow = [pageBreakBlock, emptyBlock, pageBreakBlock, createRows([10]), pageBreakBlock];
    expect(listShown(paginate(flow, { ...room, headed: true }))).toEqual([
      ['0[0-0)', '1[0-0)', '2[0-0)'],
      ['3[0-1)', '4[0-0)'],
    ]);
  });

  test('a page break before everything else makes no empty page where nothing stands above it', () => {
    expect(listShown(paginate([pageBreakBlock, createRows([10])], room))).toEqual([['0[0-0)', '1[0-1)']]);
  });

  test('what draws nothing takes no room, not even the space before it', () => {
    const spaced = (height: number) => createBlock(height, { spaceBefore: 20 });
    const pages = paginate([spaced(40), { ...emptyBlock, spaceBefore: 20 }, spaced(40)], room);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.slices.map((slice) => slice.spaceBefore)).toEqual([0, 0, 20]);
  });

  test('the first page has the room that its header leaves', () => {
    expect(listShown(paginate([createRows([60]), createRows([60])], { first: 50, other: 100 }))).toEqual([
      [],
      ['0[0-1)'],
      ['1[0-1)'],
    ]);
  });

  test('an item that would leave the title alone on its page splits below it', () => {
    const titled = { first: 70, other: 100 };
    expect(listShown(paginate([createRows([40, 40])], titled))).toEqual([['0[0-1)'], ['0[1-2)']]);
  });

  test('what is taller than its page by what browsers round stays on it, whole', () => {
    const pages = paginate([createRows([60.25]), createRows([40]), createRows([50.25, 50])], room);
    expect(listShown(pages)).toEqual([['0[0-1)', '1[0-1)'], ['2[0-2)']]);
    expect(pages.map(({ overflows }) => overflows)).toEqual([false, false]);
  });
});
