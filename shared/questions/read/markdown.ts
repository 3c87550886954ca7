import { markFormulas } from '../../maths/find-formulas.ts';
import { addEdges, splitFormulas } from '../../maths/formula-text.ts';
import type { MarkName } from '../../text/rich-text.ts';
import type { Span } from '../inline.ts';
import { recogniseLines } from '../recognise-lines.ts';
import { decodeText } from '../source/decode-text.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';

/** Bold, italic, and code, in this order: the first that fits. */
const MARKED =
  /\*\*(\S(?:[^*\n]{0,500}\S)?)\*\*|(?<![\w*])[*_](\S(?:[^*_\n]{0,500}[^\s*_])?)[*_](?![\w*])|`([^`\n]{1,500})`/g;
const MARKS: readonly (MarkName | null)[] = ['strong', 'em', null];

/** Splits a line at its formulas, in which stars and underscores are signs of TeX. */
function toSpans(line: string): Span[] {
  return splitFormulas(markFormulas(line)).flatMap((piece) =>
    piece.tex === null ? toMarkedSpans(piece.text) : [{ text: addEdges(piece.text), marks: [] }],
  );
}

function toMarkedSpans(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const add = (text: string, mark: MarkName | null) => {
    if (text !== '') spans.push({ text, marks: mark ? [{ type: mark }] : [] });
  };
  for (const found of line.matchAll(MARKED)) {
    add(line.slice(at, found.index), null);
    const group = [found[1], found[2], found[3]].findIndex((text) => text !== undefined);
    add(found[group + 1] ?? '', MARKS[group] ?? null);
    at = found.index + found[0].length;
  }
  add(line.slice(at), null);
  return spans;
}

/** Takes out of a line what is no text; null where nothing of it is. */
function cleanLine(raw: string, reading: Reading): string | null {
  const line = raw
    .replace(/!\[([^\]\n]{0,300})\]\(([^)\n]{0,2000})\)/g, (_, alt: string, address: string) => {
      reading.lose('Picture', alt || address);
      return '';
    })
    .replace(/\[([^\]\n]{1,300})\]\(([^)\n]{1,2000})\)/g, (_, text: string, address: string) => {
      reading.lose('Address of a link', address);
      return text;
    })
    .replace(/^\s{0,3}#{1,6}\s+/, '')
    .replace(/^\s{0,3}>\s?/, '');
  if (/^\s*<\/?(?:quiz|details|div)[^>]{0,200}>\s*$/i.test(line) || /^\s*(?:-{3,}|\*{3,})\s*$/.test(line))
    return null;
  const feedback = /^\s*\.\.\.\s+(.+)$/.exec(line);
  if (feedback) {
    reading.lose('Feedback', feedback[1]);
    return null;
  }
  // The signs of text2qti: "= 3.14" is a number, "* word" below a question a right answer.
  return line.replace(/^\s*=\s+(\S.*)$/, 'Answer: $1').replace(/^(\s*)[-*+]\s+(\[[ xX]\])/, '$1$2');
}

/** Reads a quiz in Markdown: numbered questions, lettered options or boxes, stars for right answers (text2qti, mkdocs-quiz). */
export function readMarkdown({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text))
    throw new UnreadableFile('It is a web page. Copy its questions there, and paste them here.');
  const lines = text.split(/\r\n?|\n/);
  const kept = lines.flatMap((raw, at) => {
    reading.where = `Line ${at + 1}`;
    const line = cleanLine(raw, reading);
    return line === null || line.trim() === '' ? [] : [toSpans(line)];
  });
  for (const question of recogniseLines(kept)) reading.add(question);
  return reading;
}
