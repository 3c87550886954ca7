import { decodeText } from '../source/decode-text.ts';
import { findAllElements, findElement, getXmlText, readXml, type XmlElement } from '../source/read-xml.ts';
import { getEntry, readZip } from '../source/read-zip.ts';
import { type ReadFile, Reading, type SourceFile } from '../source/reading.ts';
import { readTable } from './table.ts';

const WANTED = /^xl\/(?:worksheets\/sheet\d{1,4}\.xml|sharedStrings\.xml)$/;
const MOST_COLUMNS = 500;

/** The text of a cell without the readings above Japanese words. */
const getRuns = (element: XmlElement): string =>
  findAllElements(element, ['t', 'rPh'])
    .map((part) => (part.name === 't' ? getXmlText(part) : ''))
    .join('');

/** Converts the letters of a cell's address to its column, from 0: "B7" to 1. */
const toColumn = (address: string): number =>
  [...(/^[A-Z]{1,3}/.exec(address)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

function readCell(cell: XmlElement, shared: readonly string[]): string {
  const value = getXmlText(findElement(cell, 'v'));
  const { t: type } = cell.attributes;
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return type === 'inlineStr' ? getRuns(cell) : value;
}

function readRow(row: XmlElement, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of findAllElements(row, ['c'])) {
    const column = toColumn(cell.attributes.r ?? '');
    const place = column < 0 ? cells.length : column;
    if (place >= MOST_COLUMNS) continue;
    while (cells.length < place) cells.push('');
    cells[place] = readCell(cell, shared);
  }
  return cells;
}

/** Reads the first sheet of a workbook that has rows; formulas are not run, their last value counts. */
export function readXlsx({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const entries = readZip(bytes, (path) => WANTED.test(path));
  const strings = entries.get('xl/sharedStrings.xml');
  const shared = strings ? findAllElements(readXml(decodeText(strings)), ['si']).map(getRuns) : [];
  const paths = [...entries.keys()].filter((path) => path.startsWith('xl/worksheets/'));
  const sorted = paths.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const sheets = sorted.map((path) =>
    findAllElements(readXml(decodeText(getEntry(entries, path))), ['row']).map((row) => readRow(row, shared)),
  );
  const [first = [], ...others] = sheets.filter((rows) => rows.some((row) => row.some(Boolean)));
  readTable(first, reading);
  for (const [place, rows] of others.entries()) {
    reading.where = `Sheet ${place + 2}`;
    reading.lose('Another sheet', rows.flat().filter(Boolean).join(' '));
  }
  return reading;
}
