import type { Numbering } from './numbering-field.ts';
import { NUMBERING_FORMATS } from './numbering-formats.ts';
import { type PrintedMarks, SCRIPT_MARKS } from './option-marks.ts';
import { isShownOn, type ShownOn } from './shown-on.ts';

/** Converts 1 → A … 26 → Z, 27 → AA. */
function toLetters(number: number): string {
  const rest = number - 1;
  const last = String.fromCharCode(65 + (rest % 26));
  return rest < 26 ? last : toLetters(Math.floor(rest / 26)) + last;
}

const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function toRoman(number: number): string {
  const step = NUMERALS.find(([value]) => value <= number);
  return step ? step[1] + toRoman(number - step[0]) : '';
}

/**
 * Converts to a circled number. ① to ⑳ begin at U+2460, ㉑ to ㉟ at U+3251, ㊱ to ㊿ at U+32B1; greater numbers
 * stay plain figures.
 */
function toCircled(number: number): string {
  if (number <= 20) return String.fromCharCode(0x2460 + number - 1);
  if (number <= 35) return String.fromCharCode(0x3251 + number - 21);
  if (number <= 50) return String.fromCharCode(0x32b1 + number - 36);
  return `(${number})`;
}

/** Formats the number: `formatNumber(3, 4)` → "C.". */
export function formatNumber(number: number, format: number): string {
  const sample = NUMBERING_FORMATS[format]?.sample ?? '1.';
  if (sample === '①') return toCircled(number);
  return sample
    .replace('1', () => String(number))
    .replace(
      /^(\(?)([AaIi])(?=[.)])/,
      (_, open: string, kind: string) => open + toLettersOrRoman(number, kind),
    );
}

function toLettersOrRoman(number: number, kind: string): string {
  const text = kind.toUpperCase() === 'A' ? toLetters(number) : toRoman(number);
  return kind === kind.toUpperCase() ? text : text.toLowerCase();
}

/** Returns the letter of a multiple-choice option: A, B, C. */
export const getOptionLetter = (index: number): string => toLetters(index + 1);

/** Returns the label in the bubble of an option, from 0: "A", "a", "1" or "א". */
export function getOptionMark(index: number, marks: PrintedMarks = 'upper'): string {
  if (marks === 'hebrew' || marks === 'arabic') return SCRIPT_MARKS[marks][index] ?? String(index + 1);
  if (marks === 'number') return String(index + 1);
  return marks === 'lower' ? getOptionLetter(index).toLowerCase() : getOptionLetter(index);
}

/** Strips a label to its number: "3." and "Q3." become 3; "(a)" stays. */
export const stripLabel = (label: string): string =>
  label.startsWith('(') ? label : label.replace(/^(Question |Q)(?=\d)|[.)]$/g, '');

interface Numberable {
  readonly hide: boolean;
  readonly shown_on?: ShownOn | undefined;
  readonly variant?: object | undefined;
  readonly numbering: Readonly<Numbering>;
}

/**
 * Lists each item's number in its format, null where it shows none; the same on the sheet and on the key, so that what the
 * key alone has gets none. `isNumbered` decides by item type.
 */
export function listNumberLabels<T extends Numberable>(
  items: readonly T[],
  isNumbered: (item: T) => boolean,
): (string | null)[] {
  let last = 0;
  return items.map((item) => {
    if (!isShownOn(item, 'sheet') || item.numbering.hidden || !isNumbered(item)) return null;
    last = item.numbering.numbering_restarted ? 1 : last + 1;
    return formatNumber(last, item.numbering.format);
  });
}

/** Takes the item out of the count. Its restart remains stored, and counts again once it is numbered. */
export function setNumberingSkipped(target: Numbering, skipped: boolean): void {
  target.hidden = skipped;
}

/** Restarts the count at 1 from this item; not while its number is skipped. */
export function setNumberingRestarted(target: Numbering, restarted: boolean): void {
  if (target.hidden) return;
  target.numbering_restarted = restarted;
}
