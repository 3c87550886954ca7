// @module-tag slow
import { beforeAll, describe, expect, test } from 'vitest';
import { aCapitalsGame, cards, editor, freeCells, notice, openGameEditor, tile } from './game.ts';

/** Words that hardly fit, the free space, and how many pages it makes. */
openGameEditor(aCapitalsGame());
beforeAll(() => editor.openSection('Card Setup'));

describe('bingo', () => {
  test('a letter typed into a word comes to every sheet in sight, and goes from all of them again', async () => {
    const term = editor.field('Word 1');
    const typed = `${await term.textContent()}ville`;
    /** The first card and the call list are in sight. */
    const countTyped = async () =>
      ((await editor.paper.textContent()) ?? '').replaceAll('\u00ad', '').split(typed).length - 1;
    await term.click();
    await editor.page.keyboard.press('End');
    await editor.page.keyboard.type('ville');
    await expect.poll(countTyped).toBeGreaterThan(1);
    for (const _ of 'ville') await editor.page.keyboard.press('Backspace');
    await expect.poll(countTyped).toBe(0);
    await editor.openSection('Card Setup');
  });

  test('a word that has room once it is broken by its syllables is not said to be cut off', async () => {
    await tile('7 × 7').click();
    const term = editor.field('Word 1');
    const before = (await term.textContent()) ?? '';
    // With the first the syllables are fetched, for the second they are there.
    for (const word of ['electroencephalographer', 'Weihnachtsgeschichtenbuch']) {
      await editor.write(term, word);
      await expect.poll(() => editor.paper.textContent()).toContain('\u00ad');
      await expect.poll(() => notice('its place').count()).toBe(0);
    }
    await editor.write(term, before);
  });

  test('a word that is cut off, or hard to read, is named, with the way to it', async () => {
    const first = editor.field('Word 1');
    const before = (await first.textContent()) ?? '';
    const phrase = 'green plants make food from water and light, '.repeat(3);
    await editor.put(first, phrase);
    await notice(
      '“green plants make food from water and l…” hardly fits its place and is hard to read.',
    ).waitFor();
    await editor.put(first, phrase.repeat(5));
    const cut = notice('is too long for its place and is cut off.');
    await editor.openSection('Card Setup');
    await cut.getByRole('button', { name: 'Show me' }).click();
    await expect.poll(() => editor.page.locator('.card-row-open').count()).toBe(1);
    // The call list breaks a word by its syllables as the cards do, where its column has no room for it.
    await editor.put(first, 'electroencephalography');
    await editor.sheets.last().scrollIntoViewIfNeeded();
    const listed = editor.sheets.last().locator('.called', { hasText: /^elec\u00AD/ });
    await expect.poll(() => listed.count()).toBe(1);
    await editor.put(first, before);
    await expect.poll(() => notice('its place').count()).toBe(0);
    await editor.openSection('Card Setup');
    await tile('5 × 5').click();
    await tile('Center').click();
    await expect.poll(freeCells).toBe(1);
  });

  test('the free space has a star, and stickers are warned of', async () => {
    await editor.button('Add an image: Free spaces').click();
    await editor.page.getByRole('searchbox', { name: 'Search icons' }).waitFor();
    await expect.poll(() => editor.dialog.locator('.icon-tile').count()).toBeGreaterThan(0);
    await editor.dialog.locator('.icon-tile').first().click();
    await editor.dialog.waitFor({ state: 'detached' });
    const star = cards().first().locator('.bingo-free img');
    expect(await star.getAttribute('alt')).toContain('star');
    const box = await star.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await editor.button('Sticker').click();
    await editor.dialog.getByText('Stickers print on every card. Keep them off the squares.').waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
  });

  test('two cards on a page and a call list of clues make 15 pages of cards and one to call from', async () => {
    await editor.page.locator('.segments', { hasText: /^124$/ }).getByText('2', { exact: true }).click();
    await expect.poll(() => editor.sheets.count()).toBe(16);
    await editor.openSection('Call List');
    const sorts = editor.page.getByRole('radio', { name: 'Alphabetically' });
    await editor.toggle('Call list');
    await expect.poll(() => editor.sheets.count()).toBe(15);
    expect(await sorts.count()).toBe(0);
    await editor.toggle('Call list');
    await expect.poll(() => sorts.count()).toBe(1);
    await editor.toggle('Call the definition instead of the word');
    await editor.sheets.last().scrollIntoViewIfNeeded();
    await expect.poll(() => editor.sheets.last().locator('.called').count()).toBe(50);
    expect(await editor.sheets.last().textContent()).toContain('Alaska');
  });
});
