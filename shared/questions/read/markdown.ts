import { readAnswer } from '../answers.ts';
import type { Span } from '../inline.ts';
import { recogniseLines } from '../recognise-lines.ts';
import { decodeText } from '../source/decode-text.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { readMarkdownLine, toCodeLine } from './markdown-spans.ts';

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
  // The signs of text2qti: "= 3.14" is a number.
  return line.replace(/^\s*=\s+(\S.*)$/, 'Answer: $1').replace(/^(\s*)[-*+]\s+(\[[ xX]\])/, '$1$2');
}

/** The fence of a block of code, which the same signs close. */
const FENCE = /^([ \t]{0,20})(`{3,20}|~{3,20})([^`\n]{0,200})$/;
const NUMBERED = /^\s*\p{Nd}{1,3}[.)]\s/u;
const LABELLED = /^\s*(?:[*]?\(?[a-zA-Z][.)]\s|[-+]\s|[*-]?\s*\[[ xX]\]|\.\.\.|=\s)|^\s*Answer/i;
/** A right answer of text2qti, which is written: "* Paris". */
const WRITTEN = /^\s*\*\s+(?!\[[ xX]\])(\S.*)$/;

/** Joins the right answers of questions whose answer is written, as text2qti has them, to one line for each question. */
function joinWritten(lines: readonly string[]): string[] {
  const joined: string[] = [];
  /** The place of the answers so far; null outside of them. */
  let at: number | null = null;
  let isBelow = false;
  for (const [place, line] of lines.entries()) {
    const answer = WRITTEN.exec(line)?.[1];
    if (NUMBERED.test(line)) isBelow = true;
    else if (LABELLED.test(line)) isBelow = false;
    if (answer !== undefined && isBelow && !isKeyed(lines, place)) {
      if (at === null) at = joined.push(`Answer: ${answer}`) - 1;
      else {
        joined[at] += ` / ${answer}`;
        joined.push('');
      }
      continue;
    }
    if (line.trim() !== '') at = null;
    joined.push(line);
  }
  return joined;
}

/** Tells whether an answer follows to the entries of a list, which are then options. */
function isKeyed(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from).find((line) => line.trim() !== '' && !WRITTEN.test(line)) ?? '';
  return readAnswer(next) !== null;
}

/** Reads the lines of a file, each with its number from 1. */
function readAll(lines: readonly string[], reading: Reading): Span[][] {
  let fence: { room: number; sign: string } | null = null;
  return joinWritten(lines).flatMap((raw, at): Span[][] => {
    reading.where = `Line ${at + 1}`;
    const [, room = '', sign = '', more = ''] = FENCE.exec(raw) ?? [];
    if (fence) {
      const isEnd = sign.startsWith(fence.sign) && more.trim() === '';
      const { room: cut } = fence;
      if (isEnd) fence = null;
      return isEnd ? [] : [toCodeLine(raw.replace(new RegExp(`^[ \\t]{0,${cut}}`), ''))];
    }
    if (sign !== '') {
      fence = { room: room.length, sign };
      return [];
    }
    const line = cleanLine(raw, reading);
    return line === null || line.trim() === '' ? [] : readMarkdownLine(line, reading);
  });
}

/** Reads a quiz in Markdown: numbered questions, lettered options or boxes, stars for right answers (text2qti, mkdocs-quiz). */
export function readMarkdown({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text))
    throw new UnreadableFile('It is a web page. Copy its questions there, and paste them here.');
  for (const question of recogniseLines(readAll(text.split(/\r\n?|\n/), reading))) reading.add(question);
  return reading;
}
