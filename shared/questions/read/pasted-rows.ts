import { readAnkiText } from '../../text/anki-text.ts';
import { parseCells } from '../../text/parse-cells.ts';
import type { Paragraph, RichTextValue } from '../../text/rich-text.ts';
import { type Span, sliceSpans, toText, toValue } from '../inline.ts';
import { toLines } from '../rich-lines.ts';
import { toInline } from '../source/to-html.ts';
import { BEFORE_ROW, BETWEEN_CELLS } from '../table-signs.ts';
import { findHeading } from './table-heading.ts';

/** Writes the words of a cell, as HTML where they have marks. */
export function toCell(spans: readonly Span[]): string {
  const value = toValue([spans]);
  return typeof value === 'string' ? value : toInline(value);
}

/** Splits a paragraph of a pasted table into its cells; one without a table is a cell alone. */
function splitRow(paragraph: Paragraph): string[] {
  const [spans = []] = toLines({ type: 'doc', content: [paragraph] });
  const text = toText(spans);
  const signs = BEFORE_ROW.exec(text)?.[0].length ?? 0;
  const between = [...text.matchAll(BETWEEN_CELLS)];
  const starts = [signs, ...between.map(({ 0: sign, index }) => index + sign.length)];
  const ends = [...between.map(({ index }) => index), text.length];
  return starts.map((start, at) => toCell(sliceSpans(spans, start, ends[at])).trim());
}

/** Lists the rows of a text; null where it is no table from its heading on. */
function listRows(value: RichTextValue): string[][] | null {
  if (typeof value === 'string' && value.search(BETWEEN_CELLS) < 0)
    return /\t/.test(value) ? parseCells(value, ['\t']) : null;
  const blocks =
    typeof value === 'string'
      ? value.split('\n').map((text): Paragraph => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
      : value.content;
  const paragraphs = blocks.filter((block) => block.type === 'paragraph');
  return paragraphs.length === blocks.length ? paragraphs.map(splitRow) : null;
}

/** The rows of a pasted table of questions; null where a text is none: a word below its heading is no row. */
export function listPastedRows(value: RichTextValue): string[][] | null {
  const rows = listRows(value)?.filter((row) => row.some((cell) => cell !== ''));
  const heading = rows && findHeading(rows);
  if (!rows || !heading) return null;
  const below = rows.slice(heading.row + 1);
  return below.length > 0 && below.every((row) => row.length > 1) ? rows : null;
}

/** Tells whether a text is a table of questions, or notes of Anki, which are read as a file is. */
export const isPastedTable = (value: RichTextValue): boolean =>
  (typeof value === 'string' && /^\uFEFF?#[a-z ]{2,30}:/.test(value) && readAnkiText(value) !== null) ||
  listPastedRows(value) !== null;
