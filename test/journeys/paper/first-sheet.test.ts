import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney } from '#test/support/journey.ts';

/** The sheet of a new document, which stands before the editor has loaded. */
const journey = aJourney();
let editor: EditorDriver;
let page: Page;
let faults: readonly string[];
beforeEach(async () => {
  ({ editor, faults } = await journey.visitor());
  page = editor.page;
});
afterEach(() => expect(faults).toEqual([]));

const EDITOR = /\/assets\/for-editor-[\w-]+\.js/;
const getPicture = () => page.locator('.first-sheet-styled');

/** Opens an address and holds the editor's script back; returns what lets it go. */
async function openHeld(path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(EDITOR, (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto(journey.product.url + path, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const readPlace = (selector: string) =>
  page.locator(selector).evaluate((element) => JSON.stringify(element.getBoundingClientRect()));

describe.each([
  { kind: 'worksheet', first: '[data-field=title]' },
  { kind: 'flashcard', first: '.cut-lines' },
])('the first sheet of a new $kind', ({ kind, first }) => {
  test('stands where the editor will draw it, and makes room for it', async () => {
    const release = await openHeld(`/new/${kind}`);
    await getPicture().waitFor();
    const places = await Promise.all(['.page', first].map((part) => readPlace(`.first-sheet ${part}`)));
    const drawn = await page.locator('.first-sheet .page-content').evaluate(({ textContent }) => textContent);
    await release();
    await page.locator('#root .desk .page').waitFor();
    expect(await page.locator('.first-sheet').count()).toBe(0);
    await expect
      .poll(() => Promise.all(['.page', first].map((part) => readPlace(`.desk ${part}`))))
      .toEqual(places);
    expect(await page.locator('.desk .page-content').first().textContent()).toBe(drawn);
  });
});

describe('what is done on the first sheet while the editor loads is done there once it has', () => {
  test('words after a press on the default title replace it', async () => {
    const release = await openHeld('/new/worksheet');
    await getPicture().waitFor();
    const box = await getPicture().locator('[data-field=title] p').boundingBox();
    if (!box) throw new Error('There is no title');
    await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
    await page.keyboard.type('Weather of ouur clouds');
    for (const _ of 'ur clouds') await page.keyboard.press('Backspace');
    await page.keyboard.type('r clouds 🌧');
    expect(await getPicture().locator('[data-field=title]').innerText()).toBe('Weather of our clouds 🌧');
    await release();
    const title = editor.paper.locator('[data-field=title]').first();
    await expect.poll(() => title.locator('.emoji').getAttribute('alt')).toBe('🌧');
    await page.keyboard.type('!');
    await expect.poll(() => title.textContent()).toBe('Weather of our clouds !');
  });

  test('what is written at several places, one after the other, is all there', async () => {
    const release = await openHeld('/new/worksheet');
    await getPicture().waitFor();
    const press = async (selector: string) => {
      const box = await getPicture().locator(selector).boundingBox();
      if (!box) throw new Error(`There is no ${selector}`);
      // Not twice within the time of a double click.
      await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2, { delay: 600 });
    };
    await press('[data-field=title] p');
    await page.keyboard.type('One');
    await press('[data-field="student_fields.1"]');
    await page.keyboard.type(' Two');
    await press('[data-field=title] p');
    await page.keyboard.type(' Three');
    const texts = ['[data-field=title]', '[data-field="student_fields.1"]'];
    const written = ['One Three', 'Date Two'];
    const readAll = (sheet: string) =>
      Promise.all(texts.map((text) => page.locator(`${sheet} ${text}`).first().textContent()));
    expect(await readAll('.first-sheet')).toEqual(written);
    await release();
    await expect.poll(() => readAll('#root .desk')).toEqual(written);
    await page.keyboard.type('!');
    await expect.poll(() => editor.paper.textContent()).toContain('One Three!');
  });

  test('a format, a line and what is taken back are done in their order, and their letters show', async () => {
    const release = await openHeld('/new/worksheet');
    await getPicture().waitFor();
    const box = await getPicture().locator('[data-field=title] p').boundingBox();
    if (!box) throw new Error('There is no title');
    await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
    await page.keyboard.type('Rain ');
    await page.keyboard.press('ControlOrMeta+u');
    await page.keyboard.type('fallsx');
    await page.keyboard.press('ControlOrMeta+u');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.type('down');
    expect(await getPicture().locator('[data-field=title]').innerText()).toBe('Rain falls\ndown');
    await release();
    const title = editor.paper.locator('[data-field=title]').first();
    await expect.poll(() => title.locator('p').allTextContents()).toEqual(['Rain falls', 'down']);
    await expect.poll(() => title.locator('u').allTextContents()).toEqual(['falls']);
  });

  test('keys without a press on it are nobody’s', async () => {
    const release = await openHeld('/new/worksheet');
    await getPicture().waitFor();
    await page.keyboard.type('abc');
    await release();
    await page.locator('#root .desk .page').waitFor();
    expect(await editor.paper.textContent()).not.toContain('abc');
  });
});

describe('Ctrl+K while the editor loads', () => {
  test('opens the list of commands once it has, narrowed by what is typed after it', async () => {
    const release = await openHeld('/new/worksheet');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('add mattx');
    for (const _ of 'tx') await page.keyboard.press('Backspace');
    await release();
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('add mat');
    await page.keyboard.press('Enter');
    await editor.frame.getByText('Matching').first().waitFor();
  });

  test('as Ctrl+Enter opens Add Item, and what is typed after it chooses an item and is written there', async () => {
    const release = await openHeld('/new/worksheet');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.keyboard.type('open resp');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Why?');
    await release();
    await expect.poll(() => editor.field('Question', editor.frame).textContent()).toBe('Why?');
  });

  test('takes no more keys where the editor cannot be loaded', async () => {
    await page.route(EDITOR, (route) => route.abort());
    await page.goto(`${journey.product.url}/new/worksheet`, { waitUntil: 'commit' });
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByText('could not be fetched').first().waitFor();
    await page.evaluate(() =>
      window.addEventListener('keydown', ({ key, defaultPrevented }) => {
        document.title = `${key}: ${defaultPrevented}`;
      }),
    );
    await page.keyboard.press('a');
    await expect.poll(() => page.title()).toBe('a: false');
    (faults as string[]).length = 0;
  });
});

test('a draft has no first sheet of its kind, because it has its own', async () => {
  const release = await openHeld('/new/worksheet?draft=mine');
  expect(await page.locator('.first-sheet').count()).toBe(0);
  await release();
  await page.locator('.desk .page').waitFor();
});

test('an editor that cannot be loaded is told, and the first sheet does not cover it', async () => {
  await page.route(EDITOR, (route) => route.abort());
  await page.goto(`${journey.product.url}/new/worksheet`);
  await page.getByText('could not be fetched').first().waitFor();
  expect(await page.locator('.first-sheet').count()).toBe(0);
  // The browser tells of the script that did not come.
  (faults as string[]).length = 0;
});
