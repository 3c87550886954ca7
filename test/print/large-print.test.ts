import { range } from 'es-toolkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../support/browser.ts';
import { everyFixture } from '../support/paper/fixtures.ts';
import { Preview } from '../support/paper/preview.ts';
import { LARGE, largeOf, openPdf, printOnce } from '../support/paper/printed.ts';
import { glyphsOn } from '../support/paper/printed-words.ts';
import { wordsThatDiffer, wordsThatMoved } from '../support/paper/same-words.ts';
import type { Glyph } from '../support/paper/words.ts';
import { aProduct, type Product } from '../support/product.ts';

const twins = everyFixture();
const printed = printOnce(twins, LARGE);
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

test.each(twins)(
  'every word of the twin of $name in large print is printed where the preview has it, in its key too, which has the same pages',
  async (twin) => {
    await preview.open({ ...twin.document, large_print: true, show_answer_key: false });
    await preview.showLarge();
    const pages: Glyph[][] = [];
    for (const rendering of largeOf(twin)) {
      if (rendering === 'large key') await preview.showKey();
      const document = await openPdf(await printed(twin, rendering));
      expect(document.numPages).toBe(await preview.count());
      for (const place of range(document.numPages)) {
        const { sheet } = await preview.read(place);
        const page = await glyphsOn(await document.getPage(place + 1));
        expect(sheet.glyphs.length).toBeGreaterThan(0);
        expect(wordsThatDiffer(sheet, page)).toEqual([]);
        expect(wordsThatMoved(pages[place] ?? [], page), 'between the twin and its key').toEqual([]);
        pages[place] ??= page;
      }
      expect(pages).toHaveLength(document.numPages);
      await document.loadingTask.destroy();
    }
  },
);
