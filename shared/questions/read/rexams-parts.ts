import type { RichTextValue } from '../../text/rich-text.ts';
import type { Reading } from '../source/reading.ts';
import { readLatexText } from './latex-text.ts';
import { readMarkdownText } from './markdown-text.ts';

/** An exercise of R/exams: its texts as they are written, and what it says of itself. */
export interface Exercise {
  readonly question: string;
  readonly options: readonly string[];
  readonly solution: string;
  /** What the solution says of each option. */
  readonly remarks: readonly string[];
  /** What it says of itself, as "extype". */
  readonly about: ReadonlyMap<string, string>;
  readonly toRich: (text: string, reading: Reading, isLine?: boolean) => RichTextValue;
}

type Section = 'question' | 'solution' | 'about' | 'before';
const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [/^question$/i, 'question'],
  [/^solution$/i, 'solution'],
  [/^meta-?\s?information$/i, 'about'],
];

/** Returns the heading that a line is, with the line below it or a sign before it; null where it is none. */
function readHeading(line: string, below: string): string | null {
  const [, words] = /^#{1,4}\s+(.+?)\s*#*$/.exec(line) ?? [];
  if (words !== undefined) return words;
  return /^\s*(?:={3,}|-{3,})\s*$/.test(below) && line.trim() !== '' ? line.trim() : null;
}

/** Reads the entries of a list; what is indented below one goes on with it. */
function readEntries(lines: readonly string[]): string[] {
  const entries: string[] = [];
  for (const line of lines) {
    const entry = /^\s{0,3}[*+-](?:\s+(.*))?$/.exec(line);
    if (entry) entries.push(entry[1] ?? '');
    else if (entries.length > 0) entries.push(`${entries.pop() ?? ''}\n${line.replace(/^\s{1,4}/, '')}`);
  }
  return entries.map((entry) => entry.trim());
}

const ABOUT = /^\s*(ex[a-z]+(?:\[[^\]\n]*\])?)\s*:\s*(.*?)\s*$/i;

/** Splits an exercise in Markdown at its headings. */
export function readMarkdownExercise(text: string): Exercise {
  const parts = new Map<string, string[]>();
  let section: Section = 'before';
  let name = 'before';
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const heading = readHeading(line, lines[at + 1] ?? '');
    const found = heading === null ? undefined : HEADINGS.find(([pattern]) => pattern.test(heading))?.[1];
    const isList = heading !== null && /^answerlist$/i.test(heading);
    if (found) section = found;
    if (found || isList) {
      name = isList ? `${section} list` : section;
      if (!line.startsWith('#')) at += 1;
    } else {
      const own = parts.get(name) ?? [];
      own.push(line);
      parts.set(name, own);
    }
  }
  const get = (part: string) => parts.get(part) ?? [];
  const about = get('about').flatMap((line) => {
    const [, key, value = ''] = ABOUT.exec(line) ?? [];
    return key ? [[key.toLowerCase(), value] as const] : [];
  });
  return {
    question: [...get('before'), ...get('question')].join('\n').trim(),
    options: readEntries(get('question list')),
    solution: get('solution').join('\n').trim(),
    remarks: readEntries(get('solution list')),
    about: new Map(about),
    toRich: readMarkdownText,
  };
}

const getInside = (text: string, name: string): string =>
  new RegExp(String.raw`\\begin\{${name}\}(?:\[[^\]\n]*\])?([\s\S]*?)\\end\{${name}\}`).exec(text)?.[1] ?? '';

function splitList(text: string): { words: string; entries: string[] } {
  const list = getInside(text, 'answerlist');
  const words = text.replace(/\\begin\{answerlist\}[\s\S]*?\\end\{answerlist\}/, '').trim();
  return {
    words,
    entries: list
      .split(/\\item\b/)
      .slice(1)
      .map((entry) => entry.trim()),
  };
}

/** Splits an exercise in LaTeX at its environments. */
export function readLatexExercise(text: string): Exercise {
  const question = splitList(getInside(text, 'question'));
  const solution = splitList(getInside(text, 'solution'));
  const about = [...text.matchAll(/^[% \t]*\\(ex[a-z]+(?:\[[^\]\n]*\])?)\{([^\n]*)\}\s*$/gim)].map(
    ([, key = '', value = '']) => [key.toLowerCase(), value.trim()] as const,
  );
  return {
    question: question.words,
    options: question.entries,
    solution: solution.words,
    remarks: solution.entries,
    about: new Map(about),
    toRich: readLatexText,
  };
}
