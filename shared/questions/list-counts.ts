import { ALPHABETS } from '../vocabulary/alphabets.ts';

/** The formats of Word that count with letters, each with the order of its letters. */
const LETTERS: Readonly<Record<string, string>> = {
  lowerLetter: 'latin',
  upperLetter: 'latin',
  russianLower: 'russian',
  russianUpper: 'russian',
  hebrew1: 'hebrew',
  hebrew2: 'hebrew',
  arabicAbjad: 'arabic, old order',
  arabicAlpha: 'arabic, dictionary',
  aiueo: 'katakana',
  aiueoFullWidth: 'katakana',
  iroha: 'katakana, old order',
  irohaFullWidth: 'katakana, old order',
  ganada: 'hangul, syllables',
  chosung: 'hangul, letters',
  thaiLetters: 'thai',
  hindiConsonants: 'devanagari',
  hindiVowels: 'devanagari, vowels',
  ideographTraditional: 'chinese, stems',
};

const ROMAN = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

/** Writes a number in Roman figures, up to 3999. */
function toRoman(count: number): string {
  let rest = count;
  return ROMAN.map(([letters, value]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return letters.repeat(times);
  }).join('');
}

/** Writes a letter for a number; behind the last one its order begins again. */
function toLetter(count: number, order: string): string {
  const letters = ALPHABETS[order] ?? [];
  return letters[(((count - 1) % letters.length) + letters.length) % letters.length] ?? '';
}

/** Tells whether a format of Word counts with numbers, and not with letters or signs. */
export const isNumberFormat = (format: string): boolean =>
  !/roman$/i.test(format) && LETTERS[format] === undefined && !/^(?:bullet|none)$/.test(format);

const toNumberLabel = (count: number): string => `${count}. `;

function toLetterLabel(count: number, format: string): string {
  const isLarge = format.startsWith('upper') || format === 'russianUpper';
  const isRoman = /roman$/i.test(format) && count > 0 && count < 4000;
  const letters = isRoman ? toRoman(count) : toLetter(count, LETTERS[format] ?? 'latin');
  return `${isLarge ? letters.toUpperCase() : letters}) `;
}

/**
 * Writes the label of a list's entry as the lines of a test have it: "3. " for a question, "b) " for what is `below` it by some
 * levels. A heading above has its own letters.
 */
export function formatCount(count: number, format: string, below: number): string {
  if (format === 'none') return '';
  if (below === 0) return toNumberLabel(count);
  return below < 0 && isNumberFormat(format) ? toNumberLabel(count) : toLetterLabel(count, format);
}
