import { expect, test } from 'vitest';
import type { MeasuredUnit } from '../measure/measure.ts';
import { paginate } from '../pack/paginate.ts';
import { toPlacedPage } from './placed-page.ts';

/** A prompt of one line, a text of `lines` lines of 10 px each, a row to answer on. */
const block = (lines: number) => ({
  units: [
    { unit: 0, top: 0, height: 10, keepWithNext: false },
    ...Array.from(
      { length: lines },
      (_, line): MeasuredUnit => ({
        unit: 1,
        top: line * 10,
        height: 10,
        keepWithNext: line === 0 || line === lines - 2,
      }),
    ),
    { unit: 2, top: 0, height: 10, keepWithNext: false },
  ],
  spaceBefore: 0,
  frame: 0,
  keepWithNext: false,
  breakAfter: false,
  fillsPage: false,
});
const room = { first: 100, other: 100 };
const pages = (lines: number) => {
  const flow = [block(lines)];
  return paginate(flow, room).map((page) => toPlacedPage(page, flow));
};
const shown = (lines: number) =>
  pages(lines).map(({ slices }) =>
    slices.map(({ from, to, top, excerpts }) => ({ from, to, top, ...Object.fromEntries(excerpts) })),
  );

test('a text longer than a page goes on where the last page left it, line by line', () => {
  expect(shown(25)).toEqual([
    [{ from: 0, to: 2, top: 0, 1: { top: 0, bottom: 90 } }],
    [{ from: 1, to: 2, top: 90, 1: { top: 90, bottom: 190 } }],
    [{ from: 1, to: 3, top: 190, 1: { top: 190, bottom: 250 } }],
  ]);
});

test('a text that its page holds is shown whole, with nothing cut', () => {
  expect(shown(8)).toEqual([[{ from: 0, to: 3, top: 0 }]]);
});

test('at least two lines of a text stand together at the end of a page and at the start of the next', () => {
  // Ten lines fill the first page to the last but one.
  expect(shown(10)[1]).toEqual([{ from: 1, to: 3, top: 80, 1: { top: 80, bottom: 100 } }]);
});
