// @module-tag slow
import { expect, test } from 'vitest';
import { aJourney } from '#test/support/journey.ts';

/** A table from Add Item to its cells on the sheet and on the key. */
const journey = aJourney();

async function openTable() {
  const { page, editor } = await journey.visitor();
  await editor.openNew();
  const frame = await editor.addItem('Table');
  const cell = (row: number, column: number) =>
    frame.getByRole('textbox', { name: `Row ${row}, column ${column}`, exact: true });
  const type = async (words: readonly string[]) => {
    for (const word of words) {
      await page.keyboard.type(word);
      await page.keyboard.press('Tab');
    }
  };
  const printed = async () =>
    (await page.locator('.desk .table-cell').allInnerTexts()).map((words) => words.trim());
  return { page, editor, frame, cell, type, printed };
}

test('is written from cell to cell, and grows by a row behind the last one', async () => {
  const { page, cell, type, printed } = await openTable();
  await cell(1, 1).click();
  await type(['Sea', 'Salt', 'Ice', 'North', 'yes', 'no', 'Baltic', 'little', 'some', 'Black']);
  await page.keyboard.type('much');
  await expect
    .poll(printed)
    .toEqual(['Sea', 'Salt', 'Ice', 'North', 'yes', 'no', 'Baltic', 'little', 'some', 'Black', 'much', '']);
});

test('a press on a cell of the sheet leads to its letter in the side bar', async () => {
  const { page, cell, type, printed } = await openTable();
  await cell(1, 1).click();
  await type(['Sea', 'Salt']);
  await page
    .locator('.desk .table-cell', { hasText: 'Salt' })
    .locator('p')
    .click({ position: { x: 1, y: 8 } });
  await page.keyboard.type('X');
  await expect.poll(async () => (await printed())[1]).toBe('XSalt');
});

test('a blank is on the key alone, and a ready table takes the place of another until it is undone', async () => {
  const { page, editor, frame, cell, printed } = await openTable();
  await cell(2, 1).click();
  await page.keyboard.type('salt');
  await frame.getByText('Blank', { exact: true }).click();
  await expect.poll(async () => (await printed())[3]).toBe('');
  await page.locator('label', { hasText: 'Answer key' }).first().click();
  await expect.poll(async () => (await printed())[3]).toBe('salt');
  await editor.button('Ready tables', frame).click();
  await page.getByRole('menuitem', { name: 'KWL chart' }).click();
  await expect.poll(async () => (await printed())[0]).toBe('Know');
  await editor.toast('The table was replaced').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await printed())[3]).toBe('salt');
});
