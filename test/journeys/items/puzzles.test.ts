import { describe, expect, test } from 'vitest';
import { editor, open, openItemsEditor } from './worksheet.ts';

/** Crosswords and word searches, which take longer to make than a frame. */
openItemsEditor();

const WORDS = ['thunder', 'rain', 'storm', 'wind'].map((word) => ({ word, clue: `What is ${word}?` }));
const TYPES = { crossword: 'Crossword', word_search: 'Word Search' } as const;

/** The words that the sheet says the puzzle has, and whether a worker has made one. */
const readPuzzle = () => editor.paper.locator('[role=img]').first().getAttribute('aria-label');
const countWorkers = () =>
  editor.page.workers().filter((worker) => worker.url().includes('puzzle-worker')).length;
const openPuzzle = async (type: keyof typeof TYPES) => {
  await open({ id: 'puzzle', type, data: { words: WORDS, shuffle_seed: 1 } });
  await expect.poll(readPuzzle).toBeTruthy();
  const frame = editor.frames.first();
  if ((await editor.frame.count()) === 0) await frame.locator('.frame-title').click();
  return readPuzzle();
};
const addWord = async (word: string) => {
  await editor.page.getByRole('textbox', { name: 'Add a word' }).click();
  await editor.page.keyboard.type(word);
};

describe.each(['crossword', 'word_search'] as const)('a %s', (type) => {
  test('is made in a worker while somebody types, and then stands on the sheet', async () => {
    const before = await openPuzzle(type);
    await addWord('snow');
    await expect.poll(readPuzzle).not.toBe(before);
    expect(countWorkers()).toBe(1);
  });

  test('is made without a worker where none loads', async () => {
    await editor.page.route('**/puzzle-worker*', (route) => route.abort());
    await editor.page.reload();
    const before = await openPuzzle(type);
    await addWord('hail');
    await expect.poll(readPuzzle).not.toBe(before);
    await editor.page.unroute('**/puzzle-worker*');
  });

  test('is made without a worker where that cannot load what it needs', async () => {
    await editor.page.reload();
    const before = await openPuzzle(type);
    await editor.page.route('**/get-*', (route) => route.abort());
    await addWord('fog');
    await expect.poll(readPuzzle).not.toBe(before);
    await editor.page.unroute('**/get-*');
  });
});
