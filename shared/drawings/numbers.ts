import { memoize } from 'es-toolkit';

/** A number as it is typed: decimals after a point or a comma, a minus of any kind, a whole number with a fraction. */
const NUMBER = String.raw`[-−–]?\d+(?:[.,]\d+)?`;
const WHOLE = new RegExp(`^${NUMBER}$`);
const FRACTION = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/;

const toNumber = (text: string): number => Number(text.replace(/[−–]/, '-').replace(',', '.'));

/** Reads one number; null where it is none. */
export const readNumber = (text: string): number | null =>
  WHOLE.test(text.trim()) ? toNumber(text.trim()) : null;

export function readWhole(text: string): number | null {
  const number = readNumber(text);
  return number !== null && Number.isInteger(number) ? number : null;
}

/** A fraction as it was typed: "3/4", "1 3/4". */
export interface Fraction {
  readonly whole: number;
  readonly over: number;
  readonly under: number;
}

/** Reads a fraction; null where it is none, or has nothing below its bar. */
export function readFraction(text: string): Fraction | null {
  const [, whole = '0', over = '', under = ''] = FRACTION.exec(text.trim()) ?? [];
  return over === '' || Number(under) === 0
    ? null
    : { whole: Number(whole), over: Number(over), under: Number(under) };
}

const readAll = (parts: readonly string[]): number[] | null => {
  const numbers = parts.filter((part) => part !== '').map(readNumber);
  return numbers.every((number) => number !== null) ? numbers : null;
};

/** Tells whether decimals follow a comma in a language. */
export const hasComma = (locale: string): boolean => writeNumber(1.5, locale).includes(',');

/**
 * Reads a list of numbers between spaces, semicolons or commas. A comma within a word is that of decimals where the language has one,
 * unless only otherwise there are as many numbers as are wanted.
 */
export function readNumbers(
  text: string,
  isCount: (count: number) => boolean,
  locale: string,
): number[] | null {
  const ways = [/[;\s]+|,\s+/, /[;,\s]+/];
  const found = (hasComma(locale) ? ways : ways.toReversed())
    .map((way) => readAll(text.trim().split(way)))
    .find((numbers) => numbers && numbers.length > 0 && isCount(numbers.length));
  return found ?? null;
}

// One formatter for each language: to make one takes as long as to write a hundred numbers.
const getFormat = memoize(
  (locale: string) =>
    new Intl.NumberFormat(`${locale}-u-nu-latn`, { useGrouping: false, maximumFractionDigits: 4 }),
);

/** Writes a number in Western digits, as the language does. */
export const writeNumber = (value: number, locale: string): string =>
  getFormat(locale)
    .format(Math.round(value * 10_000) / 10_000 || 0)
    .replace(/[\u200E\u200F\u061C]/g, '')
    .replace(/^\p{Pd}/u, '−');

/** Draws a whole number by lot, both ends included. */
export const drawWhole = (from: number, to: number, random: () => number): number =>
  from + Math.floor(random() * (to - from + 1));

/** Returns the round number that parts a length into at most so many steps: 1, 2, 5, 10, 20 … */
export function toRoundStep(length: number, most: number): number {
  const least = length / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least - 1e-9) ?? 10;
  return Number((factor * power).toPrecision(6));
}
