import { range } from 'es-toolkit';
import { shuffleWith } from '../../shuffle.ts';
import { drawFrom, type Span } from './draw-numbers.ts';
import { asked, given, type Problem } from './problem.ts';
import type { MathsPracticeData } from './schema.ts';
import type { Writing } from './writing.ts';

interface ShapeRules
  extends Pick<MathsPracticeData, 'decimals' | 'operation' | 'pyramid_rows' | 'mixes_headings'> {
  readonly first: Span;
  readonly second: Span;
}

/** A table of more headings has no room beside its margin. */
const MOST_HEADINGS = 12;

function listHeadings({ from, to }: Span, mixes: boolean, random: () => number): number[] {
  const all = range(from, Math.min(to + 1, from + (mixes ? 100 : MOST_HEADINGS)));
  return mixes ? shuffleWith(all, random).slice(0, MOST_HEADINGS) : all;
}

/** Prepares attempts at tables of products, or of sums. */
export const prepareTable =
  (rules: ShapeRules, { write, times }: Writing) =>
  (random: () => number) => {
    const { first, second, operation, mixes_headings } = rules;
    const down = listHeadings(first, mixes_headings, random);
    const across = listHeadings(second, mixes_headings, random);
    const isSum = operation === 'add';
    // To write a hundred numbers takes long, and most attempts are doubles.
    const make = (): Problem => ({
      look: 'table',
      sign: isSum ? '+' : times,
      down: down.map((one) => write(one)),
      across: across.map((one) => write(one)),
      cells: down.flatMap((a) => across.map((b) => asked(write(isSum ? a + b : a * b)))),
    });
    return { make, key: [...down, '×', ...across].join(' '), isEasy: false };
  };

/** The pairs of a house. */
const MOST_PAIRS = 5;

/** Prepares attempts at houses: pairs of numbers that make the number of the roof. */
export const prepareHouse =
  ({ first }: ShapeRules, { write }: Writing) =>
  (random: () => number) => {
    const roof = drawFrom(first, random);
    if (roof < 2) return null;
    const parts = new Set<number>();
    const count = Math.min(MOST_PAIRS, roof - 1);
    while (parts.size < count) parts.add(drawFrom({ from: 1, to: roof - 1 }, random));
    const rows = [...parts].map((part) => {
      const [a, b] = [write(part), write(roof - part)];
      return random() < 0.5 ? ([asked(a), given(b)] as const) : ([given(a), asked(b)] as const);
    });
    const problem: Problem = { look: 'house', roof: write(roof), rows };
    return { make: () => problem, key: String(roof), isEasy: false };
  };

/** Prepares attempts at pyramids, whose lowest bricks are printed. */
export const preparePyramid =
  ({ first, decimals, pyramid_rows }: ShapeRules, { write }: Writing) =>
  (random: () => number) => {
    const scale = 10 ** decimals;
    const span = { from: first.from * scale, to: first.to * scale };
    const base = range(pyramid_rows).map(() => drawFrom(span, random));
    const rows = [base];
    for (let row = base; row.length > 1; rows.unshift(row))
      row = row.slice(1).map((brick, at) => brick + (row[at] ?? 0));
    const problem: Problem = {
      look: 'pyramid',
      rows: rows.map((row) => row.map((brick) => (row === base ? given : asked)(write(brick, decimals)))),
    };
    return { make: () => problem, key: base.join(' '), isEasy: base.every((brick) => brick === 0) };
  };
