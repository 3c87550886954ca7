import { describe, expect, test } from 'vitest';
import type { FlowBlock } from './flow.ts';
import { type PageContent, paginate } from './paginate.ts';

const block = (height: number, more: Partial<FlowBlock> = {}): FlowBlock => ({
  units: [{ height, keepWithNext: false }],
  spaceBefore: 0,
  frame: 0,
  keepWithNext: false,
  breakAfter: false,
  stretches: false,
  ...more,
});
const rows = (heights: readonly number[], more: Partial<FlowBlock> = {}): FlowBlock =>
  block(0, { ...more, units: heights.map((height) => ({ height, keepWithNext: false })) });
const pageBreak = block(0, { units: [], breakAfter: true });
const nothing = block(0, { units: [] });
const room = { first: 100, other: 100 };

/** Pages as lists of "block[from-to)". */
const shown = (pages: readonly PageContent[]) =>
  pages.map((page) => page.slices.map(({ block: index, from, to }) => `${index}[${from}-${to})`));

describe('a document on its pages', () => {
  test('an empty document has one page', () => {
    expect(shown(paginate([], room))).toEqual([[]]);
  });

  test('an item that does not fit the rest of its page moves to the next as a whole', () => {
    expect(shown(paginate([rows([40]), rows([40, 40])], room))).toEqual([['0[0-1)'], ['1[0-2)']]);
  });

  test('an item taller than a page splits between its rows and begins where there is room', () => {
    expect(shown(paginate([rows([40]), rows([50, 50, 50])], room))).toEqual([
      ['0[0-1)', '1[0-1)'],
      ['1[1-3)'],
    ]);
  });

  test('a row taller than a page stands alone on a page that says so', () => {
    const pages = paginate([rows([10]), rows([300, 10])], room);
    expect(shown(pages)).toEqual([['0[0-1)'], ['1[0-1)'], ['1[1-2)']]);
    expect(pages.map((page) => page.overflows)).toEqual([false, true, false]);
  });

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

  test('a page break starts a page, and neither two of them nor the last one make an empty page', () => {
    expect(shown(paginate([rows([10]), pageBreak, pageBreak, rows([10]), pageBreak], room))).toEqual([
      ['0[0-1)', '1[0-0)', '2[0-0)'],
      ['3[0-1)', '4[0-0)'],
    ]);
  });

  test('a page break below the title starts a page, and two of them make no empty one', () => {
    const flow = [pageBreak, nothing, pageBreak, rows([10]), pageBreak];
    expect(shown(paginate(flow, { ...room, headed: true }))).toEqual([
      ['0[0-0)', '1[0-0)', '2[0-0)'],
      ['3[0-1)', '4[0-0)'],
    ]);
  });

  test('a page break before everything else makes no empty page where nothing stands above it', () => {
    expect(shown(paginate([pageBreak, rows([10])], room))).toEqual([['0[0-0)', '1[0-1)']]);
  });

  test('what draws nothing takes no room, not even the space before it', () => {
    const spaced = (height: number) => block(height, { spaceBefore: 20 });
    const pages = paginate([spaced(40), { ...nothing, spaceBefore: 20 }, spaced(40)], room);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.slices.map((slice) => slice.spaceBefore)).toEqual([0, 0, 20]);
  });

  test('the first page has the room that its header leaves', () => {
    expect(shown(paginate([rows([60]), rows([60])], { first: 50, other: 100 }))).toEqual([
      [],
      ['0[0-1)'],
      ['1[0-1)'],
    ]);
  });

  test('an item that would leave the title alone on its page splits below it', () => {
    const titled = { first: 70, other: 100 };
    expect(shown(paginate([rows([40, 40])], titled))).toEqual([['0[0-1)'], ['0[1-2)']]);
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

  test('what is taller than its page by what browsers round stays on it, whole', () => {
    const pages = paginate([rows([60.25]), rows([40]), rows([50.25, 50])], room);
    expect(shown(pages)).toEqual([['0[0-1)', '1[0-1)'], ['2[0-2)']]);
    expect(pages.map(({ overflows }) => overflows)).toEqual([false, false]);
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
});

describe('a space that may be lower', () => {
  const space = (height: number, gives: number, more: Partial<FlowBlock> = {}) =>
    block(0, {
      units: [
        { height: 20, keepWithNext: true },
        { height, keepWithNext: false },
      ],
      frame: 6,
      gives,
      ...more,
    });
  const shownWith = (pages: readonly PageContent[]) =>
    pages.map(({ slices, overflows }) => [slices.map(({ block: at, stretch }) => [at, stretch]), overflows]);

  test('is as low as a page needs it with what is said of it, where no page holds it as it is', () => {
    expect(shownWith(paginate([rows([10]), space(90, 60)], room))).toEqual([
      [[[0, 0]], false],
      [[[1, -16]], false],
    ]);
  });

  test('is as high as it is where a page holds that', () => {
    expect(shownWith(paginate([rows([40]), space(70, 60)], room))).toEqual([
      [[[0, 0]], false],
      [[[1, 0]], false],
    ]);
  });

  test('is as low as its page needs it with the headings that stay with it', () => {
    const headings = [block(10, { keepWithNext: true }), block(6, { keepWithNext: true, spaceBefore: 2 })];
    expect(
      shownWith(paginate([rows([60]), ...headings, nothing, space(90, 60, { spaceBefore: 4 })], room)),
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
    expect(shownWith(paginate([...headings, pageBreak, space(90, 60)], room)).at(-1)).toEqual([
      [[3, -16]],
      false,
    ]);
  });

  test('lets go of headings for which it may not be low enough', () => {
    const heading = block(10, { keepWithNext: true });
    expect(shownWith(paginate([heading, space(90, 20)], room))).toEqual([
      [[[0, 0]], false],
      [[[1, -16]], false],
    ]);
  });

  test('is as high as asked below a text that takes more than a page whatever its height', () => {
    const text = Array.from({ length: 12 }, (_, at) => ({ height: 10, keepWithNext: at > 9 }));
    const below = (height: number) =>
      block(0, { units: [...text, { height, keepWithNext: false }], gives: height - 10 });
    for (const height of [50, 80]) {
      const pages = paginate([below(height)], room);
      expect(shown(pages)).toEqual([['0[0-10)'], ['0[10-13)']]);
      expect(pages[1]?.slices[0]?.stretch).toBe(0);
    }
    expect(paginate([below(95)], room)[1]?.slices[0]?.stretch).toBe(-15);
  });

  test('is as high as asked where no page holds it with what is said of it, however low it is', () => {
    const units = [
      { height: 70, keepWithNext: true },
      { height: 80, keepWithNext: false },
    ];
    expect(shownWith(paginate([block(0, { units, gives: 40 })], room))).toEqual([
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
    expect(shownWith(paginate([space(90.1, 60, { stretches: true }), rows([10])], room))).toEqual([
      [[[0, -16.25]], false],
      [[[1, 0]], false],
    ]);
  });
});

describe('an item that fills the rest of its page', () => {
  const stretches = (pages: readonly PageContent[]) =>
    pages.flatMap((page) => page.slices.map(({ stretch }) => stretch));

  test('is taller by what is left, and what follows starts a page', () => {
    const pages = paginate([rows([30]), block(20, { stretches: true, spaceBefore: 5 }), rows([10])], room);
    expect(shown(pages)).toEqual([['0[0-1)', '1[0-1)'], ['2[0-1)']]);
    expect(stretches(pages)).toEqual([0, 45, 0]);
  });

  test('moves to the next page where its least height does not fit, and fills that', () => {
    const pages = paginate([rows([90]), block(20, { stretches: true })], room);
    expect(shown(pages)).toEqual([['0[0-1)'], ['1[0-1)']]);
    expect(stretches(pages)).toEqual([0, 80]);
  });

  test('fills its last page where it is taller than one', () => {
    expect(stretches(paginate([rows([60, 60, 20], { stretches: true })], room))).toEqual([0, 20]);
  });

  test('makes no empty page, neither at the end nor before a page break', () => {
    const filling = block(20, { stretches: true });
    expect(shown(paginate([filling, nothing, pageBreak, rows([10]), filling, pageBreak], room))).toEqual([
      ['0[0-1)', '1[0-0)', '2[0-0)'],
      ['3[0-1)', '4[0-1)', '5[0-0)'],
    ]);
  });

  test('keeps the heading above it', () => {
    const heading = block(10, { keepWithNext: true });
    const pages = paginate([rows([75]), heading, block(20, { stretches: true })], room);
    expect(shown(pages)).toEqual([['0[0-1)'], ['1[0-1)', '2[0-1)']]);
    expect(stretches(pages)).toEqual([0, 0, 70]);
  });
});
