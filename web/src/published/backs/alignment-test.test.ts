import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { type PdfPage, type PdfRun, readPdf } from '#test/support/pdf.ts';
import { createAlignmentTest } from './alignment-test.ts';

const MM = 72 / 25.4;
/** Of the letters of a label, in points. */
const HALF_A_FIGURE = 2.9;

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

/** What a scale says at a place, by where its ends are labelled; in mm. */
function readScale(labels: readonly PdfRun[], middleOf: (label: PdfRun) => number, place: number): number {
  const [low, high] = ['-5', '+5'].map((end) => {
    const label = labels.find(({ text }) => text === end);
    return label ? middleOf(label) : Number.NaN;
  });
  return -5 + (10 * (place - (low ?? 0))) / ((high ?? 0) - (low ?? 0));
}

/** The labels of the scale for Right stand above the one for Down. */
function findScaleLabels({ runs }: PdfPage) {
  const labels = runs.filter(({ text }) => text === '-5' || text === '+5');
  const top = Math.min(...labels.map(({ y }) => y));
  return {
    across: labels.filter(({ y }) => y < top + 1),
    down: labels.filter(({ y }) => y >= top + 1),
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
    const upright = front.filter(({ left, right, top, bottom }) => right - left < bottom - top);
    const ticks = upright.map(({ left, right }) => (left + right) / 2).filter((x) => x > middle.x - 6 * MM);
    expect(ticks).toHaveLength(11);
    for (const [at, x] of ticks.sort((a, b) => a - b).entries()) {
      expect((x - middle.x) / MM).toBeCloseTo(at - 5, 1);
    }
    expect(back).toHaveLength(2);
    for (const { left, right, top, bottom } of back) {
      expect((left + right) / 2).toBeCloseTo(middle.x, 1);
      expect((top + bottom) / 2).toBeCloseTo(middle.y, 1);
    }
  });

  test.each([
    [2, -3],
    [-4.5, 0.5],
    [0, 0],
  ])(
    'a back that is printed %d mm too far right and %d mm too far down reads as the way back',
    async (right, down) => {
      const { words } = await createTestSheet(paper, edge);
      // Through the paper, what was turned like a page is mirrored sideways, else upside down.
      const [x, y] = edge === 'long_edge' ? [-right, down] : [right, -down];
      const { across, down: upright } = findScaleLabels(words);
      const read = {
        right: readScale(across, (label) => label.x + label.width / 2, words.width / 2 + x * MM),
        down: readScale(upright, (label) => label.y - HALF_A_FIGURE, words.height / 2 + y * MM),
      };
      expect(read.right).toBeCloseTo(-right, 1);
      expect(read.down).toBeCloseTo(-down, 1);
    },
  );
});
