import { decodeText } from '../source/decode-text.ts';
import { findMainPath, readLinks, readParts } from '../source/read-parts.ts';
import { readXml } from '../source/read-xml.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import {
  findAllElements,
  findElement,
  getXmlText,
  listElements,
  type XmlElement,
} from '../source/xml-tree.ts';
import { readTable } from './table.ts';
import { readRows, type Workbook } from './xlsx-cells.ts';
import { readStyles } from './xlsx-formats.ts';
import { readCellText } from './xlsx-strings.ts';

/** A sheet of a workbook, in the order of its tabs. */
interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly path: string;
}

/** A workbook whose parts are found by their links. */
interface OpenedFile {
  readonly workbook: Workbook;
  readonly sheets: readonly Sheet[];
  readonly read: (path: string) => XmlElement | null;
}

function openFile(zip: Uint8Array): OpenedFile {
  const main = findMainPath(zip, 'xl/workbook.xml');
  const links = readLinks(zip, main) ?? [];
  // Some programs link less than they write.
  const usual = (name: string): string => `${main.slice(0, main.lastIndexOf('/') + 1)}${name}.xml`;
  const getPath = (type: string): string => links.find((link) => link.type === type)?.path ?? usual(type);
  const toElement = (entry: Uint8Array | undefined): XmlElement | null =>
    entry ? readXml(decodeText(entry)) : null;
  const root = toElement(readParts(zip, [main]).get(main));
  if (!root) throw new UnreadableFile('The file has no workbook in it.');
  const list = findElement(root, 'sheets');
  const sheets = (list ? listElements(list, 'sheet') : []).map(({ attributes }, at) => ({
    name: attributes.name ?? '',
    isHidden: /^(?:hidden|veryHidden)$/.test(attributes.state ?? ''),
    path: links.find(({ id }) => id === attributes.id)?.path ?? usual(`worksheets/sheet${at + 1}`),
  }));
  // All at once, so that they are within one limit.
  const paths = [getPath('sharedStrings'), getPath('styles'), ...sheets.map(({ path }) => path)];
  const entries = readParts(zip, paths);
  const read = (path: string) => toElement(entries.get(path));
  const strings = read(getPath('sharedStrings'));
  return {
    workbook: {
      shared: strings ? findAllElements(strings, ['si']).map(readCellText) : [],
      styles: readStyles(read(getPath('styles'))),
      is1904: /^(?:1|true)$/.test(findElement(root, 'workbookPr')?.attributes.date1904 ?? ''),
    },
    sheets,
    read,
  };
}

/** Names what stands beside the cells of a sheet: comments and drawings. */
function loseBeside(zip: Uint8Array, { path }: Sheet, reading: Reading): void {
  const links = readLinks(zip, path) ?? [];
  const comments = links.flatMap((link) => (link.type === 'comments' ? (link.path ?? []) : []));
  for (const entry of readParts(zip, comments).values())
    for (const comment of findAllElements(readXml(decodeText(entry)), ['comment']))
      reading.lose('Comment', findAllElements(comment, ['t']).map(getXmlText).join(''));
  if (links.some(({ type }) => type === 'drawing')) reading.lose('Picture');
}

const hasWords = (rows: readonly (readonly string[])[]): boolean => rows.some((row) => row.some(Boolean));

/** Reads the first sheet of a workbook that is seen and has rows, as its cells show them. */
export function readXlsx({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const { workbook, sheets, read } = openFile(bytes);
  let isRead = false;
  for (const sheet of sheets) {
    const root = read(sheet.path);
    reading.where = `Sheet “${sheet.name}”`;
    const isNext = !isRead && !sheet.isHidden;
    // A sheet that is left out loses its words as one loss.
    const rows = root ? readRows(root, workbook, isNext ? reading : new Reading()) : [];
    if (!hasWords(rows)) continue;
    if (isNext) {
      loseBeside(bytes, sheet, reading);
      readTable(rows, reading);
      isRead = true;
    } else
      reading.lose(sheet.isHidden ? 'Hidden sheet' : 'Another sheet', rows.flat().filter(Boolean).join(' '));
  }
  return reading;
}
