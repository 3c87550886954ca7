import type { BlockNode, InlineNode, RichTextValue } from '../text/rich-text.ts';
import { type Span, sliceSpans, toText, trimSpans } from './inline.ts';
import { readKeyLine } from './key-lines.ts';
import { findInlineOptions, type Label, readLabel } from './labels.ts';

/** One line of what was pasted. */
export interface Line {
  readonly label: Label | null;
  /** The text without its label, trimmed. */
  readonly spans: readonly Span[];
  readonly text: string;
}

/** The separator between options of one line. */
const BETWEEN = /\s*[/;|,]?\s*$/;

/** Splits a line at the options within it. */
function splitOptions(spans: readonly Span[]): Span[][] {
  const starts = findInlineOptions(toText(spans));
  const cuts = [0, ...starts.filter((start) => start > 0)];
  return cuts.map((start, at) => {
    const part = trimSpans(sliceSpans(spans, start, cuts[at + 1]));
    const isBeforeAnother = at < cuts.length - 1 && starts.includes(start);
    return isBeforeAnother ? sliceSpans(part, 0, toText(part).search(BETWEEN)) : part;
  });
}

/** Dots to write on are a gap like underscores; columns stay wide apart. */
const toSpace = (text: string): string =>
  text
    .replace(/\t/g, '  ')
    .replace(/\u00A0/g, ' ')
    .replace(/\.{5,}|…{2,}/g, '____');

function toLines(spans: readonly Span[], listed: Label | null): Line[] {
  const key = trimSpans(spans);
  // Numbers and letters of a list of answers are no labels.
  if (listed === null && readKeyLine(toText(key))) return [{ label: null, spans: key, text: toText(key) }];
  return splitOptions(spans).flatMap((part, at) => {
    const { label, spans: rest } = readLabel(part, at === 0 ? listed : null);
    const trimmed = trimSpans(rest);
    const text = toText(trimmed);
    return text === '' && label === null ? [] : [{ label, spans: trimmed, text }];
  });
}

/** Splits the content of a paragraph at its line breaks. */
function toSpans(content: readonly InlineNode[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const node of content) {
    if (node.type === 'hard_break') lines.push([]);
    else lines.at(-1)?.push({ text: toSpace(node.text), marks: node.marks ?? [] });
  }
  return lines;
}

/** Reads a block; entries of a list count as numbers where it is outermost and numbered, else as options. */
function readBlock(block: BlockNode, depth: number, listed: Label | null): Line[] {
  if (block.type === 'paragraph')
    return toSpans(block.content ?? []).flatMap((spans, at) => toLines(spans, at === 0 ? listed : null));
  const first = block.attrs?.order ?? 1;
  const isNumbered = block.type === 'ordered_list' && depth === 0;
  return block.content.flatMap(({ content }, place) => {
    const label: Label = isNumbered
      ? { type: 'number', number: first + place, style: 'list' }
      : { type: 'option', isMarked: false, letter: null };
    return content.flatMap((inner, at) => readBlock(inner, depth + 1, at === 0 ? label : null));
  });
}

/** Reads the lines that are not empty, with their labels. */
export function readLines(value: RichTextValue): Line[] {
  if (typeof value !== 'string') return value.content.flatMap((block) => readBlock(block, 0, null));
  return value
    .split(/\r\n?|\n|\v|\u2028|\u2029/)
    .flatMap((line) => toLines([{ text: toSpace(line), marks: [] }], null));
}
