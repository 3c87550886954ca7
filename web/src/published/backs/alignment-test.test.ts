import { partition, range, sortBy, uniqBy } from 'es-toolkit';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { type PdfPage, type PdfRun, readPdf } from '#test/support/pdf.ts';
import { createAlignmentTest } from './alignment-test.ts';

const MM = 72 / 25.4;
/** The height of a number, in points. */
const LABEL_HEIGHT = 6;

/** Of each line on a page the ends, in points from its upper left corner. */
async function readLines(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const height = page.view[3] ?? 0;
  return fnArray.flatMap((operator, at) => {
    const box = argsArray[at]?.[2];
    if (operator !== OPS.constructPath || !box) return [];
    const [left = 0, low = 0, right = 0, high = 0] = Array.from(box as ArrayLike<number>);
    return [{ left, right, top: height - high, bottom: height - low }];
  });
}

async function createTestSheet(...given: Parameters<typeof createAlignmentTest>) {
  const pdf = await createAlignmentTest(...given);
  const words = await readPdf(pdf);
  const { numPages, getPage } = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise.then(
    (document) => ({ numPages: document.numPages, getPage: (page: number) => document.getPage(page) }),
  );
  const [front, back] = await Promise.all([1, 2].map(async (page) => readLines(await getPage(page))));
  if (numPages !== 2 || !front || !back || !words[0]) throw new Error('An alignment test has two sides');
  return { front, back, words: words[0] };
}

/** What a scale says at a place between its ticks, by the numbers that they lead to; in mm. */
function readScale(numbers: readonly number[], ticks: readonly number[], place: number): number {
  const [first = Number.NaN, last = Number.NaN] = [ticks[0], ticks.at(-1)];
  const [from = Number.NaN, to = Number.NaN] = [numbers[0], numbers.at(-1)];
  return from + ((to - from) * (place - first)) / (last - first);
}

/** The numbers of the scale across stand in one line; those of the other one below each other. */
function findNumbers({ runs }: PdfPage) {
  const numbers = runs.filter(({ text }) => /^[+-]?\d$/.test(text));
  const top = Math.min(...numbers.map(({ y }) => y));
  const [across, down] = partition(numbers, ({ y }) => y < top + 1);
  const read = (labels: readonly PdfRun[]) => labels.map(({ text }) => Number(text));
  return { labels: numbers, across: read(sortBy(across, ['x'])), down: read(sortBy(down, ['y'])) };
}

/** The places of the ticks of both scales: straight lines through the line of their scale. */
function findTicks(front: Awaited<ReturnType<typeof readLines>>, { width, height }: PdfPage) {
  const near = 6 * MM;
  const [x, y] = [width / 2, height / 2];
  const upright = front.filter(({ left, right }) => right - left < 0.5).map(({ left }) => left);
  const flat = front.filter(({ top, bottom }) => bottom - top < 0.5).map(({ top }) => top);
  return {
    across: uniqBy(upright, (at) => at.toFixed(1))
      .filter((at) => Math.abs(at - x) < near)
      .sort((a, b) => a - b),
    down: uniqBy(flat, (at) => at.toFixed(1))
      .filter((at) => Math.abs(at - y) < near)
      .sort((a, b) => a - b),
  };
}

describe.each([
  ['letter', 'long_edge'],
  ['letter', 'short_edge'],
  ['a4', 'long_edge'],
  ['a4', 'short_edge'],
] as const)('the alignment test on %s, turned on its %s', (paper, edge) => {
  test('has its scales and its cross about the middle of the sheet, a tick each mm', async () => {
    const { front, back, words } = await createTestSheet(paper, edge);
    const middle = { x: words.width / 2, y: words.height / 2 };
    const ticks = findTicks(front, words);
    for (const [places, center] of [
      [ticks.across, middle.x],
      [ticks.down, middle.y],
    ] as const)
      expect(places.map((place) => Math.round((place - center) / MM) || 0)).toEqual(range(-5, 6));
    expect(back).toHaveLength(2);
    for (const { left, right, top, bottom } of back) {
      expect((left + right) / 2).toBeCloseTo(middle.x, 1);
      expect((top + bottom) / 2).toBeCloseTo(middle.y, 1);
    }
  });

  test('has a number for each mm, and no number touches another', async () => {
    const { words } = await createTestSheet(paper, edge);
    const { labels, across, down } = findNumbers(words);
    expect([...across].sort((a, b) => a - b)).toEqual(range(-5, 6));
    expect([...down].sort((a, b) => a - b)).toEqual(range(-5, 6));
    for (const [at, one] of labels.entries())
      for (const other of labels.slice(at + 1)) {
        const isBeside = one.x + one.width < other.x || other.x + other.width < one.x;
        expect(isBeside || Math.abs(one.y - other.y) > LABEL_HEIGHT).toBe(true);
      }
  });

  test.each([
    [2, -3],
    [-4.5, 0.5],
    [0, 0],
  ])(
    'a back that is printed %d mm too far right and %d mm too far down reads as the way back',
    async (right, down) => {
      const { front, words } = await createTestSheet(paper, edge);
      // Through the paper, what was turned like a page is mirrored sideways, else upside down.
      const [x, y] = edge === 'long_edge' ? [-right, down] : [right, -down];
      const [numbers, ticks] = [findNumbers(words), findTicks(front, words)];
      const read = {
        right: readScale(numbers.across, ticks.across, words.width / 2 + x * MM),
        down: readScale(numbers.down, ticks.down, words.height / 2 + y * MM),
      };
      expect(read.right).toBeCloseTo(-right, 1);
      expect(read.down).toBeCloseTo(-down, 1);
    },
  );
});
