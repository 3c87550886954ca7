import { range } from 'es-toolkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { imageAttachment } from '#shared/vocabulary/image.ts';
import { aBrowser, type Person, type TestBrowser } from '../support/browser.ts';
import { aBingo, aWorksheet } from '../support/builders.ts';
import { listStoredDrafts } from '../support/journey.ts';
import type { Sheet } from '../support/paper/compare-words.ts';
import { listFixtures } from '../support/paper/fixtures.ts';
import { Preview } from '../support/paper/preview.ts';
import { Walk } from '../support/paper/random-walk.ts';
import { aProduct, type Product } from '../support/product.ts';

/** What was edited and scrolled looks as the same document does that is opened anew: nothing on a sheet is left over. */

/** In px: of most documents some sheets are out of sight. */
const SCREEN = { width: 1440, height: 700 };
let product: Product;
let browser: TestBrowser;
let teacher: Person;
let edited: Preview;
let anew: Preview;

beforeAll(async () => {
  [product, browser] = await Promise.all([aProduct(), aBrowser()]);
  const other = await browser.person(SCREEN);
  teacher = await browser.person(SCREEN);
  edited = new Preview(teacher.page, product);
  anew = new Preview(other.page, product);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.stop()]);
  // Nobody is signed in, as the account says.
  expect(teacher.faults.filter((fault) => !fault.includes('401'))).toEqual([]);
});

/** What stands on the sheets: markup, and letters where the browser put them. */
async function readEditedSheets(preview: Preview) {
  const sheets: { letters: Sheet; markup: string }[] = [];
  for (const place of range(await preview.count())) {
    const { sheet } = await preview.read(place);
    sheets.push({ letters: sheet, markup: await preview.markup(place) });
  }
  return sheets;
}

/** Compares with what the device keeps, opened in another window, sheet by sheet. */
async function expectAsAnew(steps: readonly string[] = []): Promise<void> {
  await edited.editor.isStored();
  const [kept] = await listStoredDrafts(edited.editor);
  await anew.open(kept?.document as HandoutDocument);
  if (await edited.showsLarge()) await anew.showLarge();
  const [sheets, expected] = await Promise.all([readEditedSheets(edited), readEditedSheets(anew)]);
  const after = steps.join('\n');
  expect(sheets.length, after).toBe(expected.length);
  for (const [place, { markup, letters }] of sheets.entries()) {
    const where = `sheet ${place + 1} after\n${after}`;
    expect(markup, where).toBe(expected[place]?.markup);
    expect(letters, where).toEqual(expected[place]?.letters);
  }
}

/** Documents of every kind, and seeds that lead through what each is there for. */
const WALKS = [
  ['one-long-paragraph', 1],
  ['essay-that-fills-its-pages', 2],
  ['student-info-on-every-page', 3],
  ['word-banks-over-pages', 4],
  ['hebrew-class-trip', 5],
  ['japanese-school', 6],
  ['spanish-food', 7],
  ['animal-bingo', 8],
] as const;
const STEPS = 10;
/** So many steps are taken before all is compared. */
const STRIDE = 5;

test.each(WALKS)('%s, worked on at random (%i), looks as it does opened anew', async (name, seed) => {
  const fixture = listFixtures().find((one) => one.name === name);
  if (!fixture) throw new Error(`There is no fixture ${name}`);
  await edited.open(fixture.document);
  const walk = new Walk(edited.editor, seed);
  for (const step of range(1, STEPS + 1)) {
    await walk.step();
    expect(await edited.emptyInSight(), walk.steps.join('\n')).toEqual([]);
    if (step % STRIDE === 0) await walk.atFirstSize(() => expectAsAnew(walk.steps));
  }
});

test('an answer that fills its last page keeps the lines of its first, which is out of sight, when the title grows', async () => {
  const data = {
    subtitle: 'Rain falls on the hills and runs down to the sea. '.repeat(200),
    fill_page: true,
  };
  const items = [{ id: 'essay', type: 'open_response', data }];
  await edited.open(aWorksheet({ title: 'Rain', items }));
  expect(await edited.count()).toBeGreaterThan(2);
  await edited.editor.openSection('Header');
  await edited.editor.page.locator('.desk').evaluate((desk) => desk.scrollTo({ top: desk.scrollHeight }));
  expect(await edited.emptyInSight()).toEqual([]);
  const size = edited.editor.page.getByRole('spinbutton', { name: 'Size' }).first();
  await size.fill('60');
  await size.press('Enter');
  await expectAsAnew();
});

test('words beside a picture that is turned have the size that they have in a game opened with it so', async () => {
  const game = aBingo({ dimension: 3, card_count: 2, call_list: { visible: true, slips: true } });
  // Six times as wide as high: turned, it takes more of the square.
  const picture = imageAttachment.parse({ id: 'flat', name: 'flat', ratio: 6 });
  const [first] = game.items;
  if (first) Object.assign(first, { term: 'rain and snow '.repeat(6).trim(), term_image: picture });
  await edited.open(game);
  await edited.editor.button(/^Image: /).click();
  await edited.editor.button('Rotate').press('Enter');
  await expectAsAnew();
});
