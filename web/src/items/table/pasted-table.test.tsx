import { expect, test } from 'vitest';
import { layOutForeign } from '#shared/items/table/pasted.ts';
import type { TableCell } from '#shared/items/table/schema.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import docsTable from '#test/fixtures/clipboard/docs-table.html?raw';
import excelTable from '#test/fixtures/clipboard/excel-table.html?raw';
import sheetsTable from '#test/fixtures/clipboard/sheets-table.html?raw';
import wordTable from '#test/fixtures/clipboard/word-table.html?raw';
import { readPastedTable } from './read-pasted-table.ts';

/** Tables as other programs put them on the clipboard. */

function read(html: string) {
  const table = readPastedTable(html);
  if (!table) throw new Error('No table was found.');
  return layOutForeign(table);
}

/** Writes a cell in signs: its words, "<" or "^" where it joins another one, its look in brackets. */
function show({ text, asks, checked, joins, align, valign, shade }: TableCell): string {
  if (joins) return joins === 'before' ? '<' : '^';
  const look = [asks, checked && 'ticked', align, valign, shade].filter(Boolean);
  return `${toPlainText(text).replaceAll('\n', '⏎')}${look.length > 0 ? ` [${look.join(' ')}]` : ''}`;
}
const showAll = (html: string) => read(html).rows.map((row) => row.map(show));

test('of Word keeps its merged cells, alignment, shade, widths, boxes and the heading that it repeats', () => {
  expect(showAll(wordTable)).toEqual([
    ['Layer [center #D9E2F3]', 'Rock [center #D9E2F3]', '<'],
    ['Crust, which is thin', 'granite⏎slate', '2.7 [end]'],
    ['^', 'basalt [checkbox ticked]', ''],
  ]);
  expect(read(wordTable)).toMatchObject({ header_rows: 1, column_widths: [2, 1.5, 1.5] });
});

test('of Word keeps the formatting of its words', () => {
  const [, row] = read(wordTable).rows;
  expect(JSON.stringify(row?.[0]?.text)).toContain('"marks":[{"type":"em"}]');
});

test('of Excel keeps what its style sheet says of its cells', () => {
  expect(showAll(excelTable)).toEqual([
    ['City [center #FFF2CC]', 'Jan [center #FFF2CC]', 'Jul [center #FFF2CC]'],
    ['Oslo [center middle]', '-4.3 [end]', '17.1 [end]'],
    ['^', '"cold", they say', '<'],
  ]);
  expect(read(excelTable)).toMatchObject({ header_rows: 1, column_widths: [1, 1, 1] });
});

test('of Google Sheets keeps its merged cells, lines and colours', () => {
  expect(showAll(sheetsTable)).toEqual([
    ['Word [center #D9EAD3]', 'Meaning [center #D9EAD3]'],
    ['Weather [center middle #FF0000]', '<'],
    ['fog', 'a cloud⏎on the ground'],
  ]);
  expect(read(sheetsTable)).toMatchObject({ header_rows: 1, column_widths: [1, 2] });
});

test('of Google Docs keeps its alignment, and is no bolder than it was', () => {
  expect(showAll(docsTable)).toEqual([
    ['Step [#CFE2F3]', 'What I saw [#CFE2F3]'],
    ['1 [center middle]', 'The ice melts at 0 °C, H2O'],
    ['', ''],
  ]);
  expect(read(docsTable)).toMatchObject({ header_rows: 1, column_widths: [1.5, 5] });
  expect(JSON.stringify(read(docsTable).rows[1])).not.toContain('strong');
  expect(JSON.stringify(read(docsTable).rows[1])).toContain('subscript');
});

test('of a web page has as many columns as its longest row, and its widths are those of the sheet at most', () => {
  const html =
    '<table><tr><th>a<th>b</tr><tr><td width=900>c<td width=300>d<td width=200>e</tr><tr><td>f</table>';
  expect(showAll(html)).toEqual([
    ['a', 'b', ''],
    ['c', 'd', 'e'],
    ['f', '', ''],
  ]);
  const total = read('<table><tr><td width=900>c<td width=300>d</table>').column_widths.reduce(
    (sum, one) => sum + one,
    0,
  );
  expect(total).toBeCloseTo(7.3, 1);
});

test('a single cell, or text without a table, is left to the field', () => {
  expect(readPastedTable('<table><tr><td>one</td></tr></table>')).toBeNull();
  expect(readPastedTable('<p>one</p>')).toBeNull();
});

test('neither runs nor loads anything', () => {
  const html =
    '<table><tr><td><img src="https://example.com/a.png" onerror="window.hit=1">a<td><script>window.hit=1</script>b</table>';
  expect(showAll(html)).toEqual([['a', 'b']]);
  expect('hit' in window).toBe(false);
});
