import { expect, test } from 'vitest';
import { createItem } from '../item.ts';
import { listBlanks } from './blanks.ts';
import { applyReadyTable, READY_TABLES, type ReadyTableId } from './ready-tables.ts';
import { tableData } from './schema.ts';

function make(id: ReadyTableId, locale = 'en-US') {
  const item = createItem('table', 'a');
  item.data.subtitle = 'Read this.';
  applyReadyTable(item, { id, locale });
  return item;
}

test.each(READY_TABLES.map(({ id }) => id))(
  'the ready table %s can be stored as it is, below its prompt',
  (id) => {
    const { data } = make(id);
    expect(tableData.parse(structuredClone(data))).toEqual(data);
    expect(data.subtitle).toBe('Read this.');
  },
);

test('a times table asks for each product', () => {
  const { data, numbering } = make('times');
  const blanks = listBlanks(data);
  expect(blanks).toHaveLength(144);
  for (const { cell, row, column } of blanks) expect(cell.text).toBe(String(row * column));
  expect(numbering.hidden).toBe(false);
});

test('a number grid with gaps asks for some of a hundred numbers', () => {
  const { data } = make('grid');
  expect(data.rows.flat().map(({ text }) => Number(text))).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 1),
  );
  expect(listBlanks(data)).toHaveLength(40);
});

test('a timetable has the days of the document’s language, and no number', () => {
  const { data, numbering } = make('timetable', 'de-DE');
  expect(data.rows[0]?.map(({ text }) => text)).toEqual([
    '',
    ...['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'],
  ]);
  expect(numbering.hidden).toBe(true);
});

test('takes the place of what the table was', () => {
  const item = make('lab');
  applyReadyTable(item, { id: 'kwl', locale: 'en' });
  expect(item.data).toMatchObject({ header_rows: 1, header_column: false, column_widths: [], lines: 'all' });
});
