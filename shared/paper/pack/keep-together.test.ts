import { describe, expect, test } from 'vitest';
import {
  createBlock,
  createRows,
  emptyBlock,
  listShown,
  pageBreakBlock,
  room,
} from '#test/support/paper/flow.ts';
import { paginate } from './paginate.ts';

describe('what belongs on one page', () => {
  test('a block that may break goes on on the next page rather than begin there', () => {
    const rows = createRows([10, 10, 10, 10, 10, 10]);
    expect(listShown(paginate([createRows([60]), rows], room))).toEqual([['0[0-1)'], ['1[0-6)']]);
    const shown = listShown(paginate([createRows([60]), { ...rows, flowsOn: true }], room));
    expect(shown).toEqual([['0[0-1)', '1[0-4)'], ['1[4-6)']]);
    const five = { ...createRows([10, 10, 10, 10, 10]), flowsOn: true };
    expect(listShown(paginate([createRows([60]), five], room))).toEqual([['0[0-1)', '1[0-3)'], ['1[3-5)']]);
  });

  test('a long list goes on on the next page by itself where a third of the page would stay white', () => {
    const long = { ...createRows([10, 10, 10, 10, 10, 10]), flowsWhenLong: true };
    expect(listShown(paginate([createRows([60]), long], room))).toEqual([['0[0-1)', '1[0-4)'], ['1[4-6)']]);
    expect(listShown(paginate([createRows([70]), long], room))).toEqual([['0[0-1)'], ['1[0-6)']]);
    const short = { ...createRows([10, 10, 10, 10, 10]), flowsWhenLong: true };
    expect(listShown(paginate([createRows([60]), short], room))).toEqual([['0[0-1)'], ['1[0-5)']]);
  });

  test('a heading goes to the next page with what follows it', () => {
    const heading = createBlock(10, { keepWithNext: true });
    expect(listShown(paginate([createRows([60]), heading, createRows([40])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)'],
    ]);
  });

  test('a hidden item between a heading and its question does not part them', () => {
    const heading = createBlock(10, { keepWithNext: true });
    expect(
      listShown(paginate([createRows([60]), heading, emptyBlock, emptyBlock, createRows([40])], room)),
    ).toEqual([['0[0-1)'], ['1[0-1)', '2[0-0)', '3[0-0)', '4[0-1)']]);
  });

  test('a line between a heading and its question goes with both, one between two questions with neither', () => {
    const heading = createBlock(10, { keepWithNext: true });
    const line = createBlock(5, { transparent: true });
    expect(listShown(paginate([createRows([60]), heading, line, createRows([40])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)', '3[0-1)'],
    ]);
    expect(
      listShown(paginate([createRows([60]), heading, line, emptyBlock, line, createRows([40])], room)),
    ).toEqual([['0[0-1)'], ['1[0-1)', '2[0-1)', '3[0-0)', '4[0-1)', '5[0-1)']]);
    expect(listShown(paginate([createRows([60]), line, createRows([40])], room))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['2[0-1)'],
    ]);
  });

  test('a page break below a heading leaves the heading where it is', () => {
    const heading = createBlock(10, { keepWithNext: true });
    expect(listShown(paginate([createRows([60]), heading, pageBreakBlock, createRows([40])], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-0)'],
      ['3[0-1)'],
    ]);
  });

  test('a heading over an item taller than a page keeps its first row', () => {
    const heading = createBlock(10, { keepWithNext: true });
    expect(listShown(paginate([createRows([60]), heading, createRows([50, 50, 50])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)'],
      ['2[1-3)'],
    ]);
  });

  test('a prompt is never the last of its question on a page', () => {
    const question = createBlock(0, {
      units: [
        { height: 20, keepWithNext: true },
        { height: 60, keepWithNext: false },
        { height: 60, keepWithNext: false },
      ],
    });
    expect(listShown(paginate([createRows([70]), question], room))).toEqual([
      ['0[0-1)'],
      ['1[0-2)'],
      ['1[2-3)'],
    ]);
  });

  test('an item that a page holds is not split below a heading and its text that fill half of their page', () => {
    const heading = createBlock(10, { keepWithNext: true });
    const text = createBlock(30, { keepWithNext: true });
    const titled = { first: 60, other: 100, headed: true };
    expect(listShown(paginate([heading, text, createRows([25, 25, 25])], titled))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['2[0-3)'],
    ]);
    expect(
      listShown(
        paginate(
          [createRows([60]), heading, createBlock(45, { keepWithNext: true }), createRows([25, 25])],
          room,
        ),
      ),
    ).toEqual([['0[0-1)'], ['1[0-1)', '2[0-1)'], ['3[0-2)']]);
  });

  test('an item splits below a heading and its text that would leave most of their page empty', () => {
    const heading = createBlock(10, { keepWithNext: true });
    const directions = createBlock(10, { keepWithNext: true });
    expect(listShown(paginate([heading, directions, createRows([30, 30, 30])], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-2)'],
      ['2[2-3)'],
    ]);
  });

  test('a heading that does not fit below the title with what follows goes with it all the same', () => {
    const titled = { first: 50, other: 100 };
    const heading = createBlock(10, { keepWithNext: true });
    expect(listShown(paginate([heading, createRows([60])], titled))).toEqual([[], ['0[0-1)', '1[0-1)']]);
  });

  test('an item that nearly fills a page splits rather than leave its heading', () => {
    const heading = createBlock(10, { keepWithNext: true });
    expect(listShown(paginate([createRows([60]), heading, createRows([20, 25, 25, 25])], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-1)'],
      ['2[1-4)'],
    ]);
  });

  test('a heading stays with the directions below it, though the question below these needs a page of its own', () => {
    const heading = createBlock(10, { keepWithNext: true });
    const directions = createBlock(45, { keepWithNext: true });
    expect(listShown(paginate([createRows([60]), heading, directions, createBlock(50)], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)'],
      ['3[0-1)'],
    ]);
  });

  test('a text taller than half a page is no heading: it stays where it fits, whatever follows', () => {
    const text = createBlock(60, { keepWithNext: true });
    expect(listShown(paginate([createRows([30]), text, createRows([45])], room))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['2[0-1)'],
    ]);
  });

  test('an item taller than a page begins below its headings, even where these fill half of theirs', () => {
    const headings = [createBlock(30, { keepWithNext: true }), createBlock(30, { keepWithNext: true })];
    expect(listShown(paginate([createRows([35]), ...headings, createRows([30, 60, 60])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)', '3[0-1)'],
      ['3[1-2)'],
      ['3[2-3)'],
    ]);
  });

  test('a heading stays above a prompt that shares no page with its first row', () => {
    const heading = createBlock(10, { keepWithNext: true });
    const question = createBlock(0, {
      units: [
        { height: 50, keepWithNext: true },
        { height: 60, keepWithNext: false },
      ],
    });
    expect(listShown(paginate([createRows([30]), heading, question], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-1)'],
      ['2[1-2)'],
    ]);
  });

  test('directions one after the other that fill more than a page begin where there is room', () => {
    const directions = Array.from({ length: 6 }, () => createBlock(30, { keepWithNext: true }));
    expect(listShown(paginate([createRows([30]), ...directions], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-1)'],
      ['3[0-1)', '4[0-1)', '5[0-1)'],
      ['6[0-1)'],
    ]);
  });

  test('a prompt has its first row below it where no page holds all rows that stay together', () => {
    const kept = (heights: readonly number[]) =>
      createBlock(0, {
        units: heights.map((height, at) => ({ height, keepWithNext: at < heights.length - 1 })),
      });
    expect(listShown(paginate([createRows([60]), kept([30, 40, 30, 30])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-3)'],
      ['1[3-4)'],
    ]);
    expect(listShown(paginate([createRows([60]), kept([30, 80, 30])], room))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['1[1-2)'],
      ['1[2-3)'],
    ]);
  });

  test('a prompt and a row that share no page stand on two, and nothing is cut off', () => {
    const question = createBlock(0, {
      units: [
        { height: 60, keepWithNext: true },
        { height: 60, keepWithNext: false },
      ],
    });
    const pages = paginate([question], room);
    expect(listShown(pages)).toEqual([['0[0-1)'], ['0[1-2)']]);
    expect(pages.map((page) => page.overflows)).toEqual([false, false]);
  });

  test('what stays with the next and fills its page stays where it has room, and what follows begins the next', () => {
    const fills = createBlock(30, { keepWithNext: true, fillsPage: true });
    expect(listShown(paginate([createRows([50]), fills, createRows([40])], room))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['2[0-1)'],
    ]);
  });

  test('a page that is higher than others and holds all rows that stay together ends with no prompt below them', () => {
    const units = [30, 30, 30, 5, 40].map((height, at) => ({ height, keepWithNext: at !== 2 && at !== 4 }));
    expect(listShown(paginate([createBlock(0, { units })], { first: 100, other: 60 }))).toEqual([
      ['0[0-3)'],
      ['0[3-5)'],
    ]);
  });
});
