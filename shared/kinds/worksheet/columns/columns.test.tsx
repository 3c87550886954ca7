import { describe, expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { MemoCache } from '../../../paper/measure/memo-cache.ts';
import { createWorksheetContent } from '../view.tsx';
import { columnsPlacer, usesColumns } from './columns-placer.ts';
import { countColumns } from './count-columns.ts';
import { placeInColumns } from './place-in-columns.ts';
import { setItemColumns, setSheetColumns } from './rules.ts';

const short = (id: string, more: object = {}) => ({
  ...anOpenResponse('7 + 8 =', id),
  ...more,
  data: { subtitle: '7 + 8 =', answer_type: 'single', line_length: 0.8, ...Object(more as object).data },
});
const long = (id: string, more: object = {}) => ({ ...anOpenResponse('Why does it rain?', id), ...more });
const header = (id: string, more: object = {}) => ({ id, type: 'section_header', data: {}, ...more });
const count = (items: readonly object[], columns?: object, more: object = {}) =>
  countColumns(aWorksheet({ items, ...(columns && { columns }), ...more }));

describe('an item stands', () => {
  test('in the columns of the sheet, unless it has its own', () => {
    expect(count([long('a'), long('b')])).toEqual([1, 1]);
    expect(count([long('a'), long('b', { columns: 1 }), long('c', { columns: 3 })], { count: 2 })).toEqual([
      2, 1, 3,
    ]);
    expect(count([long('a'), long('b', { columns: 2 })])).toEqual([1, 2]);
  });

  test('in fewer columns where its type has no room in them, as in large print', () => {
    const large = { style: { font_size: 20 } };
    expect(count([long('a')], { count: 3 }, large)).toEqual([2]);
    expect(count([long('a'), long('b', { style: { font_size: 40 } })], { count: 3 })).toEqual([3, 1]);
  });

  test('across the page where a column has no room for what it holds', () => {
    const cells = (columns: number) => [Array.from({ length: columns }, () => ({ text: 'Mississippi' }))];
    const table = (id: string, columns: number) => ({ id, type: 'table', data: { rows: cells(columns) } });
    const picture = (id: string, width: number) => ({ id, type: 'picture', data: { width } });
    const line = (id: string, to: number) => ({ id, type: 'number_line', data: { from: 0, to } });
    expect(count([table('a', 2), table('b', 40)], { count: 2 })).toEqual([2, 1]);
    expect(count([picture('a', 3), picture('b', 5)], { count: 2 })).toEqual([2, 1]);
    expect(count([line('a', 5), line('b', 20)], { count: 2 })).toEqual([2, 1]);
  });

  test('across the page where it breaks the page', () => {
    expect(count([long('a'), { id: 'p', type: 'page_break', data: {} }], { count: 2 })).toEqual([2, 1]);
  });
});

test('a heading is as wide as what it is the heading of, unless it has columns of its own', () => {
  expect(count([header('h'), long('a', { columns: 1 }), header('i'), long('b')], { count: 2 })).toEqual([
    1, 1, 2, 2,
  ]);
  expect(
    count([header('h'), long('hidden', { hide: true }), long('a', { columns: 1 })], { count: 2 }),
  ).toEqual([1, 2, 1]);
  expect(count([header('h', { columns: 2 }), long('a', { columns: 1 })])).toEqual([2, 1]);
  expect(count([header('h'), long('a', { columns: 2 })])).toEqual([1, 2]);
});

describe('a sheet that saves paper', () => {
  const saving = { save_paper: true };

  test('sets short questions side by side that follow each other, and leaves all others as they are', () => {
    expect(count([short('a'), short('b'), long('c'), short('d')], saving)).toEqual([2, 2, 1, 1]);
    expect(count([short('a'), short('b'), short('c'), short('d')], saving)).toEqual([3, 3, 3, 3]);
    expect(count([short('a'), header('h'), short('b')], saving)).toEqual([1, 1, 1]);
    expect(count([short('a'), short('b')])).toEqual([1, 1]);
  });

  test('takes as many columns as all of them are short in', () => {
    const wider = { data: { subtitle: 'How many legs?' } };
    expect(count([short('a'), short('b', wider), short('c')], saving)).toEqual([2, 2, 2]);
    const tooWide = { data: { subtitle: 'How many legs do three spiders and a bee have together, please?' } };
    expect(count([short('a'), short('b'), short('c', tooWide)], saving)).toEqual([2, 2, 1]);
  });

  test('takes choices and texts with a blank for short, where each of their lines is', () => {
    const choice = (id: string, answer: string) => ({
      id,
      type: 'multiple_choice',
      data: { subtitle: 'Which?', options: [{ answer }, { answer: 'b' }] },
    });
    const blank = (id: string) => ({
      id,
      type: 'fill_in_the_blank',
      data: { words: [{ value: 'Ice' }, { value: 'is' }, { value: 'cold', blank: true }] },
    });
    expect(count([choice('a', 'yes'), choice('b', 'no'), blank('c'), blank('d')], saving)).toEqual([
      2, 2, 2, 2,
    ]);
    expect(
      count([choice('a', 'yes'), choice('b', 'an answer that is as long as this one is')], saving),
    ).toEqual([1, 1]);
  });

  test('leaves what somebody has set columns for as it is set', () => {
    expect(count([short('a', { columns: 1 }), short('b'), short('c')], saving)).toEqual([1, 2, 2]);
  });
});

describe('on paper', () => {
  const place = (worksheet: ReturnType<typeof aWorksheet>) => placeInColumns(worksheet, new MemoCache());

  test('columns begin where the words of a run do, and have a line between them unless it is switched off', () => {
    const items = [long('a'), { ...anOpenResponse('ما هو الماء؟', 'b'), columns: 2 }];
    expect(place(aWorksheet({ items }))).toMatchObject([undefined, { count: 2, rule: true, dir: 'rtl' }]);
    expect(place(aWorksheet({ items: [long('a')], columns: { count: 2, rule: false } }))).toMatchObject([
      { count: 2, rule: false, dir: 'ltr' },
    ]);
  });

  test('a sheet without columns asks for none', () => {
    expect(usesColumns(aWorksheet())).toBe(false);
    expect(place(aWorksheet())).toEqual([undefined]);
  });

  test('an item is drawn for the width of its column, and again where that changes', async () => {
    await columnsPlacer.load();
    const cache = new MemoCache();
    const getBlock = (columns: object) =>
      createWorksheetContent(aWorksheet({ items: [long('a')], columns }), false, cache).blocks[0];
    expect(getBlock({ count: 2 })).toMatchObject({
      columns: { count: 2 },
      element: { props: { width: 334 } },
    });
    expect(getBlock({ count: 1 })?.element.props).not.toHaveProperty('width');
  });
});

test('a sheet without columns is stored as before there were any', () => {
  const worksheet = aWorksheet();
  setSheetColumns(worksheet, { count: 3 });
  setSheetColumns(worksheet, { rule: false });
  expect(worksheet.columns).toEqual({ count: 3, rule: false, save_paper: false });
  setSheetColumns(worksheet, { rule: true, count: 1 });
  expect(worksheet).not.toHaveProperty('columns');
});

test('several items are set in columns together, or follow the sheet again', () => {
  const worksheet = aWorksheet({ items: [long('a'), long('b'), long('c')] });
  setItemColumns(worksheet, { ids: ['a', 'c'], columns: 2 });
  expect(worksheet.items.map(({ columns }) => columns)).toEqual([2, undefined, 2]);
  setItemColumns(worksheet, { ids: ['a'], columns: null });
  expect(worksheet.items[0]).not.toHaveProperty('columns');
});

test('what older releases would drop raises the version of the file', () => {
  expect(aWorksheet().schema_version).toBe(1);
  expect(aWorksheet({ columns: { count: 2 } }).schema_version).toBe(2);
  expect(aWorksheet({ items: [long('a', { columns: 2 })] }).schema_version).toBe(2);
});
