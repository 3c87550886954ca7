// @module-tag slow
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { aBingo, aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';

/** Whoever writes at once, however fast, keeps every letter while the scripts of the editor come in one after the other. */
const journey = aJourney();
let editor: EditorDriver;
let page: Page;
let faults: readonly string[];
beforeEach(async () => {
  ({ editor, faults } = await journey.visitor());
  page = editor.page;
});
afterEach(() => expect(faults).toEqual([]));

/** How late each script is, in ms. */
const LATE = 1500;
/** What a key takes, in ms: as a machine types, and as people do. */
const KEYS = [0, 20, 60];
const WORDS = 'Rain falls from the clouds over the sea, and runs back';

/** Holds back every script that the page asks for from now on. */
const makeScriptsLate = () =>
  page.route(/\/assets\/[\w-]+\.js/, (route) => void setTimeout(() => route.continue(), LATE));

/** Opens a document of this device with scripts that are late. */
async function openLate(document: HandoutDocument): Promise<void> {
  await openStored(editor, document);
  await makeScriptsLate();
  await page.reload({ waitUntil: 'commit' });
}

describe.each(KEYS)('with scripts 1.5 s late, and %i ms for a key,', (delay) => {
  test('the title on the first sheet of a new worksheet has every letter', async () => {
    await makeScriptsLate();
    await page.goto(`${journey.product.url}/new/worksheet`, { waitUntil: 'commit' });
    const box = await page.locator('.first-sheet-styled [data-field=title] p').boundingBox();
    if (!box) throw new Error('There is no title');
    await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
    await page.keyboard.type(WORDS, { delay });
    const title = page.locator('#root .desk [data-field=title]').first();
    await expect.poll(() => title.textContent()).toBe(WORDS);
    await page.keyboard.type('!');
    await expect.poll(() => title.textContent()).toBe(`${WORDS}!`);
  });

  test('a question has every letter as soon as its row is there', async () => {
    await openLate(aWorksheet({ items: [anOpenResponse('Why?')] }));
    await editor.row(0).click();
    await editor.field('Question', editor.frame).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(WORDS, { delay });
    await expect.poll(() => editor.paper.textContent()).toContain(WORDS);
    expect(await editor.field('Question', editor.frame).textContent()).toBe(WORDS);
  });

  test('a word in bold stands between the others', async () => {
    await openLate(aWorksheet({ items: [anOpenResponse('')] }));
    await editor.row(0).click();
    await editor.field('Question', editor.frame).click();
    await page.keyboard.type('Rain ', { delay });
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('falls', { delay });
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' from clouds', { delay });
    await expect.poll(() => editor.paper.textContent()).toContain('Rain falls from clouds');
    expect(await editor.paper.locator('strong').allTextContents()).toEqual(['falls']);
  });

  test('words behind a format that are taken back, and lines, are as they were written', async () => {
    await openLate(aWorksheet({ items: [anOpenResponse('')] }));
    await editor.row(0).click();
    await editor.field('Question', editor.frame).click();
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Rain falls up', { delay });
    await page.keyboard.press('Control+Backspace');
    await page.keyboard.type('down', { delay });
    await page.keyboard.press('Enter');
    await page.keyboard.type('again', { delay });
    const lines = editor.field('Question', editor.frame).locator('p');
    await expect.poll(() => lines.allTextContents()).toEqual(['Rain falls down', 'again']);
    expect(await lines.locator('strong').allTextContents()).toEqual(['Rain falls down']);
  });

  test('a card’s term has every letter', async () => {
    await openLate(aFlashcardSet({ items: [{ id: 'card', term: '', definition: '' }] }));
    await editor.field('Term of card 1').click();
    await page.keyboard.type(WORDS, { delay });
    await expect.poll(() => editor.paper.textContent()).toContain(WORDS);
  });

  test('words of a bingo that are entered one after the other are all there', async () => {
    await openLate(aBingo({ items: [] }));
    const words = ['rain', 'snow', 'hail'];
    await page
      .getByRole('textbox', { name: /new word|Add a word/i })
      .first()
      .click();
    for (const word of words) {
      await page.keyboard.type(word, { delay });
      await page.keyboard.press('Enter');
    }
    for (const word of words) await expect.poll(() => editor.paper.textContent()).toContain(word);
  });
});
