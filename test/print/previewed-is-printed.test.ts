import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../support/browser.ts';
import { isBeyond } from '../support/paper/compare-pictures.ts';
import { listDifferingWords } from '../support/paper/compare-words.ts';
import { type Fixture, listFixtures } from '../support/paper/fixtures.ts';
import { Pictures } from '../support/paper/picture-worker-client.ts';
import { Visits } from '../support/paper/preview-visits.ts';
import { listSides, openPdf, printOnce, type Side } from '../support/paper/print-fixtures.ts';
import { readGlyphs } from '../support/paper/printed-words.ts';
import { aProduct, type Product } from '../support/product.ts';

/** Every document in the folder of fixtures, in the editor and in its PDFs. */
const fixtures = listFixtures();
const printed = printOnce(fixtures);

let product: Product;
let browser: TestBrowser;
let visits: Visits;
const pictures = new Pictures();

beforeAll(async () => {
  [product, browser] = await Promise.all([aProduct(), aBrowser()]);
  visits = new Visits(browser, product);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.stop(), pictures.stop()]);
});

const readSeen = async (fixture: Fixture, side: Side) => (await visits.of(fixture))[side];

/** In ms: each waits for its document's turn, and a document for a window that answers. */
const PATIENCE = 300_000;

describe.concurrent.each(fixtures)('$name', { timeout: PATIENCE }, (fixture) => {
  test.for(listSides(fixture))('%s: every word of the preview prints where it stands', async (side) => {
    const [{ sheets }, pdf] = await Promise.all([readSeen(fixture, side), printed(fixture, side)]);
    const document = await openPdf(pdf);
    expect(sheets.length, 'pages').toBe(document.numPages);
    const differences = sheets.map(async (sheet, place) =>
      listDifferingWords(sheet, await readGlyphs(await document.getPage(place + 1))),
    );
    expect(await Promise.all(differences)).toEqual(sheets.map(() => []));
  });

  test.for(listSides(fixture))('%s: every page of the preview looks as it prints', async (side) => {
    const [{ pictures: previews }, pdf] = await Promise.all([
      readSeen(fixture, side),
      printed(fixture, side),
    ]);
    const differences = await pictures.differences({ pdf, previews });
    expect(differences.filter(isBeyond)).toEqual([]);
  });
});
