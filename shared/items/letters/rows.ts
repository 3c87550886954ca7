import { sumBy } from 'es-toolkit';
import type { Letter } from './runs.ts';

const widthOf = (letters: readonly Letter[]): number => sumBy(letters, ({ width }) => width);
const isSpace = ({ text }: Letter): boolean => /^\s+$/.test(text);

/** Words, each with the space before it. */
function wordsOf(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [];
  for (const [at, letter] of letters.entries()) {
    const before = letters[at - 1];
    const begins = isSpace(letter) && before !== undefined && !isSpace(before);
    if (begins || words.length === 0) words.push([letter]);
    else words.at(-1)?.push(letter);
  }
  return words;
}

/** A word in parts that each fit into the room. */
function broken(word: readonly Letter[], room: number): Letter[][] {
  const parts: Letter[][] = [[]];
  for (const letter of word) {
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && widthOf(part) + letter.width > room) parts.push([letter]);
    else part.push(letter);
  }
  return parts;
}

const withoutSpaceAhead = (letters: readonly Letter[]): Letter[] => {
  const first = letters.findIndex((letter) => !isSpace(letter));
  return first === -1 ? [] : letters.slice(first);
};

/**
 * The letters as rows that are at most `room` wide, in px: they end at the ends of words, and a word that is
 * wider than a row goes on in the next. Space between two rows is dropped.
 */
export function rowsOf(letters: readonly Letter[], room: number): Letter[][] {
  const rows: Letter[][] = [];
  for (const word of wordsOf(letters)) {
    const last = rows.at(-1);
    if (last && widthOf(last) + widthOf(word) <= room) last.push(...word);
    else rows.push(...broken(withoutSpaceAhead(word), room));
  }
  return rows.filter((row) => row.length > 0);
}

/** How many of the letters, by whole words from the first on, are at most `room` wide, in px. */
export function countThatFit(letters: readonly Letter[], room: number): number {
  let [count, width] = [0, 0];
  for (const word of wordsOf(letters)) {
    width += widthOf(word);
    if (width > room) return count;
    count += word.length;
  }
  return count;
}
