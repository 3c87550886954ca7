import { ALPHABETS } from '../vocabulary/alphabets.ts';

/** The formats of Word that count with letters or words, each with the order of its letters. */
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
  ideographZodiac: 'chinese, branches',
  chineseCounting: 'chinese, numbers',
  chineseCountingThousand: 'chinese, numbers',
  taiwaneseCounting: 'chinese, numbers',
  taiwaneseCountingThousand: 'chinese, numbers',
  taiwaneseDigital: 'chinese, numbers',
  japaneseCounting: 'chinese, numbers',
  japaneseDigitalTenThousand: 'chinese, numbers',
  koreanDigital2: 'chinese, numbers',
  ideographDigital: 'chinese, numbers',
  ideographEnclosedCircle: 'chinese, numbers',
  chineseLegalSimplified: 'chinese, legal',
  ideographLegalTraditional: 'chinese, legal traditional',
  japaneseLegal: 'japanese, legal',
  // No test is typed with these words, so letters stand for them.
  ideographZodiacTraditional: 'latin',
  koreanCounting: 'latin',
  koreanDigital: 'latin',
  koreanLegal: 'latin',
  thaiCounting: 'latin',
  hindiCounting: 'latin',
  vietnameseCounting: 'latin',
  bahtText: 'latin',
};

/** The formats that count with signs of a number, each with that of 1. */
const SIGNS: Readonly<Record<string, string>> = {
  decimalEnclosedCircle: '①',
  decimalEnclosedCircleChinese: '①',
  decimalEnclosedParen: '⑴',
  decimalEnclosedFullstop: '⒈',
};
/** There are so many signs of each sort. */
const SIGN_COUNT = 20;

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
  !/roman$/i.test(format) &&
  LETTERS[format] === undefined &&
  SIGNS[format] === undefined &&
  !/^(?:bullet|none)$/.test(format);

const toNumberLabel = (count: number): string => `${count}. `;

function toLetterLabel(count: number, format: string): string {
  const sign = SIGNS[format];
  if (sign && count > 0 && count <= SIGN_COUNT)
    return `${String.fromCharCode(sign.charCodeAt(0) + count - 1)} `;
  const isLarge = format.startsWith('upper') || format === 'russianUpper';
  const isRoman = /roman$/i.test(format) && count > 0 && count < 4000;
  const letters = isRoman ? toRoman(count) : toLetter(count, LETTERS[format] ?? 'latin');
  const isHan = /\p{Script=Han}/u.test(letters);
  return `${isLarge ? letters.toUpperCase() : letters}${isHan ? '、' : ') '}`;
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
