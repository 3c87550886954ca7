// @module-tag slow
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOfferedTypes } from '#shared/items/add-item-groups.ts';
import { createBingo, createDeck, createItemSheet, openItem } from '../screens/steps.ts';
import { aBingo, aFlashcardSet } from '../support/builders.ts';
import type { EditorDriver } from '../support/editor-driver.ts';
import { aJourney, openNext, openStored } from '../support/journey.ts';

/** The focus never falls to the body, whatever is pressed and whatever it takes away. */
const journey = aJourney();
let editor: EditorDriver;
let faults: readonly string[] = [];
beforeAll(async () => {
  ({ editor, faults } = await journey.visitor());
});
afterAll(() => expect(faults).toEqual([]));

const WORDS = ['rain', 'snow'].map((term, at) => ({ id: `card-${at}`, term }));

/** Runs in the page. */
const isSomewhere = (): boolean => document.activeElement !== document.body;

/** Runs in the page. */
const isOver = (): boolean => document.activeElement?.closest('.dialog, .menu-popover') != null;

/** Asks at once first, as the focus is there as a rule: to wait in the page costs more. */
const hasFocus = async (): Promise<boolean> =>
  (await editor.page.evaluate(isSomewhere)) ||
  editor.page.waitForFunction(isSomewhere).then(
    () => true,
    () => false,
  );

/** Closes what a press has opened over the page, and undoes what it has changed. */
async function takeBack(): Promise<void> {
  const { page } = editor;
  const over = page.locator('.dialog, .menu-popover').filter({ visible: true });
  for (let times = 0; times < 3 && (await over.count()) > 0; times += 1) {
    // A key before the focus is in it is not for it.
    await page.waitForFunction(isOver);
    await page.keyboard.press('Escape');
    await over.last().waitFor({ state: 'detached' });
  }
  const nothingToUndo = editor.button('Undo', page.locator('.top-bar'));
  for (let times = 0; times < 5 && (await nothingToUndo.count()) === 0; times += 1) await editor.undo();
}

/** Presses each button of a part of the page by the keyboard; returns those that lost the focus, then or once taken back. */
async function findLosses(open: () => Promise<unknown>, part: () => Locator): Promise<string[]> {
  const losses: string[] = [];
  await open();
  for (let at = 0; ; at += 1) {
    if ((await part().count()) === 0) await open();
    const button = part().getByRole('button').filter({ visible: true }).nth(at);
    if ((await button.count()) === 0) return losses;
    const name = await button.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent);
    await button.focus();
    await editor.page.keyboard.press('Enter');
    if (!(await hasFocus())) losses.push(`${name}`);
    await takeBack();
    if (!(await hasFocus())) losses.push(`${name}, taken back`);
  }
}

describe('every button leaves the focus somewhere, and so does Undo after it:', () => {
  test.each(listOfferedTypes())('those of a %s', async (type) => {
    expect(
      await findLosses(
        async () => {
          await openNext(editor, createItemSheet(type));
          await editor.row(0).click();
          await editor.frame.waitFor();
        },
        () => editor.frame,
      ),
    ).toEqual([]);
  });

  const openPart = () => editor.page.locator('.side-bar .section:has([aria-expanded=true])');
  test.each([
    ['Header', () => createItemSheet('open_response')],
    ['Body Font Styling', () => createItemSheet('open_response')],
    ['Page', () => createItemSheet('open_response')],
    ['Page Setup', createDeck],
    ['Card Setup', createBingo],
    ['Call List', createBingo],
  ] as const)('those of %s', async (section, create) => {
    const open = async () => {
      await openNext(editor, create());
      await editor.openSection(section);
    };
    expect(await findLosses(open, openPart)).toEqual([]);
  });

  const list = () => editor.page.locator('.card-list');
  test.each([
    ['cards', () => openNext(editor, aFlashcardSet({ items: WORDS }))],
    ['bingo words', () => openNext(editor, aBingo({ words: 2 }))],
    ['bingo without words', () => openNext(editor, aBingo({ words: 0 }))],
  ] as const)('those of %s', async (_, open) => {
    expect(await findLosses(open, list)).toEqual([]);
  });
});

test('Undo of a row, a card and an item that hold the caret leaves the focus in the one before', async () => {
  const { page } = editor;
  await openItem(editor, 'checklist');
  const fields = editor.frame.locator('.option-list [role=textbox]');
  const before = await fields.count();
  await fields.last().click();
  await page.keyboard.press('Enter');
  await expect.poll(() => fields.count()).toBe(before + 1);
  await editor.undo();
  await expect.poll(() => fields.count()).toBe(before);
  await expect.poll(() => fields.last().evaluate((field) => field === document.activeElement)).toBe(true);

  await openStored(editor, aFlashcardSet({ items: WORDS }));
  await editor.field('Term of new card').click();
  await page.keyboard.type('hail');
  await expect.poll(() => page.locator('.card-row').count()).toBe(4);
  await editor.undo();
  await expect.poll(() => page.locator('.card-row').count()).toBe(3);
  await expect.poll(() => page.locator('.card-list :focus').getAttribute('role')).toBe('textbox');
});

test('on a phone, a button that takes itself away leaves the focus near', async () => {
  const { editor: phone } = await journey.visitor({ width: 390, height: 844, isTouch: true });
  await openStored(phone, aBingo({ words: 0 }));
  await phone.button('Edit').tap();
  await phone.button('Use the numbers 1–75 (US bingo)').tap();
  await expect.poll(() => phone.page.locator('.card-list :focus').count()).toBe(1);
});
