import type { BlockNode, InlineNode, RichTextValue } from '../text/rich-text.ts';
import { type Span, sliceSpans, toText, trimSpans } from './inline.ts';

/** What a label says that a line is: the place of a numbered line, or an option with its letter. */
export type Label =
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'option'; readonly isMarked: boolean };

/** One line of what was pasted. */
export interface Line {
  readonly label: Label | null;
  /** Without its label, trimmed. */
  readonly spans: readonly Span[];
  readonly text: string;
}

/** "1.", "12)", "(3)", "Q1:", "Question 4". */
const NUMBER =
  /^\s*(?:(?:q|question|aufgabe|frage|pregunta|n[.º°])\s*\.?\s*(\d{1,3})\s*[.):]?|[(#]?(\d{1,3})\s*[.):](?=\s|$|[^\d\s]))\s*/i;
/** "a)", "B.", "(c)", perhaps with a star, a tick or a box before it. */
const LETTER = /^\s*([*✓✔☑☒✗√]|\[[xX*]\])?\s*\(?([A-Ha-h])\s*[.)]\s*/;
/** A box or a ring to mark; a bullet. */
const BOX = /^\s*(☐|☑|☒|□|▢|○|●|◯|❍|✓|✔|\(\s?\)|\([xX*]\)|\[\s?\]|\[[xX*]\]|[•·▪◦‣]|[-–*](?=\s))\s*/;
const MARKED = /[*✓✔☑☒√●xX](?!\s*$)|^[✓✔☑☒√●]$|[xX*]/;

function readLabel(spans: readonly Span[], listed: Label | null): { label: Label | null; spans: Span[] } {
  const text = toText(spans);
  const number = NUMBER.exec(text);
  if (number) {
    const value = Number(number[1] ?? number[2]);
    return { label: { type: 'number', number: value }, spans: sliceSpans(spans, number[0].length) };
  }
  const letter = LETTER.exec(text);
  if (letter) {
    const isMarked = letter[1] !== undefined;
    return { label: { type: 'option', isMarked }, spans: sliceSpans(spans, letter[0].length) };
  }
  const box = BOX.exec(text);
  if (box) {
    const sign = box[1] ?? '';
    const isBullet = /^[•·▪◦‣*–-]$/.test(sign);
    return {
      label: { type: 'option', isMarked: !isBullet && MARKED.test(sign) },
      spans: sliceSpans(spans, box[0].length),
    };
  }
  return { label: listed, spans: [...spans] };
}

/** Finds where options begin that stand in one line: "a) Lyon  b) Paris"; their letters count from A. */
function findInlineOptions(text: string): number[] {
  const found = [...text.matchAll(/(?:^|\s)[*✓✔]?\s?(\(?([A-Ha-h])[.)])\s?(?=\S)/g)];
  const starts: number[] = [];
  for (const match of found) {
    const place = (match[2] ?? '').toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
    if (place === starts.length) starts.push(match.index);
  }
  return starts.length > 1 ? starts : [];
}

/** Splits a line at the options within it. */
function splitOptions(spans: readonly Span[]): Span[][] {
  const starts = findInlineOptions(toText(spans));
  const cuts = [0, ...starts.filter((start) => start > 0)];
  return cuts.map((start, at) => trimSpans(sliceSpans(spans, start, cuts[at + 1])));
}

function toLines(spans: readonly Span[], listed: Label | null): Line[] {
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
    else lines.at(-1)?.push({ text: node.text.replace(/[\t\u00A0]/g, ' '), marks: node.marks ?? [] });
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
      ? { type: 'number', number: first + place }
      : { type: 'option', isMarked: false };
    return content.flatMap((inner, at) => readBlock(inner, depth + 1, at === 0 ? label : null));
  });
}

/** Reads the lines that are not empty, with their labels. */
export function readLines(value: RichTextValue): Line[] {
  if (typeof value !== 'string') return value.content.flatMap((block) => readBlock(block, 0, null));
  return value
    .split(/\r\n?|\n|\v|\u2028|\u2029/)
    .flatMap((line) => toLines([{ text: line.replace(/[\t\u00A0]/g, ' '), marks: [] }], null));
}
