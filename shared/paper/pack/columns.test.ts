import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFlow, anyRoom, getHeight } from '#test/support/paper/any-flow.ts';
import { createBlock, createRows, emptyBlock, pageBreakBlock, room } from '#test/support/paper/flow.ts';
import type { FlowBlock } from './flow.ts';
import { type PageContent, paginate as paginateWith, type Room } from './paginate.ts';
import { StripPacker } from './strip-packer.ts';

const inTwo = { columns: { count: 2 } };
const paginate = (flow: readonly FlowBlock[], rooms: Room) =>
  paginateWith(flow, rooms, undefined, StripPacker);
const question = (height: number, more: Partial<FlowBlock> = {}) =>
  createBlock(height, { ...inTwo, spaceBefore: 4, ...more });
/** A text of lines of 10 px, of which two stay together at either end. */
const text = (lines: number, more: Partial<FlowBlock> = {}) =>
  createBlock(0, {
    ...inTwo,
    flowsAlone: true,
    units: Array.from({ length: lines }, (_, at) => ({
      height: 10,
      isLine: true,
      keepWithNext: at === 0 || at === lines - 2,
    })),
    ...more,
  });

/** Lists the columns of each page as the parts in them; what is as wide as the page has "·" before it. */
const listColumns = (pages: readonly PageContent[]) =>
  pages.map(({ slices }) =>
    slices.map(({ block, from, to, column }) => `${column ? column.at : '·'} ${block}[${from}-${to})`),
  );

describe('blocks that ask for as many columns as their neighbours', () => {
  test('stand down the first column and then the next, and the columns end as evenly as can be', () => {
    const pages = paginate([question(20), question(20), question(20), question(20), question(20)], room);
    expect(listColumns(pages)).toEqual([['0 0[0-1)', '0 1[0-1)', '0 2[0-1)', '1 3[0-1)', '1 4[0-1)']]);
    expect(pages[0]?.slices.map(({ spaceBefore }) => spaceBefore)).toEqual([0, 4, 4, 0, 4]);
    expect(pages[0]?.slices[0]?.column).toEqual({ at: 0, count: 2, first: 0, spaceBefore: 0, height: 68 });
  });

  test('leave no column empty that one of them could stand in', () => {
    const three = createBlock(20, { columns: { ...inTwo.columns, count: 3 } });
    expect(listColumns(paginate([three, three, three, three], room))).toEqual([
      ['0 0[0-1)', '0 1[0-1)', '1 2[0-1)', '2 3[0-1)'],
    ]);
  });

  test('begin below what is as wide as the page, and what is so again stands below the tallest of them', () => {
    const [page, ...more] = paginate([createRows([10]), question(30), question(20), createRows([55])], room);
    expect(listColumns(page ? [page] : [])).toEqual([['· 0[0-1)', '0 1[0-1)', '1 2[0-1)', '· 3[0-1)']]);
    expect(page?.slices[1]?.column).toMatchObject({ spaceBefore: 4, height: 30 });
    expect(more).toEqual([]);
    expect(paginate([createRows([10]), question(30), question(20), createRows([57])], room)).toHaveLength(2);
  });

  test('fill the columns of a page before they go on, and end evenly on the last', () => {
    const pages = paginate(
      Array.from({ length: 12 }, () => question(30, { spaceBefore: 0 })),
      room,
    );
    expect(pages.map(({ slices }) => slices.map(({ column }) => column?.at).join(''))).toEqual([
      '000111',
      '000111',
    ]);
    const more = paginate(
      Array.from({ length: 8 }, () => question(30, { spaceBefore: 0 })),
      room,
    );
    expect(more.map(({ slices }) => slices.map(({ column }) => column?.at).join(''))).toEqual([
      '000111',
      '01',
    ]);
  });

  test('are parted by a page break and by another number of columns, but not by what draws nothing', () => {
    const three = createBlock(20, { columns: { ...inTwo.columns, count: 3 } });
    expect(listColumns(paginate([question(20), pageBreakBlock, question(20)], room))).toEqual([
      ['0 0[0-1)', '· 1[0-0)'],
      ['0 2[0-1)'],
    ]);
    expect(listColumns(paginate([question(20), emptyBlock, question(20), three, three], room))).toEqual([
      ['0 0[0-1)', '0 1[0-0)', '1 2[0-1)', '0 3[0-1)', '1 4[0-1)'],
    ]);
  });

  test('stay whole, though the columns end less evenly', () => {
    const rows = createRows([20, 20, 20], inTwo);
    expect(listColumns(paginate([rows, rows, rows], { first: 200, other: 200 }))).toEqual([
      ['0 0[0-3)', '0 1[0-3)', '1 2[0-3)'],
    ]);
  });

  test('take a heading along to the next column', () => {
    const heading = question(10, { keepWithNext: true });
    expect(listColumns(paginate([question(20), heading, question(20)], room))).toEqual([
      ['0 0[0-1)', '1 1[0-1)', '1 2[0-1)'],
    ]);
  });

  test('take the heading above them along to the next page', () => {
    const heading = createBlock(10, { keepWithNext: true });
    expect(listColumns(paginate([createRows([75]), heading, question(20), question(20)], room))).toEqual([
      ['· 0[0-1)'],
      ['· 1[0-1)', '0 2[0-1)', '1 3[0-1)'],
    ]);
  });
});

describe('one block alone in columns', () => {
  test('goes on in the next column, so that both are as high', () => {
    expect(listColumns(paginate([text(12)], room))).toEqual([['0 0[0-6)', '1 0[6-12)']]);
    expect(
      listColumns(paginate([createRows([10, 10, 10, 10], { ...inTwo, flowsAlone: true })], room)),
    ).toEqual([['0 0[0-2)', '1 0[2-4)']]);
  });

  test('stays whole where it is a question', () => {
    expect(listColumns(paginate([createRows([10, 10, 10, 10], inTwo)], room))).toEqual([['0 0[0-4)']]);
  });

  test('leaves no line alone in a column', () => {
    expect(listColumns(paginate([text(3)], room))).toEqual([['0 0[0-3)']]);
    expect(listColumns(paginate([text(5)], room))).toEqual([['0 0[0-3)', '1 0[3-5)']]);
  });

  test('stays with its heading where its columns have room, though it has none in one column', () => {
    const heading = createBlock(10, { keepWithNext: true });
    expect(listColumns(paginate([createRows([30]), heading, text(10)], room))).toEqual([
      ['· 0[0-1)', '· 1[0-1)', '0 2[0-5)', '1 2[5-10)'],
    ]);
  });

  test('goes on over pages where no page holds it', () => {
    expect(listColumns(paginate([createRows([50]), text(34)], room))).toEqual([
      ['· 0[0-1)', '0 1[0-5)', '1 1[5-10)'],
      ['0 1[10-20)', '1 1[20-30)'],
      ['0 1[30-32)', '1 1[32-34)'],
    ]);
  });
});

test('a long text among questions goes on in the next column', () => {
  const tall = { first: 400, other: 400 };
  expect(listColumns(paginate([text(30), question(40)], tall))).toEqual([
    ['0 0[0-17)', '1 0[17-30)', '1 1[0-1)'],
  ]);
});

test('a block that fills the rest of its page fills its column, and the next goes on beside it', () => {
  const pages = paginate([question(20), question(20, { fillsPage: true }), question(30)], room);
  expect(listColumns(pages)).toEqual([['0 0[0-1)', '0 1[0-1)', '1 2[0-1)']]);
  expect(pages[0]?.slices.map(({ stretch }) => stretch)).toEqual([0, 56, 0]);
});

test('a row taller than a page stands alone in its column, and the page says so', () => {
  const pages = paginate([question(20), question(300), question(20)], room);
  expect(pages.map(({ overflows }) => overflows)).toContain(true);
  expect(pages.flatMap(({ slices }) => slices.map(({ block }) => block))).toEqual([0, 1, 2]);
});

/** Any document at all, of which any blocks stand in columns. */
const inAnyColumns = fc
  .tuple(anyFlow, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 12 }))
  .map(([flow, counts]) =>
    flow.map((block, at): FlowBlock => {
      const count = counts[Math.floor(at / 3) % counts.length] ?? 1;
      return count > 1 ? { ...block, columns: { count } } : block;
    }),
  );

test('whatever stands in columns, nothing is lost or out of order, and no column is higher than its page', () => {
  fc.assert(
    fc.property(inAnyColumns, anyRoom, (flow, rooms) => {
      const pages = paginate(flow, rooms);
      const drawn = pages.flatMap(({ slices }) =>
        slices.flatMap(({ block, from, to }) =>
          Array.from({ length: to - from }, (_, at) => `${block}/${from + at}`),
        ),
      );
      expect(drawn).toEqual(flow.flatMap(({ units }, index) => units.map((_, at) => `${index}/${at}`)));
      for (const { number, slices, overflows } of pages.filter((page) => !page.overflows)) {
        expect(overflows).toBe(false);
        const columns = Map.groupBy(slices, ({ column }) => column && `${column.first} ${column.at}`);
        let used = 0;
        const strips = new Set<number>();
        for (const [name, own] of columns) {
          const height = own.reduce((sum, { block, from, to, spaceBefore }) => {
            const drawnBlock = flow[block];
            return sum + (drawnBlock && to > from ? spaceBefore + getHeight(drawnBlock, from, to) : 0);
          }, 0);
          const column = own[0]?.column;
          if (name === undefined || !column) used += height;
          else {
            expect(height).toBeLessThanOrEqual(column.height + 0.5);
            if (!strips.has(column.first)) used += column.spaceBefore + column.height;
            strips.add(column.first);
          }
        }
        expect(used).toBeLessThanOrEqual((number === 1 ? rooms.first : rooms.other) + 1);
      }
      for (const page of pages.slice(1)) expect(page.slices.some(({ from, to }) => to > from)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
