import { readAnswer } from '../answers.ts';
import type { Span } from '../inline.ts';
import { findCodeRooms, withRoom } from '../keep-code-room.ts';
import { type PairTable, placeTables, readTable, type TableRow, toTableMark } from '../pair-tables.ts';
import { recogniseLines } from '../recognise-lines.ts';
import { decodeText } from '../source/decode-text.ts';
import { type ReadFile, Reading, type SourceFile, UnreadableFile } from '../source/reading.ts';
import { getRoom, LABELLED, listMarkdownLines, type MarkdownLine, NUMBERED } from './markdown-lines.ts';
import { readMarkdownLine, toCodeLine } from './markdown-spans.ts';
import { readSigns, readTolerance } from './text2qti.ts';

/** Takes out of a line what is no text; null where nothing of it is. */
function cleanLine(raw: string): string | null {
  const isQuoted = /^\s{0,3}>\s?/.test(raw);
  const line = raw
    .replace(/^\s{0,3}#{1,6}\s+/, '')
    .replace(/^\s{0,3}>\s?/, '')
    .replace(/(?<!\\)\\$/, '');
  if (/^\s*<\/?(?:quiz|div)[^>]{0,200}>\s*$/i.test(line) || /^\s*(?:-{3,}|\*{3,})\s*$/.test(line))
    return null;
  // What is quoted counts nothing.
  if (isQuoted) return line.replace(/^(\s*(?:\p{Nd}{1,3}|[a-zA-Z]))([.)])/u, '$1\\$2');
  // The signs of text2qti: "= 3.14" is a number. A line with its answer, before a number, is no bold letter.
  return line
    .replace(/^(\s*)_{1,3}\s?(\p{L})\s?_{1,3}(?=\s*\p{Nd}{1,3}[.)]\s)/u, '$1( $2 )')
    .replace(/^\s*=\s+(\S.*)$/, (_, number: string) => `Answer: ${readTolerance(number)}`)
    .replace(/^(\s*)(?:[-*+]|\p{Nd}{1,3}[.)])\s+(\[[ xX]\])/u, '$1$2')
    .replace(/^(\s*)[-*+]\s+(?=[*_]{0,2}\(?[a-zA-Z][.)]\s)/, '$1');
}

/** A right answer of text2qti, which is written: "* Paris". */
const WRITTEN = /^\s*\*\s+(?!\[[ xX]\]|[*_]{0,2}\(?[a-zA-Z][.)]\s)(\S.*)$/;
const getText = (line: MarkdownLine): string => (line.type === 'text' ? line.text : '');

/** Joins the right answers of questions whose answer is written, as text2qti has them, to one line for each question. */
function joinWritten(lines: readonly MarkdownLine[]): MarkdownLine[] {
  const joined: MarkdownLine[] = [];
  const keyed = findKeyed(lines);
  /** The place of the answers so far; null outside of them. */
  let at: number | null = null;
  let isBelow = false;
  for (const [place, line] of lines.entries()) {
    const text = getText(line);
    const answer = WRITTEN.exec(text)?.[1];
    if (NUMBERED.test(text)) isBelow = true;
    else if (LABELLED.test(text)) isBelow = false;
    if (answer !== undefined && isBelow && !keyed.has(place)) {
      const before = at === null ? undefined : joined[at];
      if (at !== null && before?.type === 'text')
        joined[at] = { ...before, text: `${before.text} / ${answer}` };
      else at = joined.push({ type: 'text', at: line.at, text: `Answer: ${answer}` }) - 1;
      continue;
    }
    if (line.type !== 'text' || text.trim() !== '') at = null;
    joined.push(line);
  }
  return joined;
}

/** Finds the written answers that are entries of a list with an answer below it, and so options. */
function findKeyed(lines: readonly MarkdownLine[]): ReadonlySet<number> {
  const keyed = new Set<number>();
  let isAnswered = false;
  for (let place = lines.length - 1; place >= 0; place--) {
    const text = getText(lines[place] as MarkdownLine);
    if (WRITTEN.test(text)) {
      if (isAnswered) keyed.add(place);
    } else if (text.trim() !== '') isAnswered = readAnswer(text) !== null;
  }
  return keyed;
}

/** Counts the entries of a numbered list within a question, which are its options, in brackets: Markdown may call each "1.". */
function countNested(lines: readonly MarkdownLine[]): MarkdownLine[] {
  /** How far the last question is set in, and how far its list. */
  let outer = Number.POSITIVE_INFINITY;
  let inner: number | null = null;
  let count = 0;
  return lines.map((line) => {
    const text = getText(line);
    if (!NUMBERED.test(text)) return line;
    const room = getRoom(text);
    if (room < outer + 2 || (inner !== null && room < inner)) {
      outer = room;
      inner = null;
      count = 0;
      return line;
    }
    inner ??= room;
    if (room > inner) return line;
    count += 1;
    return { ...line, type: 'text', text: text.replace(/^\s*\p{Nd}{1,3}[.)]/u, `(${count})`) };
  });
}

/** Collects the lines of a file, and its tables of pairs, which leave a mark in their place. */
class Page {
  readonly lines: Span[][] = [];
  readonly tables: PairTable[] = [];
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** Adds a line, whose room is that of code or 0. */
  add(line: MarkdownLine, room = 0): void {
    this.#reading.where = `Line ${line.at}`;
    if (line.type === 'table') this.#addTable(line.rows);
    else if (line.type === 'code') this.lines.push(toCodeLine(line.text));
    else {
      const text = cleanLine(line.text);
      if (text === null || text.trim() === '') return;
      const read = readMarkdownLine(room > 0 ? text.trimStart() : text, this.#reading);
      this.lines.push(...read.map((spans, at) => [...withRoom(at === 0 ? room : 0, spans)]));
    }
  }

  #addTable(all: readonly (readonly string[])[]): void {
    const rows = all.map(
      (row, at): TableRow =>
        row.map((cell) => ({
          lines: cell === '' ? [] : readMarkdownLine(cell, this.#reading),
          isHead: at === 0,
          place: null,
        })),
    );
    const { lines, pairs } = readTable(rows, this.#reading.lose);
    this.lines.push(...lines.map((line) => [...line]));
    if (!pairs) return;
    this.lines.push([{ text: toTableMark(this.tables.length), marks: [] }]);
    this.tables.push(pairs);
  }
}

/** Reads a quiz in Markdown: numbered questions, lettered options or boxes, stars for right answers (text2qti, mkdocs-quiz). */
export function readMarkdown({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text))
    throw new UnreadableFile('It is a web page. Copy its questions there, and paste them here.');
  const page = new Page(reading);
  const lines = readSigns(listMarkdownLines(text, reading), reading);
  const joined = joinWritten(countNested(lines));
  const rooms = findCodeRooms(joined.map(getText));
  for (const [at, line] of joined.entries()) page.add(line, rooms[at]);
  reading.where = 'The text';
  for (const question of recogniseLines(page.lines))
    for (const one of placeTables(question, page.tables, reading.lose)) reading.add(one);
  return reading;
}
