import { type Glyph, type Word, wordsOf } from './words.ts';

/** What the browser laid out on one sheet. */
export interface Sheet {
  readonly glyphs: readonly Glyph[];
  /** Numbers of list items, each with the room that it stands in: a browser does not say where exactly. */
  readonly markers: readonly Word[];
}

/** In px: how far a word's start, end and base line may lie from where they stand elsewhere. */
const NEAR = 0.5;

const distance = (a: Word, b: Word): number =>
  Math.max(Math.abs(a.start - b.start), Math.abs(a.end - b.end), Math.abs(a.baseline - b.baseline));

/** The words of a sheet that do not print where they stand, and what prints besides them; a line each. */
export function wordsThatDiffer(sheet: Sheet, printed: readonly Glyph[]): string[] {
  const left = new Set(wordsOf(printed));
  const differences: string[] = [];
  for (const word of wordsOf(sheet.glyphs)) {
    const nearest = nearestOf(left, (other) => distance(word, other));
    if (nearest && distance(word, nearest) <= NEAR && sameLetters(word.text, nearest.text))
      left.delete(nearest);
    else differences.push(`${say(word)} is not printed there${insteadOf(word, left)}`);
  }
  for (const marker of sheet.markers) {
    const found = [...left].find((word) => isIn(word, marker));
    if (found) left.delete(found);
    else differences.push(`${say(marker)} is not printed`);
  }
  return [...differences, ...[...left].map((word) => `${say(word)} is printed and not in the preview`)];
}

/** The words of a page that do not stand on another in the same place; an answer may follow one so closely that the two are one. */
export const wordsThatMoved = (page: readonly Glyph[], other: readonly Glyph[]): string[] => {
  const there = wordsOf(other);
  return wordsOf(page).flatMap((word) => (there.some((one) => standsIn(word, one)) ? [] : [say(word)]));
};

const standsIn = (word: Word, other: Word): boolean =>
  other.text.includes(word.text) &&
  Math.abs(word.baseline - other.baseline) < NEAR &&
  other.start < word.start + NEAR &&
  other.end > word.end - NEAR;

const isIn = (word: Word, room: Word): boolean =>
  sameLetters(room.text, word.text) &&
  word.start >= room.start - NEAR &&
  word.end <= room.end + NEAR &&
  Math.abs(word.baseline - room.baseline) <= NEAR;

function nearestOf(words: Iterable<Word>, far: (word: Word) => number): Word | undefined {
  let nearest: Word | undefined;
  for (const word of words) if (!nearest || far(word) < far(nearest)) nearest = word;
  return nearest;
}

function insteadOf(word: Word, left: Iterable<Word>): string {
  const alike = nearestOf(
    [...left].filter(({ text }) => sameLetters(word.text, text)),
    (other) => distance(word, other),
  );
  return alike ? `, but ${say(alike)}` : '';
}

const say = ({ text, start, end, baseline }: Word): string =>
  `“${text}” (${start.toFixed(2)} to ${end.toFixed(2)}, base line ${baseline.toFixed(2)})`;

/** Marks that a PDF may join to their letter, and characters that draw nothing. */
const UNDRAWN = /[\p{M}\p{Cf}\p{Z}]/gu;
/** Drawn as parts and joined forms, which a PDF names by what they look like; emoji are joined by U+200D. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\u200D]/u;
/** The other of two, which stands for it where the line is read from the right. */
const MIRRORED: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '»': '«', '>': '<' };
/** What a PDF says of a glyph whose letters it does not name. */
const UNNAMED = /[\p{Cc}\p{Co}\p{Cn}]/gu;

const lettersOf = (text: string): string => {
  const letters = text.normalize('NFKD').replace(UNDRAWN, '').replaceAll('ı', 'i');
  return Array.from(letters, (letter) => MIRRORED[letter] ?? letter).join('');
};

/** In any order, since a PDF holds what is read from the right as it is seen; an unnamed glyph may be any letters. */
function sameLetters(inPreview: string, inPrint: string): boolean {
  if (JOINED.test(inPreview)) return true;
  const wanted = [...lettersOf(inPreview)];
  const printed = [...lettersOf(inPrint)];
  const named = lettersOf(inPrint.replace(UNNAMED, ''));
  for (const letter of named) {
    const at = wanted.indexOf(letter);
    if (at === -1) return false;
    wanted.splice(at, 1);
  }
  return wanted.length === 0 || named.length < printed.length;
}
