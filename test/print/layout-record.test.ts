import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, test } from 'vitest';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import type { BoxOnSheet, RecordedSheet } from '#shared/document/layout-record.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { readPdf } from '#test/support/pdf.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

const MM_PER_POINT = 25.4 / 72;
const ANSWERS = ['Evaporation', 'Melting', 'Freezing', 'Rain'];
const choice = (id: string, data: object = {}) => ({
  ...{ id, type: 'multiple_choice' },
  data: { subtitle: `Which of ${id}?`, options: ANSWERS.map((answer) => ({ answer })), ...data },
});
const worksheet = aWorksheet({
  items: [
    choice('one'),
    choice('two', { number_of_columns: 2 }),
    { id: 'list', type: 'checklist', data: { options: ANSWERS.map((answer) => ({ answer })) } },
    ...['three', 'four', 'five', 'six', 'seven'].map((id) => choice(id)),
  ],
  versions: { seeds: [1, 22, 333] },
});

const open = (id: string, data: object) => ({
  id,
  type: 'open_response',
  data: { subtitle: 'Why?', ...data },
});
const words = ['Rain', 'falls', 'down'];
const blanks = (id: string, blank: (at: number) => boolean, data: object = {}) => ({
  ...{ id, type: 'fill_in_the_blank' },
  data: { words: words.map((value, at) => ({ value, blank: blank(at) })), ...data },
});
const written = aWorksheet({
  items: [
    blanks('blanks', (at) => at > 0),
    blanks('letters', (at) => at === 2, { answer_type: 'letter_blanks' }),
    open('short', { answer_type: 'single' }),
    open('after', { number_of_lines: 2, line_position: 'after' }),
    open('long', { number_of_lines: 30 }),
    open('guides', { answer_type: 'handwriting', number_of_lines: 3 }),
    open('room', { answer_type: 'blank' }),
    { id: 'line', type: 'number_line', data: {} },
  ],
});

type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** Reads the boxes of all closed outlines of each page of a PDF, as it draws them, in mm. */
async function readOutlines(bytes: Uint8Array): Promise<Rect[][]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  return Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number))));
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Follows the transformations of a page's commands and returns the box of each path. */
async function readPage(page: Page): Promise<Rect[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const height = page.view[3] ?? 0;
  const kept: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  return fnArray.flatMap((command, at): Rect[] => {
    const given = argsArray[at] ?? [];
    if (command === OPS.save) kept.push(now);
    if (command === OPS.restore) now = kept.pop() ?? now;
    if (command === OPS.transform) now = multiply(now, given as Matrix);
    if (command !== OPS.constructPath) return [];
    const box = given[2] as ArrayLike<number> | null;
    if (!box) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(box);
    const [a, b] = [toPoint(now, left, bottom), toPoint(now, right, top)];
    const [x1, x2] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
    const [y1, y2] = [Math.min(height - a[1], height - b[1]), Math.max(height - a[1], height - b[1])];
    return [[x1 * MM_PER_POINT, y1 * MM_PER_POINT, x2 * MM_PER_POINT, y2 * MM_PER_POINT]];
  });
}

const toPoint = (m: Matrix, x: number, y: number) =>
  [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const;

/** Half a line of a pixel: a circle is drawn along the middle of its border, and recorded with the whole of it. */
const HALF_LINE = (0.5 * 25.4) / 96;

/** Returns how far the nearest outline is from a recorded box, in mm: the farthest of its four edges. */
const getDistance = ({ x, y, width, height }: BoxOnSheet, outlines: readonly Rect[]): number =>
  Math.min(
    ...outlines.flatMap(([left, top, right, bottom]) =>
      [0, HALF_LINE].map((line) =>
        Math.max(
          ...[left - line - x, top - line - y, right + line - x - width, bottom + line - y - height].map(
            Math.abs,
          ),
        ),
      ),
    ),
  );

/** In mm, on letter paper. */
const COLUMN_END = 7.9 * 25.4;

/**
 * Returns how far the nearest rule is from the lower edge of a recorded box, or the last one within it, in mm: at its ends and
 * across. A rule is drawn as a thin box, or along its middle.
 */
const getRuleDistance = ({ x, y, width, height }: BoxOnSheet, outlines: readonly Rect[]): number =>
  Math.min(
    ...outlines.flatMap(([left, top, right, bottom]) => {
      const isWithin = top > y - 0.1 && bottom < y + height + 0.1;
      // A rule that begins after words goes on, and the column's end cuts it off.
      const end = right > COLUMN_END + 1 ? COLUMN_END : right;
      return isWithin ? [Math.max(Math.abs(left - x), Math.abs(end - x - width))] : [];
    }),
  );

const print = async (large = false, document = worksheet) => {
  const request = {
    document,
    answerKey: false,
    large,
    paper: 'letter',
    thumbnail: false,
  } as const;
  const { pdf, sheets } = await renderer.render({ ...request, record: true });
  return { sheets: sheets ?? [], pdf };
};
const listOptions = (sheets: readonly RecordedSheet[]) =>
  sheets.flatMap(({ page, items }) =>
    items.flatMap(({ options }) => options.map((found) => ({ page, ...found }))),
  );

describe('the record of a layout', () => {
  test.each([false, true])(
    'has every bubble and box within 0.1 mm of where the PDF draws it (large print: %s)',
    async (large) => {
      const { sheets, pdf } = await print(large);
      const outlines = await readOutlines(pdf);
      const options = listOptions(sheets);
      expect(options).toHaveLength(8 * ANSWERS.length * 3);
      for (const { page, box } of options)
        expect(getDistance(box, outlines[page - 1] ?? []), JSON.stringify(box)).toBeLessThan(0.1);
    },
  );

  test('says of each sheet its version, and of each bubble the option as it was written', async () => {
    const { sheets, pdf } = await print();
    const pages = await readPdf(pdf);
    expect(sheets.map(({ page }) => page)).toEqual(pages.map((_, at) => at + 1));
    for (const { page, version, sheet, items } of sheets) {
      const { runs = [], text } = pages[page - 1] ?? {};
      expect(text).toMatch(new RegExp(` ${version} Page ${sheet} of`));
      for (const { options } of items)
        for (const { option, box } of options) {
          const beside = runs.filter(
            ({ x, y, text: words }) =>
              words.trim().length > 1 &&
              x * MM_PER_POINT > box.x + box.width &&
              Math.abs(y * MM_PER_POINT - box.y - box.height / 2) < box.height / 2,
          );
          const [nearest] = beside.toSorted((a, b) => a.x - b.x);
          expect(nearest?.text).toBe(ANSWERS[option]);
        }
    }
  });

  test.each([false, true])(
    'has every place to write in within 0.1 mm of where the PDF draws it (large print: %s)',
    async (large) => {
      const { sheets, pdf } = await print(large, written);
      const outlines = await readOutlines(pdf);
      const places = sheets.flatMap(({ page, items }) =>
        items.flatMap(({ item, places: found }) => found.map((place) => ({ page, item, ...place }))),
      );
      for (const { page, item, kind, box } of places) {
        if (kind === 'space') continue;
        const found = outlines[page - 1] ?? [];
        const distance = kind === 'box' ? getDistance(box, found) : getRuleDistance(box, found);
        expect(distance, `${item} ${kind} ${JSON.stringify(box)}`).toBeLessThan(0.1);
      }
      const byItem = Map.groupBy(places, ({ item }) => item);
      const count = (item: string) => byItem.get(item)?.map(({ kind, place }) => `${place} ${kind}`);
      expect(count('blanks')).toEqual(['0 line', '1 line']);
      expect(count('letters')).toEqual(['0 letter', '1 letter', '2 letter', '3 letter']);
      expect(count('short')).toEqual(['0 line']);
      expect(count('long')?.map((named) => named.split(' ')[0])).toEqual(
        Array.from({ length: 30 }, (_, at) => String(at)),
      );
      expect(count('after')).toEqual(['0 line', '1 line']);
      expect(count('guides')).toEqual(['0 guide', '1 guide', '2 guide']);
      expect(count('line')).toEqual(['0 box', '1 box', '2 box', '3 box', '4 box']);
      expect(count('room')).toEqual(['0 space']);
      expect(new Set(byItem.get('long')?.map(({ page }) => page)).size).toBeGreaterThan(1);
    },
  );

  test('has the bubbles of every type that has some, each with its place as it was written', async () => {
    const choose = (data: object) => ({ data: { type: 'multiple_choice', ...data } });
    const chosen = aWorksheet({
      items: [
        choice('choice'),
        { id: 'list', type: 'checklist', data: { options: ANSWERS.map((answer) => ({ answer })) } },
        {
          ...{ id: 'blanks', type: 'fill_in_the_blank' },
          data: {
            multiple_choice: true,
            words: words.map((value, at) => ({ value, blank: at > 0 })),
            choices: [
              { word_index: 1, answer: 'falls', correct: true },
              { word_index: 1, answer: 'climbs', correct: false },
              { word_index: 2, answer: 'down', correct: true },
              { word_index: 2, answer: 'away', correct: false },
            ],
          },
        },
        { id: 'terms', type: 'word_scramble', ...choose({ terms: ['rain', 'snow', 'hail'] }) },
        {
          ...{ id: 'own', type: 'word_scramble' },
          ...choose({
            type: 'multiple_per_term',
            terms: ['rain'],
            terms_choices: ['rain', 'iran', 'nair'].map((answer, sub_index) => ({
              ...{ term_index: 0, sub_index, answer, correct: sub_index === 0 },
            })),
          }),
        },
      ],
      versions: { seeds: [1, 22, 333], shuffles_items: false },
    });
    const { sheets } = await print(false, chosen);
    const found = sheets.flatMap(({ version, items }) =>
      items.flatMap(({ item, options }) =>
        options.map(({ option }) => ({ key: `${version} ${item}`, option })),
      ),
    );
    const byItem = Map.groupBy(found, ({ key }) => key);
    for (const version of ['A', 'B', 'C']) {
      const list = (item: string) =>
        byItem
          .get(`${version} ${item}`)
          ?.map(({ option }) => option)
          .sort((a, b) => a - b);
      expect(list('choice')).toEqual([0, 1, 2, 3]);
      expect(list('list')).toEqual([0, 1, 2, 3]);
      expect(list('blanks')).toEqual([0, 1, 2, 3]);
      expect(list('terms')).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
      expect(list('own')).toEqual([0, 1, 2]);
    }
    const orders = ['A', 'B', 'C'].map((version) =>
      byItem.get(`${version} own`)?.map(({ option }) => option),
    );
    expect(orders[0]).toEqual([0, 1, 2]);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
    // In the order of the alphabet: away, down; climbs, falls.
    expect(byItem.get('A blanks')?.map(({ option }) => option)).toEqual([1, 0, 3, 2]);
  });

  test('is not made where nobody asked for it', async () => {
    const request = { document: worksheet, answerKey: false, paper: 'letter', thumbnail: false } as const;
    expect((await renderer.render(request)).sheets).toBeNull();
  });
});
