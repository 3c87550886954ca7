import type { Grade } from './scoring.ts';

/** Grades in five countries, as a start: schools differ, so that each can be edited. Shares are in percent. */
const SCALES = {
  US: {
    label: 'United States, A–F',
    grades: [
      ['A', 90],
      ['B', 80],
      ['C', 70],
      ['D', 60],
      ['F', 0],
    ],
  },
  UK: {
    label: 'United Kingdom, 9–1',
    grades: [
      ['9', 90],
      ['8', 80],
      ['7', 70],
      ['6', 60],
      ['5', 50],
      ['4', 40],
      ['3', 30],
      ['2', 20],
      ['1', 10],
      ['U', 0],
    ],
  },
  DE: {
    label: 'Germany, 1–6',
    grades: [
      ['1', 92],
      ['2', 81],
      ['3', 67],
      ['4', 50],
      ['5', 30],
      ['6', 0],
    ],
  },
  FR: {
    label: 'France, out of 20',
    grades: [
      ['Très bien (16–20)', 80],
      ['Bien (14–15)', 70],
      ['Assez bien (12–13)', 60],
      ['Passable (10–11)', 50],
      ['Insuffisant', 0],
    ],
  },
  ES: {
    label: 'Spain, 10–0',
    grades: [
      ['Sobresaliente', 90],
      ['Notable', 70],
      ['Bien', 60],
      ['Suficiente', 50],
      ['Insuficiente', 0],
    ],
  },
} as const satisfies Record<
  string,
  { label: string; grades: readonly (readonly [mark: string, from: number])[] }
>;

export type ScaleName = keyof typeof SCALES;

/** Lists the scales to begin with, and their names in words. */
export const SCALE_NAMES = Object.entries(SCALES).map(([name, { label }]) => ({
  value: name as ScaleName,
  label,
}));

/** Returns the grades of a country, from the best to the worst. */
export const createScale = (name: ScaleName): Grade[] =>
  SCALES[name].grades.map(([mark, from]) => ({ mark, from }));

/** Finds the scale that has these grades; null where they were edited. */
export const findScale = (grades: readonly Grade[]): ScaleName | null =>
  SCALE_NAMES.find(({ value }) => isSameScale(createScale(value), grades))?.value ?? null;

const isSameScale = (a: readonly Grade[], b: readonly Grade[]): boolean =>
  a.length === b.length && a.every(({ mark, from }, at) => mark === b[at]?.mark && from === b[at]?.from);

/** A grade and the points that earn it, both ends included; `to` is less than `from` where no number of points does. */
export interface GradeRow {
  readonly mark: string;
  readonly from: number;
  readonly to: number;
}

/** Lists the grades with the points that earn them, out of so many; points come in steps of 1 or 0.5. */
export function listGradeRows(grades: readonly Grade[], total: number, step: 1 | 0.5 = 0.5): GradeRow[] {
  const sorted = grades.toSorted((a, b) => b.from - a.from);
  let most = total;
  return sorted.map(({ mark, from: share }) => {
    // Rounded first: a product such as 0.07 × 100 is a little too large.
    const from = Math.ceil(Number((((share / 100) * total) / step).toFixed(6))) * step;
    const row = { mark, from, to: most };
    most = Math.min(most, from - step);
    return row;
  });
}
