import { range } from 'es-toolkit';
import { countTicks, type NumberLineData, type TickLabels } from './schema.ts';

export interface Tick {
  readonly label: string;
  /** False for a number that the student fills in. */
  readonly isShown: boolean;
}

const isShownBy: Record<TickLabels, (place: number, count: number, shown: readonly number[]) => boolean> = {
  every_other: (place) => place % 2 === 0,
  all: () => true,
  ends: (place, count) => place === 0 || place === count - 1,
  none: () => false,
  chosen: (place, _count, shown) => shown.includes(place),
};

/** Lists the places of the ticks that print their number, from 0. */
export function listShownTicks(data: NumberLineData): number[] {
  const count = countTicks(data);
  return range(count).filter((place) => isShownBy[data.labels](place, count, data.shown));
}

/** Lists the ticks of a line from left to right, with their numbers as the language writes them. */
export function listTicks(data: NumberLineData, locale: string): Tick[] {
  const shown = new Set(listShownTicks(data));
  const format = createNumberFormat(locale);
  return range(countTicks(data)).map((place) => ({
    label: format(data.from + place * data.step),
    isShown: shown.has(place),
  }));
}

/** Creates a function that writes a number in Western digits, with a true minus sign: "−0.5" or "−0,5". */
export function createNumberFormat(locale: string): (value: number) => string {
  const { format } = new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumFractionDigits: 4,
    numberingSystem: 'latn',
  });
  // Rounded first: a sum of decimals may end beside 0, and would print as "−0".
  return (value) => format(Math.round(value * 10_000) / 10_000 || 0).replace(/\p{Pd}/u, '\u2212');
}
