import { describe, expect, test } from 'vitest';
import { cards, editor, freeCells, items, notice, openGameEditor, paste, squares, tile } from './game.ts';

/** From the start page to a game that is whole. */
openGameEditor();

describe('bingo', () => {
  test('begins at the start page with an empty card and what it wants', async () => {
    await editor.page.goto(editor.product.url);
    await editor.page.getByRole('link', { name: /^Bingo/ }).click();
    await editor.page.getByText('A 5 × 5 card needs 24 words, better 30. You have 0.').waitFor();
    expect(await cards().count()).toBe(1);
    expect(await squares().allTextContents()).toEqual(['FREE']);
    await editor.openSection('Card Setup');
    await editor.page.getByRole('switch', { name: 'Reuse words' }).waitFor();
    await editor.openSection('Header');
    await editor.write(editor.field('Title'), 'State capitals bingo');
  });

  test('too few words for a card stand on it all the same, and a notice says how many are missing', async () => {
    await paste(items.slice(0, 18));
    const short = notice('You have 18 words. A 5 × 5 card needs 24. Add 6, or turn on Reuse words.');
    const shown = async () => (await squares().allTextContents()).filter((word) => word !== 'FREE').sort();
    await expect.poll(shown).toEqual(
      items
        .slice(0, 18)
        .map(({ term }) => term)
        .sort(),
    );
    await short.getByRole('button', { name: 'Show me' }).click();
    const isFocused = () =>
      editor.field('New word').evaluate((field) => field === field.ownerDocument.activeElement);
    await expect.poll(isFocused).toBe(true);
    expect(await editor.field('Definition of word 18').count()).toBe(1);
  });

  test('words with their clues are pasted, and the cards are dealt', async () => {
    await paste(items.slice(18));
    await editor.page.getByText('50 words', { exact: true }).waitFor();
    await expect.poll(() => notice('You have').count()).toBe(0);
    await expect.poll(() => squares().count()).toBe(25);
  });

  test('a word that is clicked below an open section stays in sight when that closes', async () => {
    await editor.openSection('Header');
    const word = editor.page.locator('.card-row').nth(2);
    await editor.field('Definition of word 3').click();
    await expect
      .poll(() => editor.page.locator('[aria-expanded=true]', { hasText: 'Header' }).count())
      .toBe(0);
    const isInSight = () =>
      word.evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const bar = row.closest('.side-bar')?.getBoundingClientRect();
        return top >= (bar?.top ?? 0) && bottom <= window.innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
  });

  test('center is marked, cannot be chosen on an even size, and a cell that is clicked makes it custom', async () => {
    await editor.openSection('Card Setup');
    await expect.poll(freeCells).toBe(1);
    // There are words enough.
    expect(await editor.page.getByRole('switch', { name: 'Reuse words' }).count()).toBe(0);
    await tile('4 × 4').click();
    await expect.poll(() => squares().count()).toBe(16);
    expect(await freeCells()).toBe(0);
    expect(await editor.page.getByRole('radio', { name: 'Center' }).isDisabled()).toBe(true);
    await tile('Corners').click();
    await expect.poll(freeCells).toBe(4);
    await editor.button('Row 2, column 2').click();
    await expect.poll(freeCells).toBe(5);
    expect(await editor.page.getByRole('radio', { name: 'Custom' }).isChecked()).toBe(true);
    // Cells that were chosen by hand belong to one size.
    await tile('5 × 5').click();
    await expect.poll(freeCells).toBe(0);
    expect(await editor.page.getByRole('radio', { name: 'None' }).isChecked()).toBe(true);
    await tile('Center').click();
    await expect.poll(freeCells).toBe(1);
    await editor.write(editor.page.getByLabel('Top word', { exact: true }).last(), 'BINGOS');
    await expect.poll(() => cards().first().locator('.bingo-top-word').textContent()).toBe('BINGO');
    await editor.page.getByText('5 letters fit: BINGO is printed.').waitFor();
  });
});
