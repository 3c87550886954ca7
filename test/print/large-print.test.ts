import { range } from 'es-toolkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../support/browser.ts';
import { listDifferingWords, listMovedWords } from '../support/paper/compare-words.ts';
import { listFixtures } from '../support/paper/fixtures.ts';
import type { Glyph } from '../support/paper/group-words.ts';
import { Preview } from '../support/paper/preview.ts';
import { LARGE, listLargeRenderings, openPdf, printOnce } from '../support/paper/print-fixtures.ts';
import { readGlyphs } from '../support/paper/printed-words.ts';
import { aProduct, type Product } from '../support/product.ts';

const largePrintFixtures = listFixtures();
const printed = printOnce(largePrintFixtures, LARGE);
let product: Product;
let browser: TestBrowser;
let preview: Preview;

beforeAll(async () => {
  [product, browser] = await Promise.all([aProduct(), aBrowser()]);
  preview = new Preview((await browser.person({ width: 1440, height: 1200 })).page, product);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.stop()]);
});

test.each(largePrintFixtures)(
  'every word of the twin of $name in large print is printed where the preview has it, in its key too, which has the same pages',
  async (twin) => {
    await preview.open({ ...twin.document, large_print: true, show_answer_key: false });
    await preview.showLarge();
    const pages: Glyph[][] = [];
    for (const rendering of listLargeRenderings(twin)) {
      if (rendering === 'large key') await preview.showKey();
      const document = await openPdf(await printed(twin, rendering));
      expect(document.numPages).toBe(await preview.count());
      for (const place of range(document.numPages)) {
        const { sheet } = await preview.read(place);
        const page = await readGlyphs(await document.getPage(place + 1));
        expect(sheet.glyphs.length).toBeGreaterThan(0);
        expect(listDifferingWords(sheet, page)).toEqual([]);
        expect(listMovedWords(pages[place] ?? [], page), 'between the twin and its key').toEqual([]);
        pages[place] ??= page;
      }
      expect(pages).toHaveLength(document.numPages);
      await document.loadingTask.destroy();
    }
  },
);
