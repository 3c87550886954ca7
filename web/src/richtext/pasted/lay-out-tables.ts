import { CELL_SIGN, HEAD_SIGN, TABLE_SIGN } from '#shared/questions/table-signs.ts';
import { hasShade } from './read-style.ts';

type Root = Element | DocumentFragment;

/** Removes drawings and form controls of a web page, whose words are no text. */
export function leaveOutControls(root: Root): void {
  for (const element of root.querySelectorAll('svg, select, textarea, iframe')) element.remove();
}

const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6';

/** Reads the content of a cell, on one line. */
function readCellContent(cell: HTMLTableCellElement): Node[] {
  for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(' ', ...block.childNodes);
  return [...cell.childNodes];
}

const CENTRED = '[align="center" i], [data-style*="text-align:center" i], center';
const isCentred = (cell: Element): boolean => cell.matches(CENTRED) || cell.querySelector(CENTRED) !== null;
const isHead = ({ cells, parentElement }: HTMLTableRowElement): boolean =>
  parentElement?.localName === 'thead' ||
  [...cells].every((cell) => cell.localName === 'th') ||
  [...cells].every(hasShade) ||
  [...cells].every(isCentred);

/** Tells whether the rows of a table are more than the frame of a page. */
const isTable = (table: HTMLTableElement): boolean =>
  table.rows.length > 0 && [...table.rows].some(({ cells }) => cells.length > 1);

function toParagraph(row: HTMLTableRowElement, at: number, between: string): HTMLParagraphElement {
  const line = row.ownerDocument.createElement('p');
  const isSigned = between === CELL_SIGN && row.cells.length > 1;
  if (isSigned) line.append(at === 0 ? TABLE_SIGN : '', isHead(row) ? HEAD_SIGN : '');
  for (const [place, cell] of [...row.cells].entries())
    line.append(place === 0 ? '' : between, ...readCellContent(cell));
  return line;
}

/** Converts tables, which no field holds: each row becomes a paragraph, with a sign between its cells. */
export function layOutTables(root: Root, between: string): void {
  // Those inside others first.
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const isInCell = table.parentElement?.closest('td, th') != null;
    const sign = isInCell || !isTable(table) ? ' ' : between;
    table.replaceWith(...[...table.rows].map((row, at) => toParagraph(row, at, sign)));
  }
}
