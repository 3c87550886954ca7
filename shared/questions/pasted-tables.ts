import type { BlockNode, Paragraph, RichTextValue } from '../text/rich-text.ts';
import { type Span, sliceSpans, toText, trimSpans } from './inline.ts';
import { type PairTable, readTable, type TableRow, toTableMark } from './pair-tables.ts';
import { toLines } from './rich-lines.ts';
import { BEFORE_ROW, BETWEEN_CELLS } from './table-signs.ts';

/** A row of a pasted table, and whether a table begins with it. */
interface Row {
  readonly cells: TableRow;
  readonly isFirst: boolean;
}

/** Reads a paragraph as a row of a table; null where it is none. */
function readRow(paragraph: Paragraph): Row | null {
  const [spans = []] = toLines({ type: 'doc', content: [paragraph] });
  const text = toText(spans);
  const [signs = '', first, head] = BEFORE_ROW.exec(text) ?? [];
  const between = [...text.matchAll(BETWEEN_CELLS)];
  if (between.length === 0) return null;
  const starts = [signs.length, ...between.map(({ 0: sign, index }) => index + sign.length)];
  const ends = [...between.map(({ index }) => index), text.length];
  const cells = starts.map((start, at) => trimSpans(sliceSpans(spans, start, ends[at])));
  return {
    cells: cells.map((cell) => ({
      lines: toText(cell).trim() === '' ? [] : [cell],
      isHead: head !== undefined,
      place: null,
    })),
    isFirst: first !== undefined,
  };
}

const toParagraph = (spans: readonly Span[]): Paragraph => ({
  type: 'paragraph',
  content: spans.flatMap(({ text, marks }) =>
    text === '' ? [] : [{ type: 'text' as const, text, ...(marks.length > 0 && { marks: [...marks] }) }],
  ),
});

/** A text with marks in the places of its tables of pairs. */
interface Taken {
  readonly value: RichTextValue;
  readonly tables: readonly PairTable[];
  /** The headings of tables whose rows are lines, which no line has. */
  readonly headings: readonly string[];
}

/** Takes the tables out of a pasted text: those of pairs leave a mark, of others each row is a line. */
export function takeTables(value: RichTextValue): Taken {
  const given: readonly BlockNode[] =
    typeof value === 'string'
      ? value.split('\n').map((text) => toParagraph([{ text, marks: [] }]))
      : value.content;
  const rows = given.map((block) => (block.type === 'paragraph' ? readRow(block) : null));
  if (rows.every((row) => row === null)) return { value, tables: [], headings: [] };
  const headings: string[] = [];
  const lose = (what: string, text = '') => {
    if (what === 'Heading of a table') headings.push(text);
  };
  const tables: PairTable[] = [];
  const blocks = given.flatMap((block, at): BlockNode[] => {
    const row = rows[at];
    if (!row) return [block];
    if (!row.isFirst && rows[at - 1]) return [];
    let end = at + 1;
    while (rows[end] && !rows[end]?.isFirst) end++;
    const own = rows.slice(at, end).flatMap((one) => (one ? [one.cells] : []));
    const read = readTable(own, lose);
    const lines = read.lines.map(toParagraph);
    if (!read.pairs) return lines;
    tables.push(read.pairs);
    return [...lines, toParagraph([{ text: toTableMark(tables.length - 1), marks: [] }])];
  });
  return { value: { type: 'doc', content: blocks }, tables, headings };
}
