import { splitGraphemes } from '../../text/graphemes.ts';

/** The case in which the letters of a puzzle are printed; `none` is as they were entered. */
export const LETTER_CASES = ['uppercase', 'lowercase', 'none'] as const;
export type LetterCase = (typeof LETTER_CASES)[number];

/** What goes into no square: spaces, hyphens, apostrophes, and signs below and above the letters of Arabic and Hebrew. */
const NO_LETTER = /^[\p{P}\p{Z}\p{Cf}\s]*$/u;
const VOWEL_SIGNS = /[\u0591-\u05C7\u0640\u064B-\u0652\u0670]/g;

/** Converts a text to the case of a puzzle, as the language has it. */
export function applyLetterCase(text: string, letterCase: LetterCase, locale: string): string {
  if (letterCase === 'none') return text;
  return letterCase === 'uppercase' ? text.toLocaleUpperCase(locale) : text.toLocaleLowerCase(locale);
}

/** Splits a word into what goes into the squares of a puzzle: its letters and digits, in the case of the puzzle. */
export const splitPuzzleLetters = (word: string, letterCase: LetterCase, locale: string): string[] =>
  splitGraphemes(applyLetterCase(word.normalize('NFC').replace(VOWEL_SIGNS, ''), letterCase, locale)).filter(
    (letter) => !NO_LETTER.test(letter),
  );

/** Returns what two letters have in common that are taken for the same. */
export const toLetterKey = (letter: string): string => letter.toLowerCase();

/** The least square that is written in, in px, and how many squares a grid has beside its longest word. */
const LEAST_SQUARE = 19;
const BESIDE_WORD = 3;

/** Tells whether a grid that holds the words has squares to write in, in a column of that width in px. */
export const hasRoomForWords = (words: readonly { readonly word: string }[], width: number): boolean =>
  Math.max(0, ...words.map(({ word }) => word.length)) + BESIDE_WORD <= width / LEAST_SQUARE;
