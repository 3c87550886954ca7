import { PAPER_WORDS, type PaperWords } from './paper-words-by-language.ts';

/** The words for the points of one item. */
export interface Score {
  readonly value: number;
  /** The points of each part; null where the answer counts as a whole. */
  readonly each: number | null;
  readonly bonus: boolean;
}

/** Returns the words in the language of a document; English where there are none. */
export const getPaperWords = (locale: string): PaperWords =>
  PAPER_WORDS[new Intl.Locale(locale).language] ?? PAPER_WORDS.en;

/** Writes a number of points in Western digits: "2.5" or "2,5". */
export const writeNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, numberingSystem: 'latn' }).format(value);

/** Writes points in the margin: "/ 4", or "+ 2" for a bonus. */
export const writeMarginPoints = ({ value, bonus }: Omit<Score, 'each'>, locale: string): string =>
  `${bonus ? '+' : '/'}\u00A0${writeNumber(value, locale)}`;

/** Writes points behind a prompt: "(3 points, 0.5 each)". */
export function writePromptPoints({ value, each, bonus }: Score, locale: string): string {
  const words = getPaperWords(locale);
  const noun = bonus ? words.bonus : words.points;
  const counted = noun[new Intl.PluralRules(locale).select(value)] ?? noun.other;
  const said = `${writeNumber(value, locale)} ${counted}`.replaceAll(' ', '\u00A0');
  if (each === null) return `(${said})`;
  const [before, behind] = words.each;
  return `(${said}, ${[before, writeNumber(each, locale), behind].filter(Boolean).join(' ')})`;
}
