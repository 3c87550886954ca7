import { type NumberRange, snapTo } from '#shared/range.ts';

/** Parses a typed number ("1.5", "1,5", " 12 pt"); null where it is none. */
export function readNumber(text: string): number | null {
  const digits = /^\s*([-−+]?\d*[.,]?\d+|[-−+]?\d+[.,])/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replace(',', '.').replace('−', '-'));
}

/** Formats a number for its field: at most three decimals, no trailing zeros. */
export const writeNumber = (value: number): string => String(Number(value.toFixed(3)));

/**
 * Returns the next stop up (+1) or down (−1), or the `count`-th one; a value between two stops moves to its
 * neighbour.
 */
export function stepValue(range: NumberRange, value: number, direction: 1 | -1, count = 1): number {
  const stop = value / range.step;
  const from = direction > 0 ? Math.floor(stop + ROUNDING) : Math.ceil(stop - ROUNDING);
  return snapTo(range, (from + direction * count) * range.step);
}

/** The share of a stop that is no difference: 14.5 / 0.1 is not quite 145. */
const ROUNDING = 1e-6;

const STOPS_OF_KEY: Record<string, readonly [direction: 1 | -1, count: number]> = {
  ArrowUp: [1, 1],
  ArrowRight: [1, 1],
  ArrowDown: [-1, 1],
  ArrowLeft: [-1, 1],
  PageUp: [1, 10],
  PageDown: [-1, 10],
};

/** Returns the value that a key of a slider sets; null for other keys. */
export function getValueForKey(range: NumberRange, value: number, key: string): number | null {
  if (key === 'Home') return range.min;
  if (key === 'End') return range.max;
  const asked = STOPS_OF_KEY[key];
  return asked ? stepValue(range, value, ...asked) : null;
}
