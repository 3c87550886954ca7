import type { BlockNode, InlineNode, RichTextValue } from '../text/rich-text.ts';
import { isCode, maskCode, type Span, sliceSpans, trimSpans } from './inline.ts';
import { keepRoom } from './keep-room.ts';
import { readKeyLine } from './key-lines.ts';
import { findCandidate, findInlineOptions, type Label } from './labels.ts';
import type { Line, RawLine } from './lines.ts';
import { settleLabels } from './settle-labels.ts';

/** The separator between options of one line. */
const BETWEEN = /\s*[/;|,]?\s*$/;

/** Splits a line at the options within it. */
function splitOptions(spans: readonly Span[]): Span[][] {
  const starts = findInlineOptions(maskCode(spans));
  const cuts = [0, ...starts.filter((start) => start > 0)];
  return cuts.map((start, at) => {
    const part = trimSpans(sliceSpans(spans, start, cuts[at + 1]));
    const isBeforeAnother = at < cuts.length - 1 && starts.includes(start);
    return isBeforeAnother ? sliceSpans(part, 0, maskCode(part).search(BETWEEN)) : part;
  });
}

/** Dots to write on are a gap like underscores; columns stay wide apart. */
const toSpace = (text: string): string =>
  text
    .replace(/\t/g, '  ')
    .replace(/\u00A0/g, ' ')
    .replace(/\.{5,}|…{2,}/g, '____');

/** Code stays as it is. */
const cleanSpan = (span: Span): Span => (isCode(span) ? span : { ...span, text: toSpace(span.text) });

function toLines(spans: readonly Span[], listed: Label | null, isAfterBlank = false): RawLine[] {
  const whole = trimSpans(spans);
  const text = maskCode(whole);
  // Numbers and letters of a list of answers are no labels.
  if (listed === null && readKeyLine(text))
    return [{ candidate: null, listed, spans: whole, text, isAfterBlank }];
  return splitOptions(spans).flatMap((part, at) => {
    const line = trimSpans(part);
    const own = at === 0 ? listed : null;
    const candidate = findCandidate(line);
    if (maskCode(line) === '' && own === null) return [];
    return [{ candidate, listed: own, spans: line, text: maskCode(line), isAfterBlank }];
  });
}

/** Splits the content of a paragraph at its line breaks. */
function toSpans(content: readonly InlineNode[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const node of content) {
    if (node.type === 'hard_break') lines.push([]);
    else lines.at(-1)?.push({ text: node.text, marks: node.marks ?? [] });
  }
  return lines.map((line) => keepRoom(line).map(cleanSpan));
}

/** What an entry of a list within a list is, or of one with bullets. */
const LISTED: Label = {
  type: 'option',
  isMarked: false,
  mark: null,
  sign: null,
  letter: null,
  style: null,
};

/** Reads a block; entries of a list count as numbers where it is outermost and numbered, else as options. */
function readBlock(block: BlockNode, depth: number, listed: Label | null): RawLine[] {
  if (block.type === 'paragraph')
    return toSpans(block.content ?? []).flatMap((spans, at) => toLines(spans, at === 0 ? listed : null));
  const first = block.attrs?.order ?? 1;
  const isNumbered = block.type === 'ordered_list' && depth === 0;
  return block.content.flatMap(({ content }, place) => {
    const label: Label = isNumbered
      ? { type: 'number', number: first + place, style: 'list', odd: null }
      : LISTED;
    return content.flatMap((inner, at) => readBlock(inner, depth + 1, at === 0 ? label : null));
  });
}

/** Reads the lines that are not empty. */
function readRaw(value: RichTextValue): RawLine[] {
  if (typeof value !== 'string') return value.content.flatMap((block) => readBlock(block, 0, null));
  const lines = value.split(/\r\n?|\n|\v|\u2028|\u2029/);
  return lines.flatMap((line, at) =>
    toLines([{ text: toSpace(line), marks: [] }], null, lines[at - 1]?.trim() === ''),
  );
}

/** Reads the lines that are not empty, with their labels. */
export const readLines = (value: RichTextValue): Line[] => settleLabels(readRaw(value));

/** Reads the lines of a file, whose escaped signs and code are known. */
export const readSpanLines = (lines: readonly (readonly Span[])[]): Line[] =>
  settleLabels(lines.flatMap((spans) => toLines(spans.map(cleanSpan), null)));
