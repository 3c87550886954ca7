import type { Span } from '../inline.ts';
import type { TableCell, TableRow } from '../pair-tables.ts';
import { PAIR_BOOKMARK } from '../source/pair-bookmark.ts';
import { findAllElements, findElement, type XmlElement } from '../source/read-xml.ts';
import type { Reading } from '../source/reading.ts';
import { listParagraphs } from './docx-blocks.ts';
import { getShown } from './docx-forms.ts';
import { isOn } from './docx-styles.ts';

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
const isShaded = (cell: XmlElement): boolean =>
  !/^(?:auto|ffffff)$/i.test(findElement(findElement(cell, 'tcPr'), 'shd')?.attributes.fill ?? 'auto');

/** Reads the rows of a table that are printed; the words of others are lost by name. */
export function readRows(
  table: XmlElement,
  reading: Reading,
  readLines: (paragraph: XmlElement) => Span[][],
): TableRow[] {
  return findAllElements(table, ['tr']).flatMap((row) => {
    const properties = findElement(row, 'trPr');
    const fate = findFate(properties);
    if (fate !== null) reading.lose(fate, getShown(row));
    const isRepeated = isOn(properties, 'tblHeader');
    const toCell = (cell: XmlElement): TableCell => ({
      lines: listParagraphs(cell, reading).flatMap(readLines),
      isHead: isRepeated || isShaded(cell),
      place: readPairPlace(cell),
    });
    return fate === null ? [findAllElements(row, ['tc']).map(toCell)] : [];
  });
}
