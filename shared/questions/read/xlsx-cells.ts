import { readSymbols } from '../../text/symbol-fonts.ts';
import type { Reading } from '../source/reading.ts';
import {
  findAllElements,
  findElement,
  getXmlText,
  listElements,
  type XmlElement,
} from '../source/xml-tree.ts';
import { type CellStyle, formatNumber, formatText, readIsoDate } from './xlsx-formats.ts';
import { type CellText, readCellText } from './xlsx-strings.ts';

/** What the cells of all sheets refer to. */
export interface Workbook {
  readonly shared: readonly CellText[];
  readonly styles: readonly CellStyle[];
  readonly is1904: boolean;
}

const MOST_COLUMNS = 500;
const USUAL: CellStyle = { pattern: 'General', symbols: null };
const isOn = (value: string | undefined): boolean => /^(?:1|true)$/.test(value ?? '');

/** Converts the letters of a cell's address to its column, from 0: "B7" to 1. */
const toColumn = (address: string): number =>
  [...(/^[A-Z]{1,3}/.exec(address)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

function toShownText(
  { text, struck, readings }: CellText,
  { pattern, symbols }: CellStyle,
  reading: Reading,
): string {
  if (struck.trim() !== '') reading.lose('Line through the words', struck);
  if (readings.trim() !== '') reading.lose('Reading over the words', readings);
  return formatText(symbols === null ? text : readSymbols(text, symbols), pattern);
}

function toShownNumber(value: string, style: CellStyle, is1904: boolean, reading: Reading): string {
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) return value;
  const shown = formatNumber(number, style.pattern, is1904);
  if (shown === '') reading.lose('Cell that shows nothing', value);
  if (/\[DBNum\d\]/i.test(style.pattern)) reading.lose('Numerals of another script', shown);
  return shown;
}

/** Reads what a cell shows; formulas are not run, their last value counts. */
function readCell(cell: XmlElement, { shared, styles, is1904 }: Workbook, reading: Reading): string {
  const value = getXmlText(findElement(cell, 'v'));
  const { t: type = 'n', s: place = '0', r: address = '' } = cell.attributes;
  const style = styles[Number(place)] ?? USUAL;
  if (type === 's') {
    const text = shared[Number(value)];
    return text ? toShownText(text, style, reading) : '';
  }
  if (type === 'inlineStr') {
    const text = findElement(cell, 'is');
    return text ? toShownText(readCellText(text), style, reading) : '';
  }
  if (type === 'b') return value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'e') {
    reading.lose('Error in a cell', `${address} ${value}`);
    return '';
  }
  const code = findElement(cell, 'f');
  if (code && value === '') reading.lose('Formula without a value', `${address} ${getXmlText(code)}`);
  if (type === 'str') return formatText(value, style.pattern);
  const date = type === 'd' ? readIsoDate(value) : null;
  if (date !== null)
    return formatNumber(date, style.pattern === 'General' ? 'm/d/yyyy' : style.pattern, false);
  return toShownNumber(value, style, is1904, reading);
}

/** Lists the columns of a sheet that are hidden. */
function listHidden(sheet: XmlElement): Set<number> {
  const columns = findElement(sheet, 'cols');
  const hidden = (columns ? listElements(columns, 'col') : []).filter(
    ({ attributes: { hidden: own, width } }) => isOn(own) || Number(width) === 0,
  );
  return new Set(
    hidden.flatMap(({ attributes: { min, max } }) => {
      const first = Number(min);
      const last = Math.min(Number(max), MOST_COLUMNS);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first - 1 + at);
    }),
  );
}

/** Reads the cells of a row by their columns. */
function readRow(row: XmlElement, workbook: Workbook, reading: Reading): string[] {
  const cells: string[] = [];
  for (const cell of findAllElements(row, ['c'])) {
    const column = toColumn(cell.attributes.r ?? '');
    const place = column < 0 ? cells.length : column;
    if (place >= MOST_COLUMNS) continue;
    while (cells.length < place) cells.push('');
    cells[place] = readCell(cell, workbook, reading);
  }
  return cells;
}

/** Reads the rows of a sheet that are seen; what is hidden is lost by name. */
export function readRows(sheet: XmlElement, workbook: Workbook, reading: Reading): string[][] {
  const hidden = listHidden(sheet);
  const isHiddenByDefault = isOn(findElement(sheet, 'sheetFormatPr')?.attributes.zeroHeight);
  const lost = new Map<number, string[]>();
  const rows = findAllElements(sheet, ['row']).flatMap((row) => {
    const { hidden: own, ht } = row.attributes;
    const cells = readRow(row, workbook, reading);
    if (Number(ht) === 0 || (own === undefined ? isHiddenByDefault : isOn(own))) {
      const text = cells.filter(Boolean).join(' ');
      if (text !== '') reading.lose('Hidden row', text);
      return [];
    }
    for (const [column, cell] of cells.entries())
      if (hidden.has(column) && cell !== '') lost.set(column, [...(lost.get(column) ?? []), cell]);
    return [cells.filter((_, column) => !hidden.has(column))];
  });
  for (const texts of lost.values()) reading.lose('Hidden column', texts.join(' '));
  return rows;
}
