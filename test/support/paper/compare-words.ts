import { type Glyph, groupIntoWords, type Word } from './group-words.ts';

/** What the browser laid out on one sheet. */
export interface Sheet {
  readonly glyphs: readonly Glyph[];
  /** Numbers of list items, each with the room that it stands in: a browser does not say where exactly. */
  readonly markers: readonly Word[];
}

/** In px: how far a word's start, end and base line may lie from where they stand elsewhere. */
const NEAR = 0.5;

const getDistance = (a: Word, b: Word): number =>
  Math.max(Math.abs(a.start - b.start), Math.abs(a.end - b.end), Math.abs(a.baseline - b.baseline));

/** The words of a sheet that do not print where they stand, and what prints besides them; a line each. */
export function listDifferingWords(sheet: Sheet, printed: readonly Glyph[]): string[] {
  const left = new Set(groupIntoWords(printed));
  const differences: string[] = [];
  for (const word of groupIntoWords(sheet.glyphs)) {
    const nearest = findNearest(left, (other) => getDistance(word, other));
    if (nearest && getDistance(word, nearest) <= NEAR && hasSameLetters(word.text, nearest.text))
      left.delete(nearest);
    else differences.push(`${describeWord(word)} is not printed there${describeReplacement(word, left)}`);
  }
  for (const marker of sheet.markers) {
    const found = [...left].find((word) => isInRoom(word, marker));
    if (found) left.delete(found);
    else differences.push(`${describeWord(marker)} is not printed`);
  }
  return [
    ...differences,
    ...[...left].map((word) => `${describeWord(word)} is printed and not in the preview`),
  ];
}

/** The words of a page that do not stand on another in the same place; an answer may follow one so closely that the two are one. */
export const listMovedWords = (page: readonly Glyph[], other: readonly Glyph[]): string[] => {
  const there = groupIntoWords(other);
  return groupIntoWords(page).flatMap((word) =>
    there.some((one) => isWithin(word, one)) ? [] : [describeWord(word)],
  );
};

const isWithin = (word: Word, other: Word): boolean =>
  other.text.includes(word.text) &&
  Math.abs(word.baseline - other.baseline) < NEAR &&
  other.start < word.start + NEAR &&
  other.end > word.end - NEAR;

const isInRoom = (word: Word, room: Word): boolean =>
  hasSameLetters(room.text, word.text) &&
  word.start >= room.start - NEAR &&
  word.end <= room.end + NEAR &&
  Math.abs(word.baseline - room.baseline) <= NEAR;

function findNearest(words: Iterable<Word>, far: (word: Word) => number): Word | undefined {
  let nearest: Word | undefined;
  for (const word of words) if (!nearest || far(word) < far(nearest)) nearest = word;
  return nearest;
}

function describeReplacement(word: Word, left: Iterable<Word>): string {
  const alike = findNearest(
    [...left].filter(({ text }) => hasSameLetters(word.text, text)),
    (other) => getDistance(word, other),
  );
  return alike ? `, but ${describeWord(alike)}` : '';
}

const describeWord = ({ text, start, end, baseline }: Word): string =>
  `“${text}” (${start.toFixed(2)} to ${end.toFixed(2)}, base line ${baseline.toFixed(2)})`;

/** Marks that a PDF may join to their letter, and characters that draw nothing. */
const INVISIBLE = /[\p{M}\p{Cf}\p{Z}]/gu;
/** Drawn as parts and joined forms, which a PDF names by what they look like; emoji are joined by U+200D. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\u200D]/u;
/** The other of two, which stands for it where the line is read from the right. */
const MIRRORED: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '»': '«', '>': '<' };
/** What a PDF says of a glyph whose letters it does not name. */
const UNNAMED = /[\p{Cc}\p{Co}\p{Cn}]/gu;

const sortLetters = (text: string): string => {
  const letters = text.normalize('NFKD').replace(INVISIBLE, '').replaceAll('ı', 'i');
  return Array.from(letters, (letter) => MIRRORED[letter] ?? letter).join('');
};

/** In any order, since a PDF holds what is read from the right as it is seen; an unnamed glyph may be any letters. */
function hasSameLetters(inPreview: string, inPrint: string): boolean {
  if (JOINED.test(inPreview)) return true;
  const wanted = [...sortLetters(inPreview)];
  const printed = [...sortLetters(inPrint)];
  const named = sortLetters(inPrint.replace(UNNAMED, ''));
  for (const letter of named) {
    const at = wanted.indexOf(letter);
    if (at === -1) return false;
    wanted.splice(at, 1);
  }
  return wanted.length === 0 || named.length < printed.length;
}
