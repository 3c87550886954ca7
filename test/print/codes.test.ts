// @module-tag slow
import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '#shared/document/parse-document.ts';
import { aBingo, anOpenResponse } from '../support/builders.ts';
import { readPageFacts } from '../support/paper/pdf-facts.ts';
import { aPrinter } from '../support/render.ts';

const print = aPrinter();

const address = 'https://handout.example/d/3f1c9a52-7d0e-4b8e-9a55-0c2f6f3b1d20';
const aTest = (codes?: object, given: object = {}) => ({
  ...{ entity_type: 'worksheet', items: [anOpenResponse('Why?', 'why')], codes },
  ...given,
});
const aDeck = (codes: object, given: object = {}) => ({
  entity_type: 'flashcard',
  items: ['sun', 'moon'].map((term) => ({ id: term, term, definition: `the ${term}` })),
  codes,
  ...given,
});
type Printed = Awaited<ReturnType<typeof print>>;

/** Dots per point: 144 dpi, less than any phone sees. */
const SCALE = 2;

async function scan(page: PDFPageProxy): Promise<string | null> {
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext('2d');
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  // A code is black on white: looking for the opposite too takes twice as long.
  const found = jsqr.default(data, width, height, { inversionAttempts: 'dontInvert' });
  return found?.data ?? null;
}

/** Reads each page as a person with a phone does, and as a program reads the file. */
async function look({ pdf }: Printed) {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const numbers = Array.from({ length: file.numPages }, (_, at) => at + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await file.getPage(number);
      const facts = await readPageFacts(page);
      return { ...facts, scanned: await scan(page) };
    }),
  );
  await file.loadingTask.destroy();
  return pages;
}

describe('a code to scan', () => {
  test.each([
    ['page', ''],
    ['key', '?key'],
  ] as const)(
    'leads from sheet or key to the %s: read from the PDF as a picture, as a link and by its tags',
    async (target, query) => {
      for (const answerKey of [false, true]) {
        const paper = answerKey ? 'key' : 'sheet';
        const [page] = await look(await print(aTest({ [paper]: target }), { answerKey, address }));
        expect(page?.scanned).toBe(`${address}${query}`);
        expect(page?.links).toEqual([`${address}${query}`]);
        expect(page?.tags.find(({ role }) => role === 'Figure')?.alt).toContain(`${address}${query}`);
        expect(page?.tags.map(({ role }) => role)).toContain('Link');
        // A drawing of lines, no picture.
        expect(page?.images).toBe(0);
        const [other] = await look(
          await print(aTest({ [paper]: target }), { answerKey: !answerKey, address }),
        );
        expect(other).toMatchObject({ scanned: null, links: [] });
      }
    },
  );

  test('stands at the end of each version, also in large print, and nothing else moves', async () => {
    const versions = { seeds: [1, 2] };
    for (const large of [false, true]) {
      const plain = await print(aTest(undefined, { versions }), { large });
      const coded = await print(aTest({ sheet: 'page' }, { versions }), { large, address });
      const pages = await look(coded);
      expect(pages.map(({ scanned }) => scanned)).toEqual([address, address]);
      for (const [at, { runs }] of plain.pages.entries())
        for (const { text, x, y } of runs.filter(({ text }) => text.trim() !== ''))
          expect(coded.pages[at]?.runs).toContainEqual(expect.objectContaining({ text, x, y }));
    }
  });

  test.each([{}, { sides: 'long_edge' }, { sides: 'study_sheet' }])(
    'leads from a deck to its study mode, and lies on no card: %o',
    async (given) => {
      const pages = await look(await print(aDeck({ sheet: 'study' }, given), { address }));
      expect(pages.at(-1)?.scanned).toBe(`${address}?study`);
      expect(pages.slice(0, -1).every(({ scanned }) => scanned === null)).toBe(true);
    },
  );

  test('leads from the sheets of a game to its page', async () => {
    const printed = await print(aBingo({ card_count: 2, codes: { sheet: 'page' } }), { address });
    const pages = await look(printed);
    // A reader may take a pattern of squares for an empty code.
    const found = pages.flatMap(({ scanned }) => scanned || []);
    expect(new Set(found)).toEqual(new Set([address]));
    expect(new Set(pages.flatMap(({ links }) => links))).toEqual(new Set([address]));
  });

  test('is not printed where nobody knows the address', async () => {
    const printed = await print(aTest({ sheet: 'page' }));
    expect(await look(printed)).toMatchObject([{ scanned: null, links: [] }]);
  });

  test('makes the document one of schema version 2, and a target that is none is refused', () => {
    for (const document of [aTest({ sheet: 'page' }), aDeck({ sheet: 'study' })])
      expect(parseDocument(document)).toMatchObject({ ok: true, document: { schema_version: 2 } });
    expect(parseDocument(aTest({ sheet: 'https://elsewhere.example' }))).toMatchObject({
      ok: false,
      problems: [{ where: 'codes.sheet' }],
    });
  });
});
