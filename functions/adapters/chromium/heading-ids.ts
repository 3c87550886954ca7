import { uniq } from 'es-toolkit';

/** The name by which the cells of a table name their headings: the node of the page that Chromium printed, which counts all pages before. */
const ID = /\/ID \(node([0-9a-f]{8})\)/g;
const BEGIN = '(node';
const DIGITS = 8;

/**
 * Numbers the headings of tables from 1, in their order: the same document is then the same file, whatever was printed before
 * it. Names keep their length and their order, so that neither an offset nor the list of names has to change.
 */
export function numberHeadings(bytes: Buffer): void {
  // Most files have none, and some are large.
  if (!bytes.includes('/ID (node')) return;
  const ids = uniq([...bytes.toString('latin1').matchAll(ID)].map(([, id = '']) => id)).sort();
  const numbers = new Map(ids.map((id, at) => [id, (at + 1).toString(16).padStart(DIGITS, '0')]));
  for (let at = bytes.indexOf(BEGIN); at !== -1; at = bytes.indexOf(BEGIN, at + 1)) {
    const from = at + BEGIN.length;
    const number = numbers.get(bytes.toString('latin1', from, from + DIGITS));
    if (number !== undefined) bytes.write(number, from, 'latin1');
  }
}
