// @module-tag slow
import { expect, test } from 'vitest';
import { aJourney } from '#test/support/journey.ts';

/** Sets that are made at once: their dialog, one step of undo, and made anew. */
const journey = aJourney();

async function openSets(kind: string) {
  const { page, editor } = await journey.visitor();
  await page.goto(`${editor.product.url}/new/${kind}`);
  await page.getByRole('button', { name: 'Make a set' }).first().click();
  const dialog = editor.dialog;
  await dialog.getByRole('region', { name: 'Preview' }).waitFor();
  const terms = () =>
    editor.paper.locator('.card-face').evaluateAll((all) => all.map((one) => one.textContent.trim()));
  return { page, editor, dialog, terms };
}

test('a times table is seen before it is added, is one step of undo, and is made anew without what was changed', async () => {
  const { page, editor, dialog, terms } = await openSets('flashcard');
  await dialog.getByRole('textbox', { name: 'Tables' }).fill('8');
  await dialog.locator('.card-face', { hasText: '3 × 8' }).waitFor();
  await dialog.getByRole('button', { name: 'Add 10 cards' }).click();
  await expect.poll(async () => (await terms()).filter((term) => term.endsWith('× 8')).length).toBe(10);
  await editor.undo();
  await expect.poll(async () => (await terms()).filter((term) => term !== '').length).toBe(0);
  await editor.redo();
  await expect.poll(async () => (await terms()).filter((term) => term.endsWith('× 8')).length).toBe(10);
  const definition = page.getByRole('textbox', { name: 'Definition of card 1', exact: true });
  await definition.fill('my own words');
  await page.getByRole('button', { name: 'Pictures, copy, clear' }).click();
  await page.getByRole('menuitem', { name: 'Make a set, or make one anew' }).click();
  await editor.choose('Set', 'Times tables 8: 10 cards', dialog);
  await dialog.getByText('You changed 1 card of this set by hand. It stays, beside the new ones.').waitFor();
  await dialog.getByRole('textbox', { name: 'Tables' }).fill('9');
  await dialog.getByRole('button', { name: 'Replace the set' }).click();
  await expect.poll(async () => (await terms()).filter((term) => term.endsWith('× 9')).length).toBe(10);
  const all = await terms();
  expect(all.filter((term) => term.endsWith('× 8'))).toHaveLength(1);
  expect(all).toContain('my own words');
  await editor.undo();
  await expect.poll(async () => (await terms()).filter((term) => term.endsWith('× 8')).length).toBe(10);
});

test('clocks of a game are drawn on its squares and called by their times', async () => {
  const { editor, dialog } = await openSets('bingo');
  await editor.choose('What', 'Clocks', dialog);
  await dialog.locator('label', { hasText: 'The problem' }).click();
  await dialog.getByRole('button', { name: 'Add 24 words' }).click();
  await editor.paper
    .locator('.bingo-square')
    .getByRole('img', { name: /^Clock: / })
    .first()
    .waitFor();
});

test('twenty clocks to read are an item of a worksheet, whose panel goes on with them', async () => {
  const { page, editor } = await journey.visitor();
  await editor.openNew();
  await page.keyboard.press('ControlOrMeta+Enter');
  await editor.dialog.getByRole('button', { name: 'Make a set' }).click();
  await editor.dialog
    .getByRole('img', { name: /^Clock: / })
    .first()
    .waitFor();
  await editor.dialog.getByRole('button', { name: 'Add to this worksheet' }).click();
  await expect.poll(() => editor.paper.locator('.drawn > svg').count()).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Other values' }).waitFor();
  await editor.undo();
  await expect.poll(() => editor.paper.locator('.drawn > svg').count()).toBe(0);
});
