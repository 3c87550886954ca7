// @module-tag slow
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { anEmail } from '#test/support/editor-driver.ts';
import { readPdf } from '#test/support/pdf.ts';
import { aCapitalsGame, clues, editor, items, openGameEditor } from './game.ts';
import { findRunsBeyondSquares, readCards } from './printed.ts';

const readAnnouncement = () => editor.dialog.locator('.call > [role=status]').textContent();
const list = () => editor.dialog.locator('.called-list ol');
const cell = (word: string) => editor.dialog.getByRole('button', { name: word, exact: true });
let printed: ReturnType<typeof readCards> = [];

/** The printed cards, and the game that is called and checked on the published page. */
openGameEditor(
  aCapitalsGame({
    cards_per_page: 2,
    free_space_image: { id: 'star', name: 'star', alt: 'star', is_icon: true, iconObject: { id: '2B50' } },
    call_list: { clue: true },
  }),
);

describe('bingo', () => {
  test('is published, and each of its 30 cards is another, with 24 words around its star', async () => {
    await editor.button('Make Printable').click();
    await editor.signUp(anEmail());
    await editor.page.getByLabel('File name').fill('State capitals bingo');
    for (const name of ['Geography', 'Grade 5']) await editor.dialog.getByText(name, { exact: true }).click();
    await editor.dialog.getByRole('button', { name: 'Make Printable' }).click();
    await editor.page.waitForURL(/\/d\//);
    const download = editor.page.waitForEvent('download');
    await editor.button('Download PDF').click();
    const pages = await readPdf(await readFile(await (await download).path()));
    expect(pages).toHaveLength(16);
    const dealt = pages.slice(0, 15).flatMap(readCards);
    expect(dealt.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    const capitals = new Set(items.map(({ term }) => term));
    for (const { words, free } of dealt) {
      // A star stands there.
      expect(free).toBe(0);
      expect(words).toHaveLength(24);
      expect(new Set(words).size).toBe(24);
      expect(words.filter((word) => !capitals.has(word))).toEqual([]);
    }
    expect(new Set(dealt.map(({ words }) => words.join())).size).toBe(30);
    expect(pages.slice(0, 15).flatMap(findRunsBeyondSquares)).toEqual([]);
    // No name is broken.
    expect(pages.slice(0, 15).filter(({ text }) => /[\u00AD]|\p{L}- \p{Ll}/u.test(text))).toEqual([]);
    const called = pages[15]?.runs.map(({ text }) => text).filter((text) => clues.has(text)) ?? [];
    expect(new Set(called).size).toBe(50);
    // They come at random.
    expect(called).not.toEqual([...called].sort());
    expect(called).not.toEqual([...clues.keys()]);
    printed = dealt;
  });

  test('its words are drawn one by one and none twice, by the keys; a draw is taken back', async () => {
    await editor.button('Call the words').click();
    await expect.poll(readAnnouncement).toBe('No word is called yet.');
    for (const drawn of [1, 2, 3, 4]) {
      await editor.page.keyboard.press(['Space', 'Enter', 'ArrowRight'][drawn % 3] ?? '');
      await expect.poll(readAnnouncement).toContain(`${drawn} of 50: `);
    }
    const called = await list().locator('li').allTextContents();
    expect(new Set(called).size).toBe(4);
    expect(called.filter((clue) => !clues.has(clue))).toEqual([]);
    await editor.page.keyboard.press('ArrowLeft');
    await expect.poll(() => list().locator('li').count()).toBe(3);
    expect(await list().locator('li').allTextContents()).toEqual(called.slice(1));
    expect(await listViolations(editor.page)).toEqual([]);
    await editor.toggle('Show the words', editor.dialog);
    await expect.poll(() => list().textContent()).toContain(clues.get(called[1] ?? '') ?? 'no such clue');
    // Wherever was pointed, the next Space draws.
    const isReady = () =>
      editor.button('Draw a word').evaluate((button) => button === button.ownerDocument.activeElement);
    await expect.poll(isReady).toBe(true);
    await editor.dialog.locator('.call-stage').click();
    await expect.poll(isReady).toBe(true);
  });

  test('full screen is one press away, and the game goes on where it was once the page is loaded again', async () => {
    await editor.button('Full screen').click();
    await editor.button('Leave full screen').waitFor();
    await editor.page.keyboard.press('Space');
    await expect.poll(() => list().locator('li').count()).toBe(4);
    await editor.page.keyboard.press('ArrowLeft');
    await expect.poll(() => list().locator('li').count()).toBe(3);
    await editor.button('Leave full screen').click();
    await editor.button('Full screen').waitFor();
    const called = await list().textContent();
    await editor.page.reload();
    await editor.button('Go on calling (3 called)').click();
    await editor.toggle('Show the words', editor.dialog);
    await expect.poll(() => list().textContent()).toBe(called);
    await editor.button('New game').click();
    await expect.poll(readAnnouncement).toBe('No word is called yet.');
    await editor.button('Undo').click();
    await expect.poll(() => list().textContent()).toBe(called);
  });

  test('a card is rebuilt from its number with the called words marked, and says what it wins', async () => {
    await editor.dialog.getByText('Check a card', { exact: true }).click();
    const number = editor.field('Card number', editor.dialog);
    await number.fill('31');
    await editor.dialog.getByText('This game has cards 1 to 30.').waitFor();
    for (const card of [30, 7]) {
      await number.fill(String(card));
      const words = await editor.dialog.locator('.check-grid button').allTextContents();
      expect(words).toEqual(printed[card - 1]?.words);
    }
    // It is drawn as it was printed: nothing is cut off, the star is there, and it has the room of the window.
    const square = editor.dialog.locator('.bingo-square');
    await expect.poll(() => square.locator('img').count()).toBe(1);
    expect(await editor.dialog.locator('.bingo-square[data-overflowing]').count()).toBe(0);
    expect(await square.allTextContents()).toContain(printed[6]?.words[0]);
    const [room, drawn] = await Promise.all(
      ['.check-room', '.check-sheet'].map((one) => editor.dialog.locator(one).boundingBox()),
    );
    const shares = [(drawn?.height ?? 0) / (room?.height ?? 1), (drawn?.width ?? 0) / (room?.width ?? 1)];
    expect(Math.max(...shares)).toBeCloseTo(1, 2);
    await editor.dialog.getByText('Card 7 does not win yet').waitFor();
    const marked = editor.dialog.locator('.check-grid [aria-pressed=true]');
    for (const word of await marked.allTextContents()) await cell(word).click();
    await expect.poll(() => marked.count()).toBe(0);
    for (const word of printed[6]?.words.slice(5, 10) ?? []) await cell(word).click();
    await editor.dialog.getByText('Card 7 wins').waitFor();
    expect(await editor.dialog.getByRole('status').textContent()).toContain('Row 2');
    // Only what the teacher lets win does, in the next game too.
    const rows = editor.dialog.getByRole('group', { name: 'What wins' }).getByText('Rows', { exact: true });
    await rows.click();
    await editor.dialog.getByText('Card 7 does not win yet').waitFor();
    await rows.click();
    await editor.dialog.getByText('Card 7 wins').waitFor();
    expect(await listViolations(editor.page)).toEqual([]);
    await editor.button('Clear my marks').click();
    await editor.dialog.getByText('3 words called.').waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
  });
});
