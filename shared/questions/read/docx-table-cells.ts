import type { Span } from '../inline.ts';
import type { TableCell, TableRow } from '../pair-tables.ts';
import { PAIR_BOOKMARK } from '../source/pair-bookmark.ts';
import type { Reading } from '../source/reading.ts';
import { findAllElements, findElement, listElements, type XmlElement } from '../source/xml-tree.ts';
import { listParagraphs } from './docx-blocks.ts';
import { getShown } from './docx-forms.ts';
import { getValue, hasShade, isOn, type WordStyles } from './docx-styles.ts';

/** Tells why a row is not printed; null where it is. */
function findFate(properties: XmlElement | undefined): string | null {
  if (isOn(properties, 'hidden')) return 'Hidden text';
  return findElement(properties, 'del') ? 'Deleted text' : null;
}

/** Reads which left side a cell that we wrote belongs to, from 0; null in a table of others. */
function readPairPlace(cell: XmlElement): number | null {
  const names = findAllElements(cell, ['bookmarkStart']).map(({ attributes }) => attributes.name ?? '');
  const place = names.map((name) => PAIR_BOOKMARK.exec(name)?.[1]).find((found) => found !== undefined);
  return place === undefined ? null : Number(place);
}

/** Tells whether a cell has a colour behind its words. */
const isShaded = (cell: XmlElement): boolean => hasShade(findElement(cell, 'tcPr'));

/** Tells whether the style of a table puts a colour behind some of its cells. */
const isColored = (table: XmlElement, styles: WordStyles): boolean =>
  styles
    .listChain(getValue(findElement(table, 'tblPr'), 'tblStyle'))
    .flatMap((style) => [style, ...listElements(style, 'tblStylePr')])
    .some(isShaded);

/** Tells whether the style of a table makes a heading of its first row: bold, or with a colour behind it. */
function hasHeadStyle(table: XmlElement, styles: WordStyles): boolean {
  const properties = findElement(table, 'tblPr');
  const { firstRow, val = '0' } = findElement(properties, 'tblLook')?.attributes ?? {};
  const isAskedFor =
    firstRow === undefined ? (Number.parseInt(val, 16) & 0x20) > 0 : /^(?:1|true|on)$/.test(firstRow);
  const parts = styles
    .listChain(getValue(properties, 'tblStyle'))
    .flatMap((style) => listElements(style, 'tblStylePr'))
    .filter(({ attributes }) => attributes.type === 'firstRow');
  return isAskedFor && parts.some((part) => isOn(findElement(part, 'rPr'), 'b') || isShaded(part));
}

/** Tells whether the paragraphs of a cell stand in its middle. */
const isCentred = (cell: XmlElement, styles: WordStyles): boolean => {
  const paragraphs = listElements(cell, 'p').map((paragraph) => styles.listParagraphProperties(paragraph));
  const alignments = paragraphs.map((all) => all.flatMap((one) => getValue(one, 'jc') ?? []).at(-1));
  return alignments.length > 0 && alignments.every((alignment) => alignment === 'center');
};

/** What the cells of a table are read with. */
interface CellReader {
  readonly reading: Reading;
  readonly styles: WordStyles;
  readonly readLines: (paragraph: XmlElement, isOnColor: boolean) => Span[][];
}

/** Reads the rows of a table that are printed; the words of others are lost by name. */
export function readRows(table: XmlElement, { reading, styles, readLines }: CellReader): TableRow[] {
  const isHeaded = hasHeadStyle(table, styles);
  const isOnColor = isColored(table, styles);
  return findAllElements(table, ['tr']).flatMap((row, at) => {
    const properties = findElement(row, 'trPr');
    const fate = findFate(properties);
    if (fate !== null) {
      reading.lose(fate, getShown(row));
      return [];
    }
    const isHead = isOn(properties, 'tblHeader') || (isHeaded && at === 0);
    const toCell = (cell: XmlElement): TableCell => ({
      lines: listParagraphs(cell, reading).flatMap((paragraph) =>
        readLines(paragraph, isOnColor || isShaded(cell)),
      ),
      isHead: isHead || isShaded(cell) || isCentred(cell, styles),
      place: readPairPlace(cell),
    });
    return [findAllElements(row, ['tc']).map(toCell)];
  });
}
