import { sumBy } from 'es-toolkit';

/** A grapheme and its width, in px. */
interface Letter {
  readonly text: string;
  readonly width: number;
}

const sumWidths = (letters: readonly Letter[]): number => sumBy(letters, ({ width }) => width);
const isSpace = ({ text }: Letter): boolean => /^\s+$/.test(text);

/** Splits letters into words, each with the space before it. */
function splitWords<L extends Letter>(letters: readonly L[]): L[][] {
  const words: L[][] = [];
  for (const [at, letter] of letters.entries()) {
    const before = letters[at - 1];
    const begins = isSpace(letter) && before !== undefined && !isSpace(before);
    if (begins || words.length === 0) words.push([letter]);
    else words.at(-1)?.push(letter);
  }
  return words;
}

const isOpening = ({ text }: Letter): boolean => /^[\p{Ps}\p{Pi}]/u.test(text);
const isClosing = ({ text }: Letter): boolean => /^[\p{Pe}\p{Pf}\p{Po}ーっッ々]/u.test(text);

/**
 * Groups letters that no row ends between: a bracket and the letter within, a full stop and the letter
 * before.
 */
function groupUnbreakable<L extends Letter>(word: readonly L[]): L[][] {
  const groups: L[][] = [];
  for (const [at, letter] of word.entries()) {
    const before = word[at - 1];
    if (before && (isOpening(before) || isClosing(letter))) groups.at(-1)?.push(letter);
    else groups.push([letter]);
  }
  return groups;
}

/** Breaks a word into parts that each fit into the room. */
function breakWord<L extends Letter>(word: readonly L[], room: number): L[][] {
  const parts: L[][] = [[]];
  const fits = (letters: readonly L[]) => sumWidths([...(parts.at(-1) ?? []), ...letters]) <= room;
  for (const group of groupUnbreakable(word)) {
    for (const letters of sumWidths(group) <= room ? [group] : group.map((letter) => [letter])) {
      if (fits(letters) || parts.at(-1)?.length === 0) parts.at(-1)?.push(...letters);
      else parts.push([...letters]);
    }
  }
  return parts;
}

const trimLeadingSpace = <L extends Letter>(letters: readonly L[]): L[] => {
  const first = letters.findIndex((letter) => !isSpace(letter));
  return first === -1 ? [] : letters.slice(first);
};

/**
 * Breaks letters into rows at most `room` wide, in px. Rows end at the ends of words; a word wider than a row
 * continues in the next. The space between two rows is dropped.
 */
export function breakIntoRows<L extends Letter>(letters: readonly L[], room: number): L[][] {
  const rows: L[][] = [];
  for (const word of splitWords(letters)) {
    const last = rows.at(-1);
    if (last && sumWidths(last) + sumWidths(word) <= room) last.push(...word);
    else rows.push(...breakWord(trimLeadingSpace(word), room));
  }
  return rows.filter((row) => row.length > 0);
}

/** Counts the letters, by whole words from the first on, that fit into `room` px. */
export function countThatFit(letters: readonly Letter[], room: number): number {
  let [count, width] = [0, 0];
  for (const word of splitWords(letters)) {
    width += sumWidths(word);
    if (width > room) return count;
    count += word.length;
  }
  return count;
}
