import type { FindLines } from '../../text/line-places.ts';

/** A text whose lines are numbered, as it was laid out. */
export interface NumberedLines {
  readonly text: string;
  /** Where in the text each line begins; the first line is number 1. */
  readonly starts: readonly number[];
}

/** The first and the last line that some words stand on, from 1. */
interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** How a language writes a reference to one line, and to several; the number stands where `{}` does. */
type LineWords = readonly [one: string, several: string];
const ENGLISH: LineWords = ['line {}', 'lines {}'];

/** The languages of `SHEET_WORDS`. They are apart, because few sheets need these. */
const LINE_WORDS: Readonly<Record<string, LineWords>> = {
  ar: ['السطر {}', 'الأسطر {}'],
  cs: ['řádek {}', 'řádky {}'],
  da: ['linje {}', 'linje {}'],
  de: ['Zeile {}', 'Zeilen {}'],
  es: ['línea {}', 'líneas {}'],
  fi: ['rivi {}', 'rivit {}'],
  fr: ['ligne {}', 'lignes {}'],
  he: ['שורה {}', 'שורות {}'],
  it: ['riga {}', 'righe {}'],
  nl: ['regel {}', 'regels {}'],
  pl: ['wers {}', 'wersy {}'],
  pt: ['linha {}', 'linhas {}'],
  ru: ['строка {}', 'строки {}'],
  sv: ['rad {}', 'rad {}'],
  tr: ['{}. satır', '{}. satırlar'],
  uk: ['рядок {}', 'рядки {}'],
};

const fold = (text: string): string => text.toLowerCase().replace(/\s/g, ' ');

/** Finds the lines of the words; "the storm … the rocks" is all from the first of them to the last. */
function findRange(within: string, starts: readonly number[], words: string): LineRange | null {
  const [first = '', ...others] = fold(words.trim())
    .split(/ ?… ?/)
    .filter((part) => part !== '');
  const at = within.indexOf(first);
  if (at < 0 || first === '') return null;
  let end = at + first.length;
  for (const part of others) {
    const next = within.indexOf(part, end);
    if (next < 0) return null;
    end = next + part.length;
  }
  const getLine = (place: number): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= place),
    ) + 1;
  return { first: getLine(at), last: getLine(end - 1) };
}

/** Tells whether a text has words that a reference names. */
export const hasWords = (text: string, words: string): boolean => findRange(fold(text), [], words) !== null;

/** Returns what finds the lines of words in a text, in the language of its document. */
export function createLineFinder({ text, starts }: NumberedLines, locale: string): FindLines {
  // Most texts are never referred to.
  let within: string | undefined;
  const [one, several] = LINE_WORDS[locale.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH;
  return (words) => {
    within ??= fold(text);
    const range = findRange(within, starts, words);
    if (!range) return null;
    const { first, last } = range;
    return first === last ? one.replace('{}', `${first}`) : several.replace('{}', `${first}–${last}`);
  };
}

/** The finders of texts that were laid out, by the locale of their document. */
const finders = new WeakMap<NumberedLines, Map<string, FindLines>>();

/** Returns the finder of a text: the same one for each page that the text is on. */
export function recallLineFinder(lines: NumberedLines, locale: string): FindLines {
  const own = finders.get(lines) ?? new Map<string, FindLines>();
  finders.set(lines, own);
  const finder = own.get(locale) ?? createLineFinder(lines, locale);
  own.set(locale, finder);
  return finder;
}
