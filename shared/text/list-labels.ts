/** The bullet or number that a word processor puts before a list's entry, with the tab behind it. */
const TABBED = /^\s*(?:[•·▪◦‣○●■□☐☑*–-]|o|\(?(?:\d{1,3}|[a-z]{1,4})[.)])\t\s*/i;
/** A bullet or a box to tick, with the space behind it. */
const BULLET = /^\s*(?:[•·▪◦‣○●■□▢☐☑☒✓✔✗❑❏§*–-]|\[[ xX]?\])\s+/;
const NUMBER = /^\s*\(?(\d{1,3})[.):]\s+/;
const LETTER = /^\s*\(?([a-z])[.)]\s+/i;
const ROMAN = /^\s*\(?([ivx]{1,5})[.)]\s+/i;

const toPlace = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);

/** Tells whether letters count from A and may restart, as the labels of a list do and initials do not. */
const areCounted = (letters: readonly string[]): boolean =>
  letters.every(
    (letter, at) =>
      toPlace(letter) === 0 || (at > 0 && toPlace(letter) === toPlace(letters[at - 1] ?? '') + 1),
  );

const readAll = (lines: readonly string[], pattern: RegExp): string[] =>
  lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);

/**
 * Returns how many characters of each line are the label of a list: "a)", "1.", "•", "☐". Where a space and no tab
 * follows, every line must have one, so that "7. May" stays whole among other lines.
 */
export function measureLabels(lines: readonly string[]): number[] {
  const tabbed = lines.map((line) => TABBED.exec(line)?.[0].length ?? 0);
  const isRoman =
    lines.length > 1 && readAll(lines, ROMAN).length === lines.length && !areCounted(readAll(lines, LETTER));
  const letters = areCounted(readAll(lines, LETTER)) ? [LETTER] : [];
  const patterns = [BULLET, NUMBER, ...(isRoman ? [ROMAN] : letters)];
  const spaced = lines.map((line) =>
    patterns.map((one) => one.exec(line)?.[0].length ?? 0).find((length) => length > 0),
  );
  const isList = lines.length > 1 && lines.every((_, at) => spaced[at] || tabbed[at]);
  return tabbed.map((length, at) => length || (isList ? (spaced[at] ?? 0) : 0));
}
