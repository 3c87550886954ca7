import type { ReadOption } from '../../items/parts/read-question.ts';
import type { Reading } from '../source/reading.ts';
import type { Exercise } from './rexams-parts.ts';

/** Reads options with the ones that a row of 0 and 1 says to be right; another key marks none and is named. */
export function readRexamsOptions(
  texts: readonly string[],
  key: string,
  { toRich }: Pick<Exercise, 'toRich'>,
  reading: Reading,
): ReadOption[] {
  const bits = key.replace(/[\s|]/g, '');
  const isKey = /^[01]+$/.test(bits) && bits.length === texts.length;
  if (!isKey) reading.lose('Answer that is no option', key);
  return texts.map((text, at) => ({ text: toRich(text, reading, true), correct: isKey && bits[at] === '1' }));
}

/** Writes a number with its tolerance, as a key prints it. */
export function formatRexamsNumber(value: string, tolerance: string): string {
  const number = value.trim();
  return number !== '' && Number(tolerance) > 0 ? `${number} (± ${tolerance.trim()})` : number;
}
