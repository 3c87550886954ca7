import { listQuestionWords, toAlternatives } from '../../vocabulary/question-words.ts';
import type { Reading } from '../source/reading.ts';

/** A line of a file of Markdown, or its rows where a table begins there, with its number from 1. */
export type MarkdownLine = { readonly at: number } & (
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] }
);

/** The lines of a file, while it is split. */
interface Source {
  readonly lines: readonly string[];
  readonly reading: Reading;
  /** Returns the next line from `at` on that has an end, or -1; asks no line twice where none has it. */
  readonly findEnd: (at: number, end: RegExp) => number;
}

/** What begins at a line: the lines that are read of it, and the first line behind it. */
interface Taken {
  readonly found: readonly MarkdownLine[];
  readonly next: number;
}
type Take = (source: Source, at: number, room: number) => Taken | null;

export const NUMBERED = /^\s*\p{Nd}{1,3}[.)]\s/u;
export const LABELLED = /^\s*(?:[*]?\(?[a-zA-Z][.)]\s|[-+]\s|(?:[*-]\s*)?\[[ xX*]\]|\.\.\.|=\s|Answer)/i;

/** The fence of a block of code, which the same signs close. */
const FENCE = /^([ \t]{0,20})(`{3,20}|~{3,20})([^`\n]{0,200})$/;

/** What may stand before a fence in its line: the label of an option or of a question. */
const LABEL =
  /^([ \t]{0,20}(?:[-*+](?:[ \t]{1,4}\[[ xX]\])?|\[[ xX*]\]|[*]?\(?[a-zA-Z][.)]|\p{Nd}{1,3}[.)]))(?:[ \t]+|$)/u;

/** A fence, with the label before it. */
interface Fence {
  /** The line at which it is. */
  readonly at: number;
  readonly label: string;
  readonly room: number;
  readonly sign: string;
}

/** Finds the fence that a line opens: alone, behind a label, or below a label that has nothing else. */
function findFence(lines: readonly string[], at: number): Fence | null {
  const line = lines[at] ?? '';
  const label = /^\s*(?:`{3}|~{3})/.test(line) ? '' : (LABEL.exec(line)?.[0] ?? '');
  const isAlone = label !== '' && line.trim() === label.trim();
  let place = at;
  if (isAlone) while (place < at + 3 && (place === at || lines[place]?.trim() === '')) place++;
  const own = isAlone ? (lines[place] ?? '') : line.slice(label.length);
  const [, room = '', sign = ''] = FENCE.exec(own) ?? [];
  return sign === ''
    ? null
    : { at: place, label, room: isAlone || label === '' ? room.length : label.length, sign };
}

const takeFence: Take = ({ lines }, at) => {
  const fence = findFence(lines, at);
  if (!fence) return null;
  const isEnd = (line: string) => {
    const [, , close = '', more = ''] = FENCE.exec(line) ?? [];
    return close.startsWith(fence.sign) && more.trim() === '';
  };
  let next = fence.at + 1;
  while (next < lines.length && !isEnd(lines[next] ?? '')) next++;
  const inside = lines.slice(fence.at + 1, next);
  // Code that begins at the left is not set in as its fence is.
  const least = Math.min(fence.room, ...inside.filter((line) => line.trim() !== '').map(getRoom));
  const cut = new RegExp(`^[ \\t]{0,${least}}`);
  const own = inside.map((line) => line.replace(cut, ''));
  const isOption = fence.label !== '' && !NUMBERED.test(`${fence.label.trimEnd()} `);
  if (isOption) return { found: toOption(fence, own, at), next: next + 1 };
  const code = own.map((line, place) => toLine(line, fence.at + 1 + place, 'code'));
  return { found: [...(fence.label === '' ? [] : [toLine(fence.label, at)]), ...code], next: next + 1 };
};

/** Writes the first line of an option's code behind its label, between backticks, and the others below it. */
function toOption({ label }: Fence, code: readonly string[], at: number): MarkdownLine[] {
  const begin = code.findIndex((line) => line.trim() !== '');
  const end = code.findLastIndex((line) => line.trim() !== '');
  const [first = '', ...others] = code.slice(Math.max(0, begin), end + 1);
  const longest = Math.max(0, ...(first.match(/`+/g) ?? []).map(({ length }) => length));
  const ticks = '`'.repeat(longest + 1);
  return [
    toLine(`${label.trimEnd()} ${ticks} ${first} ${ticks}`, at),
    ...others.map((line) => toLine(line, at, 'code')),
  ];
}

const toLine = (text: string, at: number, type: 'text' | 'code' = 'text'): MarkdownLine => ({
  type,
  text,
  at: at + 1,
});

/** Takes a comment out, which may have several lines; one within code is code. */
const takeComment: Take = ({ lines, reading, findEnd }, at) => {
  const line = lines[at] ?? '';
  const begin = line.indexOf('<!--');
  const isInCode = (line.slice(0, begin).match(/`/g)?.length ?? 0) % 2 === 1;
  const end = begin < 0 || isInCode ? -1 : findEnd(at, /-->/);
  if (end < 0) return null;
  const whole = lines.slice(at, end + 1).join('\n');
  const close = whole.indexOf('-->', begin);
  if (close < 0) return null;
  reading.lose('Comment', whole.slice(begin + 4, close));
  const rest = whole.slice(0, begin) + whole.slice(close + 3);
  return { found: rest.trim() === '' ? [] : [toLine(rest, at)], next: end + 1 };
};

/** Takes the comments of text2qti out. */
const takeNote: Take = ({ lines, reading, findEnd }, at) => {
  const line = lines[at] ?? '';
  if (/^%\s/.test(line)) {
    reading.lose('Comment', line.slice(1));
    return { found: [], next: at + 1 };
  }
  const end = /^COMMENT\s*$/.test(line) ? findEnd(at, /^END_COMMENT\s*$/) : -1;
  if (end < 0) return null;
  reading.lose('Comment', lines.slice(at + 1, end).join('\n'));
  return { found: [], next: end + 1 };
};

const withoutTags = (text: string): string => text.replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ').trim();

/** Takes what is folded away: the answer where its title says so, and else it is lost by name. */
const takeFolded: Take = ({ lines, reading, findEnd }, at) => {
  const end = /^\s*<details\b/i.test(lines[at] ?? '') ? findEnd(at, /<\/details>/i) : -1;
  if (end < 0) return null;
  const whole = lines.slice(at, end + 1).join('\n');
  const summary = /<summary[^<>]{0,200}>([\s\S]{0,2000}?)<\/summary>/i.exec(whole);
  const title = withoutTags(summary?.[1] ?? '');
  const inside = withoutTags(whole.slice((summary?.index ?? 0) + (summary?.[0].length ?? 0)));
  const [first = '', ...others] = inside.split('\n').filter((line) => line.trim() !== '');
  const words = toAlternatives([...listQuestionWords('answer'), ...listQuestionWords('key')]);
  const isAnswer = first !== '' && new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(title);
  if (!isAnswer) reading.lose('Folded text', `${title} ${inside}`.trim());
  else if (others.length > 0) reading.lose('Explanation', others.join('\n'));
  const answer = new RegExp(`^\\W*(?:${words})\\W*[:：]`, 'iu').test(first)
    ? first
    : `Answer: ${first.trim()}`;
  return { found: isAnswer ? [toLine(answer, at)] : [], next: end + 1 };
};

const DELIMITER = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$/;
const splitRow = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The number of a question before the first row of its table. */
const BEFORE_TABLE = /^\s*\p{Nd}{1,3}[.)]\s+(?=\|)/u;

const takeTable: Take = ({ lines }, at) => {
  const line = lines[at] ?? '';
  if (!line.includes('|') || !DELIMITER.test(lines[at + 1] ?? '')) return null;
  const label = BEFORE_TABLE.exec(line)?.[0] ?? '';
  const head = line.slice(label.length);
  let next = at + 2;
  while (lines[next]?.includes('|')) next++;
  const rows = [head, ...lines.slice(at + 2, next)].map(splitRow);
  const number = label === '' ? [] : [toLine(label, at)];
  return { found: [...number, { type: 'table', rows, at: at + 1 }], next };
};

/** Returns how far a line is set in. */
export const getRoom = (line: string): number =>
  /^[ \t]*/.exec(line.replaceAll('\t', '    '))?.[0].length ?? 0;

/** Takes lines that are set in further than what is above them, below an empty line: they are code. */
const takeIndented: Take = ({ lines }, at, room) => {
  const isCode = (line: string) => getRoom(line) >= room + 4 && line.trim() !== '';
  const line = lines[at] ?? '';
  const isBelowEmpty = at > 0 && lines[at - 1]?.trim() === '';
  if (!isBelowEmpty || !isCode(line) || NUMBERED.test(line) || LABELLED.test(line)) return null;
  let next = at + 1;
  while (next < lines.length && (isCode(lines[next] ?? '') || lines[next]?.trim() === '')) next++;
  while (lines[next - 1]?.trim() === '') next--;
  const own = lines.slice(at, next).map((one) => one.replaceAll('\t', '    '));
  const least = Math.min(...own.filter((one) => one.trim() !== '').map(getRoom));
  const found = own.map((one, place) => toLine(one.slice(least), at + place, 'code'));
  return { found, next };
};

const TAKES: readonly Take[] = [takeFence, takeComment, takeNote, takeFolded, takeTable, takeIndented];

/** Finds the next line with an end, from a place that only rises. */
function createFinder(lines: readonly string[]): Source['findEnd'] {
  const missing = new Set<string>();
  return (at, end) => {
    if (missing.has(end.source)) return -1;
    for (let place = at; place < lines.length; place++) if (end.test(lines[place] ?? '')) return place;
    missing.add(end.source);
    return -1;
  };
}

/** Takes the settings at the beginning of a file out: its title and its author. */
function takeSettings(lines: readonly string[], reading: Reading): number {
  if (lines[0]?.trim() !== '---') return 0;
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  const inside = lines.slice(1, Math.max(1, end));
  if (end < 0 || !inside.some((line) => /^[\w-]+\s*:/.test(line))) return 0;
  reading.lose('Settings of the file', inside.join('\n'));
  return end + 1;
}

/** Splits a file of Markdown into its lines: code and tables apart, without comments, settings and what is folded away. */
export function listMarkdownLines(text: string, reading: Reading): MarkdownLine[] {
  const lines = text.split(/\r\n?|\n/);
  const source: Source = { lines, reading, findEnd: createFinder(lines) };
  const all: MarkdownLine[] = [];
  /** How far the text of the list is set in to which a line may belong. */
  let room = 0;
  let at = takeSettings(lines, reading);
  while (at < lines.length) {
    const line = lines[at] ?? '';
    reading.where = `Line ${at + 1}`;
    const taken = TAKES.reduce<Taken | null>((found, take) => found ?? take(source, at, room), null);
    all.push(...(taken?.found ?? [toLine(line, at)]));
    at = taken?.next ?? at + 1;
    const label = /^[ \t]*(?:\p{Nd}{1,3}[.)]|[-+*]|[a-zA-Z][.)])\s+/u.exec(line)?.[0];
    if (label !== undefined) room = label.replaceAll('\t', '    ').length;
    else if (line.trim() !== '' && getRoom(line) === 0) room = 0;
  }
  return all;
}
