import { expect, test } from 'vitest';
import { layOutForeign, pasteTable, toPastedTable } from './pasted.ts';
import { COLUMN_LIMIT, ROW_LIMIT, type TableData, tableData } from './schema.ts';

const aTable = (text: string, more: object = {}): TableData =>
  tableData.parse({
    rows: text.split('/').map((row) => row.split(' ').map((word) => ({ text: word }))),
    header_rows: 0,
    ...more,
  });
const show = ({ rows }: Pick<TableData, 'rows'>): string =>
  rows
    .map((row) => row.map(({ text, joins }) => (joins ? { before: '<', above: '^' }[joins] : text)).join(' '))
    .join('/');
const at = (row: number, column: number) => ({ row, column });
const rowsOf = (text: string) => toPastedTable(text.split('/').map((row) => row.split(' ')));

test('is put over the cells from the one with the caret on, and the table grows for it', () => {
  const table = aTable('a b/c d');
  pasteTable(table, { at: at(1, 1), table: rowsOf('1 2/3 4') });
  expect(show(table)).toBe('a b /c 1 2/ 3 4');
});

test('takes the place of an empty table, with its widths and its heading', () => {
  const table = tableData.parse({});
  const foreign = layOutForeign({
    rows: [
      [{ text: 'Sea', width: 1, height: 1, isHead: true }],
      [{ text: 'North', width: 1, height: 1, isHead: false }],
    ],
    widths: [3],
  });
  pasteTable(table, { at: at(0, 0), table: foreign });
  expect([show(table), table.column_widths, table.header_rows]).toEqual(['Sea/North', [3], 1]);
});

test('keeps the heading that the table had where nothing says which rows are one', () => {
  const table = aTable('  / ', { header_rows: 1 });
  pasteTable(table, { at: at(0, 0), table: rowsOf('a b/c d') });
  expect([show(table), table.header_rows]).toEqual(['a b/c d', 1]);
});

test('parts the cells that it covers a piece of', () => {
  const table = tableData.parse({
    rows: [
      [{ text: 'a' }, { joins: 'before' }, { text: 'b' }],
      [{ text: 'c' }, { text: 'd' }, { text: 'e' }],
    ],
    header_rows: 0,
  });
  pasteTable(table, { at: at(0, 1), table: rowsOf('1 2') });
  expect(show(table)).toBe('a 1 2/c d e');
});

test('is cut where the table has no more room, and can be stored', () => {
  const table = aTable('a');
  const row = Array.from({ length: 60 }, () => 'x');
  const foreign = toPastedTable(Array.from({ length: 700 }, () => row));
  pasteTable(table, { at: at(0, 0), table: foreign });
  expect([table.rows.length, table.rows[0]?.length]).toEqual([ROW_LIMIT, COLUMN_LIMIT]);
  pasteTable(table, { at: at(499, 39), table: rowsOf('1 2/3 4') });
  expect([table.rows.length, table.rows[499]?.[39]?.text]).toEqual([ROW_LIMIT, '1']);
  expect(tableData.safeParse(table).success).toBe(true);
});

test('places cells that take several rows and columns as HTML does', () => {
  const cell = (text: string, width = 1, height = 1) => ({ text, width, height, isHead: false });
  const foreign = layOutForeign({
    rows: [[cell('a', 1, 2), cell('b', 2)], [cell('c'), cell('d')], [cell('e', 9)]],
    widths: [],
  });
  expect(show({ rows: foreign.rows.map((row) => [...row]) })).toBe(
    'a b <      /^ c d      /e < < < < < < < <'.replace(/ {6}/g, '      '),
  );
});
