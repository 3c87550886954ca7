import { describe, expect, test } from 'vitest';
import { block, nothing, pageBreak, room, rows, shown } from '#test/support/paper/flow.ts';
import { paginate } from './paginate.ts';

describe('what belongs on one page', () => {
  test('a heading goes to the next page with what follows it', () => {
    const heading = block(10, { keepWithNext: true });
    expect(shown(paginate([rows([60]), heading, rows([40])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)'],
    ]);
  });

  test('a hidden item between a heading and its question does not part them', () => {
    const heading = block(10, { keepWithNext: true });
    expect(shown(paginate([rows([60]), heading, nothing, nothing, rows([40])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-0)', '3[0-0)', '4[0-1)'],
    ]);
  });

  test('a line between a heading and its question goes with both, one between two questions with neither', () => {
    const heading = block(10, { keepWithNext: true });
    const line = block(5, { passesOn: true });
    expect(shown(paginate([rows([60]), heading, line, rows([40])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)', '3[0-1)'],
    ]);
    expect(shown(paginate([rows([60]), heading, line, nothing, line, rows([40])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)', '3[0-0)', '4[0-1)', '5[0-1)'],
    ]);
    expect(shown(paginate([rows([60]), line, rows([40])], room))).toEqual([['0[0-1)', '1[0-1)'], ['2[0-1)']]);
  });

  test('a page break below a heading leaves the heading where it is', () => {
    const heading = block(10, { keepWithNext: true });
    expect(shown(paginate([rows([60]), heading, pageBreak, rows([40])], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-0)'],
      ['3[0-1)'],
    ]);
  });

  test('a heading over an item taller than a page keeps its first row', () => {
    const heading = block(10, { keepWithNext: true });
    expect(shown(paginate([rows([60]), heading, rows([50, 50, 50])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)'],
      ['2[1-3)'],
    ]);
  });

  test('a prompt is never the last of its question on a page', () => {
    const question = block(0, {
      units: [
        { height: 20, keepWithNext: true },
        { height: 60, keepWithNext: false },
        { height: 60, keepWithNext: false },
      ],
    });
    expect(shown(paginate([rows([70]), question], room))).toEqual([['0[0-1)'], ['1[0-2)'], ['1[2-3)']]);
  });

  test('an item that a page holds is not split below a heading and its text that fill half of their page', () => {
    const heading = block(10, { keepWithNext: true });
    const text = block(30, { keepWithNext: true });
    const titled = { first: 60, other: 100, headed: true };
    expect(shown(paginate([heading, text, rows([25, 25, 25])], titled))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['2[0-3)'],
    ]);
    expect(
      shown(paginate([rows([60]), heading, block(45, { keepWithNext: true }), rows([25, 25])], room)),
    ).toEqual([['0[0-1)'], ['1[0-1)', '2[0-1)'], ['3[0-2)']]);
  });

  test('an item splits below a heading and its text that would leave most of their page empty', () => {
    const heading = block(10, { keepWithNext: true });
    const directions = block(10, { keepWithNext: true });
    expect(shown(paginate([heading, directions, rows([30, 30, 30])], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-2)'],
      ['2[2-3)'],
    ]);
  });

  test('a heading that does not fit below the title with what follows goes with it all the same', () => {
    const titled = { first: 50, other: 100 };
    const heading = block(10, { keepWithNext: true });
    expect(shown(paginate([heading, rows([60])], titled))).toEqual([[], ['0[0-1)', '1[0-1)']]);
  });

  test('an item that nearly fills a page splits rather than leave its heading', () => {
    const heading = block(10, { keepWithNext: true });
    expect(shown(paginate([rows([60]), heading, rows([20, 25, 25, 25])], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-1)'],
      ['2[1-4)'],
    ]);
  });

  test('a heading stays with the directions below it, though the question below these needs a page of its own', () => {
    const heading = block(10, { keepWithNext: true });
    const directions = block(45, { keepWithNext: true });
    expect(shown(paginate([rows([60]), heading, directions, block(50)], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)'],
      ['3[0-1)'],
    ]);
  });

  test('a text taller than half a page is no heading: it stays where it fits, whatever follows', () => {
    const text = block(60, { keepWithNext: true });
    expect(shown(paginate([rows([30]), text, rows([45])], room))).toEqual([['0[0-1)', '1[0-1)'], ['2[0-1)']]);
  });

  test('an item taller than a page begins below its headings, even where these fill half of theirs', () => {
    const headings = [block(30, { keepWithNext: true }), block(30, { keepWithNext: true })];
    expect(shown(paginate([rows([35]), ...headings, rows([30, 60, 60])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-1)', '2[0-1)', '3[0-1)'],
      ['3[1-2)'],
      ['3[2-3)'],
    ]);
  });

  test('a heading stays above a prompt that shares no page with its first row', () => {
    const heading = block(10, { keepWithNext: true });
    const question = block(0, {
      units: [
        { height: 50, keepWithNext: true },
        { height: 60, keepWithNext: false },
      ],
    });
    expect(shown(paginate([rows([30]), heading, question], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-1)'],
      ['2[1-2)'],
    ]);
  });

  test('directions one after the other that fill more than a page begin where there is room', () => {
    const directions = Array.from({ length: 6 }, () => block(30, { keepWithNext: true }));
    expect(shown(paginate([rows([30]), ...directions], room))).toEqual([
      ['0[0-1)', '1[0-1)', '2[0-1)'],
      ['3[0-1)', '4[0-1)', '5[0-1)'],
      ['6[0-1)'],
    ]);
  });

  test('a prompt has its first row below it where no page holds all rows that stay together', () => {
    const kept = (heights: readonly number[]) =>
      block(0, { units: heights.map((height, at) => ({ height, keepWithNext: at < heights.length - 1 })) });
    expect(shown(paginate([rows([60]), kept([30, 40, 30, 30])], room))).toEqual([
      ['0[0-1)'],
      ['1[0-3)'],
      ['1[3-4)'],
    ]);
    expect(shown(paginate([rows([60]), kept([30, 80, 30])], room))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['1[1-2)'],
      ['1[2-3)'],
    ]);
  });

  test('a prompt and a row that share no page stand on two, and nothing is cut off', () => {
    const question = block(0, {
      units: [
        { height: 60, keepWithNext: true },
        { height: 60, keepWithNext: false },
      ],
    });
    const pages = paginate([question], room);
    expect(shown(pages)).toEqual([['0[0-1)'], ['0[1-2)']]);
    expect(pages.map((page) => page.overflows)).toEqual([false, false]);
  });

  test('what stays with the next and fills its page stays where it has room, and what follows begins the next', () => {
    const fills = block(30, { keepWithNext: true, stretches: true });
    expect(shown(paginate([rows([50]), fills, rows([40])], room))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['2[0-1)'],
    ]);
  });

  test('a page that is higher than others and holds all rows that stay together ends with no prompt below them', () => {
    const units = [30, 30, 30, 5, 40].map((height, at) => ({ height, keepWithNext: at !== 2 && at !== 4 }));
    expect(shown(paginate([block(0, { units })], { first: 100, other: 60 }))).toEqual([
      ['0[0-3)'],
      ['0[3-5)'],
    ]);
  });
});
