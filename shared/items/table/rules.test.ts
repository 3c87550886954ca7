import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeCells } from './bands.ts';
import {
  insertColumn,
  insertRow,
  mergeCells,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  resetColumnWidths,
  setCells,
  setColumnWidth,
  setRowHeights,
  splitCells,
} from './rules.ts';
import { COLUMN_LIMIT, ROW_LIMIT, type TableData, tableData } from './schema.ts';

const toRows = (text: string) => text.split('/').map((row) => row.split(' ').map((word) => ({ text: word })));
const aTable = (text: string, more: object = {}): TableData =>
  tableData.parse({ rows: toRows(text), header_rows: 0, ...more });
/** Writes what is printed: each cell with its rows and columns where they are several. */
const show = (data: TableData): string[] =>
  placeCells(data).map(({ cell, height, width }) =>
    height * width > 1 ? `${cell.text} ${height}×${width}` : String(cell.text),
  );
const area = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right });

describe('a row', () => {
  test('is added where it is asked for', () => {
    const table = aTable('a b/c d');
    insertRow(table, 1);
    expect(show(table)).toEqual(['a', 'b', '', '', 'c', 'd']);
  });

  test('that is added within a cell belongs to it', () => {
    const table = aTable('a b/c d');
    mergeCells(table, area(0, 0, 1, 0));
    insertRow(table, 1);
    expect(show(table)).toEqual(['a\nc 3×1', 'b', '', 'd']);
  });

  test('leaves the cell that began in it to the next one', () => {
    const table = aTable('a b c/d e f/g h i');
    mergeCells(table, area(0, 0, 1, 1));
    removeRow(table, 0);
    expect(show(table)).toEqual(['a\nb\nd\ne 1×2', 'f', 'g', 'h', 'i']);
  });

  test('is emptied where it is the last', () => {
    const table = aTable('a b');
    removeRow(table, 0);
    expect(show(table)).toEqual(['', '']);
  });

  test('takes its height along', () => {
    const table = aTable('a/b/c', { row_heights: [1, 2, 3] });
    moveRow(table, { from: 0, to: 2 });
    expect([show(table), table.row_heights]).toEqual([
      ['b', 'c', 'a'],
      [2, 3, 1],
    ]);
    removeRow(table, 0);
    insertRow(table, 1);
    expect(table.row_heights).toEqual([3, 0, 1]);
  });

  test('that is moved parts the cells that it goes through', () => {
    const table = aTable('a b/c d/e f');
    mergeCells(table, area(0, 0, 1, 0));
    moveRow(table, { from: 1, to: 2 });
    expect(show(table)).toEqual(['a\nc', 'b', 'e', 'f', '', 'd']);
  });

  test('has no place beyond the limit', () => {
    const table = tableData.parse({ rows: Array.from({ length: ROW_LIMIT }, () => [{}]) });
    insertRow(table, 3);
    expect(table.rows).toHaveLength(ROW_LIMIT);
  });
});

describe('a column', () => {
  test('is added where it is asked for, as wide as the one before it, on a sheet that stays as wide', () => {
    const table = aTable('a b/c d', { column_widths: [3, 4] });
    insertColumn(table, 1);
    expect(show(table)).toEqual(['a', '', 'b', 'c', '', 'd']);
    const [first, second, third] = table.column_widths as [number, number, number];
    expect(first).toBeCloseTo(second);
    expect(first + second + third).toBeCloseTo(7.3);
  });

  test('that is added within a cell belongs to it', () => {
    const table = aTable('a b/c d');
    mergeCells(table, area(0, 0, 1, 1));
    insertColumn(table, 1);
    expect(show(table)).toEqual(['a\nb\nc\nd 2×3']);
  });

  test('leaves the cell that began in it to the next one', () => {
    const table = aTable('a b c/d e f');
    mergeCells(table, area(0, 0, 1, 1));
    removeColumn(table, 0);
    expect(show(table)).toEqual(['a\nb\nd\ne 2×1', 'c', 'f']);
  });

  test('is moved with its width', () => {
    const table = aTable('a b c', { column_widths: [1, 2, 3] });
    moveColumn(table, { from: 2, to: 0 });
    expect([show(table), table.column_widths]).toEqual([
      ['c', 'a', 'b'],
      [3, 1, 2],
    ]);
  });

  test('has no place beyond the limit', () => {
    const table = tableData.parse({ rows: [Array.from({ length: COLUMN_LIMIT }, () => ({}))] });
    insertColumn(table, 0);
    expect(table.rows[0]).toHaveLength(COLUMN_LIMIT);
  });

  test('gives way to the one before it, down to the least width, until all are equal again', () => {
    const table = aTable('a b c', { column_widths: [1, 1, 1] });
    setColumnWidth(table, { column: 0, width: 1.5 });
    expect(table.column_widths).toEqual([1.5, 0.5, 1]);
    setColumnWidth(table, { column: 0, width: 9 });
    expect(table.column_widths).toEqual([1.8, 0.2, 1]);
    setColumnWidth(table, { column: 2, width: 9 });
    expect(table.column_widths).toEqual([1.8, 0.2, 5.3]);
    resetColumnWidths(table);
    expect(table.column_widths).toEqual([]);
  });
});

describe('cells', () => {
  test('are made one with the words of all, and parted again', () => {
    const table = aTable('a b/c d');
    mergeCells(table, area(0, 0, 0, 1));
    expect(show(table)).toEqual(['a\nb 1×2', 'c', 'd']);
    splitCells(table, area(0, 1, 0, 1));
    expect(show(table)).toEqual(['a\nb', '', 'c', 'd']);
  });

  test('that are made one take in those that they touch', () => {
    const table = aTable('a b c/d e f');
    mergeCells(table, area(0, 0, 0, 1));
    mergeCells(table, area(0, 1, 1, 1));
    expect(show(table)).toEqual(['a\nb\nd\ne 2×2', 'c', 'f']);
  });

  test('of the heading are made one without those below it', () => {
    const table = aTable('a b/c d/e f', { header_rows: 1 });
    mergeCells(table, area(0, 0, 2, 1));
    expect(show(table)).toEqual(['a\nb 1×2', 'c', 'd', 'e', 'f']);
  });

  test('keep their marks where they are made one', () => {
    const table = aTable('a b');
    const bold = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'b', marks: [{ type: 'strong' }] }] }],
    };
    setCells(table, { area: area(0, 0, 0, 0), settings: {} });
    Object.assign(table.rows[0]?.[1] ?? {}, { text: bold });
    mergeCells(table, area(0, 0, 0, 1));
    expect(table.rows[0]?.[0]?.text).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }, ...bold.content],
    });
  });

  test('forget what they are set back to', () => {
    const table = aTable('a');
    setCells(table, {
      area: area(0, 0, 0, 0),
      settings: { asks: 'checkbox', checked: true, shade: '#FFF3BF' },
    });
    setCells(table, { area: area(0, 0, 0, 0), settings: { asks: undefined, shade: undefined } });
    expect(table.rows).toEqual([[{ text: 'a' }]]);
  });

  test('of some rows get a least height', () => {
    const table = aTable('a/b/c');
    setRowHeights(table, { area: area(1, 0, 2, 0), height: 1 });
    expect(table.row_heights).toEqual([0, 1, 1]);
    setRowHeights(table, { area: area(0, 0, 2, 0), height: 0 });
    expect(table.row_heights).toEqual([]);
  });
});

test('whatever is done one after the other, the table can be stored, and its cells cover it without a gap', () => {
  const place = fc.nat(5);
  const step = fc.oneof(
    fc.record({ rule: fc.constantFrom(insertRow, insertColumn, removeRow, removeColumn), argument: place }),
    fc.record({
      rule: fc.constantFrom(moveRow, moveColumn),
      argument: fc.record({ from: place, to: place }),
    }),
    fc.record({
      rule: fc.constantFrom(mergeCells, splitCells),
      argument: fc
        .tuple(place, place, place, place)
        .map(([a, b, c, d]) => area(Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d))),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const table = aTable('a b c/d e f/g h i');
      for (const { rule, argument } of steps) {
        const rows = table.rows.length;
        const columns = table.rows[0]?.length ?? 0;
        const isInside = (at: unknown) => typeof at !== 'number' || at < Math.min(rows, columns);
        if (![argument].flat().every(isInside) || !Object.values(Object(argument)).every(isInside)) continue;
        (rule as (data: TableData, argument: unknown) => void)(table, argument);
      }
      expect(tableData.safeParse(table)).toMatchObject({ success: true });
      const width = table.rows[0]?.length ?? 0;
      expect(table.rows.every((row) => row.length === width)).toBe(true);
      const covered = placeCells(table).reduce((sum, cell) => sum + cell.height * cell.width, 0);
      expect(covered).toBe(table.rows.length * width);
    }),
  );
});
