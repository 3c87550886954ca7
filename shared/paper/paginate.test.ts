import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FlowBlock, type PageContent, paginate } from './paginate.ts';

const block = (height: number, more: Partial<FlowBlock> = {}): FlowBlock => ({
  units: [{ height, keepWithNext: false }],
  spaceBefore: 0,
  frame: 0,
  keepWithNext: false,
  breakAfter: false,
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
});

const unit = fc.record({ height: fc.integer({ min: 0, max: 130 }), keepWithNext: fc.boolean() });
const anyBlock: fc.Arbitrary<FlowBlock> = fc.record({
  units: fc.array(unit, { maxLength: 8 }),
  spaceBefore: fc.integer({ min: 0, max: 30 }),
  frame: fc.integer({ min: 0, max: 10 }),
  keepWithNext: fc.boolean(),
  breakAfter: fc.boolean(),
});
const anyFlow = fc.array(anyBlock, { maxLength: 30 });

describe('any document at all', () => {
  test('loses nothing, repeats nothing and keeps its order', () => {
    fc.assert(
      fc.property(anyFlow, (flow) => {
        const drawn = paginate(flow, room).flatMap((page) =>
          page.slices.flatMap(({ block: index, from, to }) =>
            Array.from({ length: to - from }, (_, at) => `${index}/${from + at}`),
          ),
        );
        const wanted = flow.flatMap(({ units }, index) => units.map((_, at) => `${index}/${at}`));
        expect(drawn).toEqual(wanted);
      }),
    );
  });

  test('over-fills no page, but for a single row that no page could hold', () => {
    fc.assert(
      fc.property(anyFlow, (flow) => {
        for (const page of paginate(flow, room)) {
          const heights = page.slices.map(({ block: index, from, to, spaceBefore }) => {
            const { units = [], frame = 0 } = flow[index] ?? {};
            const height = units.slice(from, to).reduce((sum, one) => sum + one.height, 0);
            return to > from ? height + frame + spaceBefore : 0;
          });
          const used = heights.reduce((sum, height) => sum + height, 0);
          const rowsOnPage = page.slices.reduce((sum, { from, to }) => sum + to - from, 0);
          expect(page.overflows ? rowsOnPage : Math.max(0, used - 100.5)).toBe(page.overflows ? 1 : 0);
        }
      }),
    );
  });

  test('has no empty page', () => {
    fc.assert(
      fc.property(anyFlow, (flow) => {
        const [, ...later] = paginate(flow, room);
        for (const page of later) expect(page.slices.some(({ from, to }) => to > from)).toBe(true);
      }),
    );
  });

  test('has the same pages every time', () => {
    fc.assert(
      fc.property(anyFlow, (flow) => {
        expect(paginate(flow, room)).toEqual(paginate(flow, room));
      }),
    );
  });
});
