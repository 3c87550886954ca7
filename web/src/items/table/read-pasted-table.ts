import { DOMParser, Slice } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { ForeignCell, ForeignTable } from '#shared/items/table/pasted.ts';
import { parseCells } from '#shared/text/parse-cells.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import { getEditorSchema } from '#shared/text/prosemirror.ts';
import { toStoredValue } from '#shared/text/prosemirror-value.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { isRoot, restoreStyles } from '../../richtext/paste.ts';
import { cleanPasted } from '../../richtext/pasted/clean-pasted.ts';
import { layOutTables, leaveOutControls } from '../../richtext/pasted/lay-out-tables.ts';
import { moveStylesAside } from '../../richtext/pasted/move-styles-aside.ts';
import { hasShade, readStyle } from '../../richtext/pasted/read-style.ts';
import { writeFormulas } from '../../richtext/pasted/write-formulas.ts';

/** What classes say of cells: Excel has the look of its cells in a style sheet. */
const TELLING =
  /^(?:display|mso-hide|font-family|mso-symbol-font-family|white-space|text-decoration|text-align|vertical-align|background|background-color|font-weight|font-style|width)$/;

/** Inches of the units that widths are written in; a number alone is px. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1 / 96,
  px: 1 / 96,
  pt: 1 / 72,
  in: 1,
  cm: 1 / 2.54,
  mm: 1 / 25.4,
};

function readLength(text: string | null): number {
  const [, number = '', unit = ''] = /^\s*([\d.]+)\s*(px|pt|in|cm|mm|)\s*$/i.exec(text ?? '') ?? [];
  return Number(number) * (UNITS[unit.toLowerCase()] ?? 0);
}
const readWidth = (element: Element): number =>
  readLength(readStyle(element, 'width')) || readLength(element.getAttribute('width'));

/** Reads the widths of the columns: those that the table names, else those of the cells of its first rows. */
function readWidths(table: HTMLTableElement, rows: readonly (readonly ForeignCell[])[]): number[] {
  const named = [...table.querySelectorAll('col')].flatMap((column) =>
    Array.from({ length: Math.min(100, Number(column.getAttribute('span') ?? 1) || 1) }, () =>
      readWidth(column),
    ),
  );
  if (named.some((width) => width > 0)) return named;
  const whole = rows.findIndex((cells) => cells.every(({ width }) => width === 1));
  return [...(table.rows[whole]?.cells ?? [])].map(readWidth);
}

/** Reads how something stands: as its element says, its class, or all its paragraphs. */
function readAlignment(cell: Element): string {
  const read = (element: Element) =>
    readStyle(element, 'text-align') || (element.getAttribute('align') ?? '');
  const paragraphs = [...cell.querySelectorAll('p, div')].map(read);
  const common = paragraphs.every((one) => one === paragraphs[0]) ? paragraphs[0] : '';
  return (common || read(cell)).trim().toLowerCase();
}

const ALIGNMENTS: Readonly<Record<string, ForeignCell['align']>> = {
  center: 'center',
  right: 'end',
  end: 'end',
};
const PLACES: Readonly<Record<string, ForeignCell['valign']>> = { middle: 'middle', center: 'middle' };

/** Reads a colour as six digits; undefined where it is none. The canvas knows all names of colours. */
function readColor(text: string): string | undefined {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return undefined;
  // What is no colour changes nothing.
  context.fillStyle = '#010203';
  context.fillStyle = text.trim();
  const color = String(context.fillStyle);
  return /^#[0-9a-f]{6}$/.test(color) && color !== '#010203' ? color.toUpperCase() : undefined;
}

const readShade = (cell: Element): string | undefined =>
  hasShade(cell)
    ? readColor(
        cell.getAttribute('bgcolor') ||
          readStyle(cell, 'background-color') ||
          (readStyle(cell, 'background').split(/\s+/)[0] ?? ''),
      )
    : undefined;

const isHeavy = (weight: string): boolean => /^bold/i.test(weight) || Number(weight) >= 600;
/** Tells whether all words of a cell are bold. */
const isBold = (cell: Element): boolean => {
  if (isHeavy(readStyle(cell, 'font-weight'))) return true;
  const words = cell.textContent?.trim() ?? '';
  const bold = [...cell.querySelectorAll('b, strong, [data-style*="font-weight" i]')].filter(
    (one) => one.matches('b, strong') || isHeavy(readStyle(one, 'font-weight')),
  );
  return words !== '' && bold.some(({ textContent }) => textContent?.trim() === words);
};

/** Makes the words of a cell bold where its own style says so: what is read of it is its inside. */
function writeBold(cell: Element): void {
  if (!isHeavy(readStyle(cell, 'font-weight'))) return;
  const bold = cell.ownerDocument.createElement('b');
  bold.append(...cell.childNodes);
  cell.append(bold);
}

const countSpan = (text: string | null): number => Math.max(1, Math.min(1000, Number(text ?? 1) || 1));

type ToValue = (element: Element) => RichTextValue;

function readCell(cell: HTMLTableCellElement, toValue: ToValue): ForeignCell {
  const align = ALIGNMENTS[readAlignment(cell)];
  const place = (readStyle(cell, 'vertical-align') || (cell.getAttribute('valign') ?? '')).toLowerCase();
  const valign = PLACES[place];
  const shade = readShade(cell);
  const isHead = cell.localName === 'th' || cell.closest('thead') !== null || isBold(cell);
  writeBold(cell);
  // Tables within a cell are lines of it.
  layOutTables(cell, ' | ');
  const text = toValue(cell);
  return {
    // An empty cell of Docs has a line end.
    text: isBlank(text) ? '' : text,
    width: countSpan(cell.getAttribute('colspan')),
    height: countSpan(cell.getAttribute('rowspan')),
    isHead,
    ...(align && { align }),
    ...(valign && { valign }),
    ...(shade && { shade }),
  };
}

/** Finds the table that was pasted: the only thing with words in it, or the largest. */
function findTable(root: Element | DocumentFragment): HTMLTableElement | null {
  const tables = [...root.querySelectorAll('table')].filter(
    (table) => !table.parentElement?.closest('table'),
  );
  const count = ({ rows }: HTMLTableElement) => [...rows].reduce((sum, { cells }) => sum + cells.length, 0);
  const [first] = tables.toSorted((a, b) => count(b) - count(a));
  return first && count(first) > 1 ? first : null;
}

function readTable(root: Element | DocumentFragment, toValue: ToValue): ForeignTable | null {
  const table = findTable(root);
  if (!table) return null;
  const rows = [...table.rows].map((row) => [...row.cells].map((cell) => readCell(cell, toValue)));
  return { rows, widths: readWidths(table, rows) };
}

/** Reads the table in pasted HTML, with the look of its cells; null where there is none. The HTML loads nothing. */
export function readPastedTable(html: string): ForeignTable | null {
  const schema = getEditorSchema('text');
  const { rules } = DOMParser.fromSchema(schema);
  let found: ForeignTable | null = null;
  class TableReader extends DOMParser {
    override parseSlice(root: Node): Slice {
      if (!isRoot(root)) return Slice.empty;
      cleanPasted(root, true);
      restoreStyles(root);
      leaveOutControls(root);
      writeFormulas(root);
      found = readTable(root, (element) => toStoredValue(this.parse(element)));
      return Slice.empty;
    }
  }
  const view = new EditorView(null, {
    state: EditorState.create({ schema }),
    clipboardParser: new TableReader(schema, rules),
    transformPastedHTML: (text) => moveStylesAside(text, TELLING),
    handleScrollToSelection: () => true,
  });
  view.pasteHTML(html);
  view.destroy();
  return found;
}

/** Reads the cells of a text with tabs. */
export const readPastedCells = (text: string): string[][] => parseCells(text, ['\t']);
