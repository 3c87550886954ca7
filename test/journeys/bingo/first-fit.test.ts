// @module-tag slow
import { range } from 'es-toolkit';
import { expect, test } from 'vitest';
import { aBingo } from '#test/support/builders.ts';
import { traceTasks } from '#test/support/trace-tasks.ts';
import { editor, openGameEditor, tile } from './game.ts';

/** Words of which hardly one has room in a square. */
const LONG = [
  'counterrevolutionary',
  'the quick brown fox jumps over the lazy dog',
  'electroencephalographer',
  'a photosynthesizing microorganism',
];
const items = range(100).map((at) => ({ id: `word-${at}`, term: `${LONG[at % LONG.length]} ${at}` }));

openGameEditor(aBingo({ items, style: { font: 'andika' } }));

/** A key that is pressed meanwhile waits no longer, in ms of processor time. On a quiet machine it waits for a third of that. */
const MOST = 100;

/** Runs in the page: notes whether it says that it is at work. */
function watchForSign(): void {
  new MutationObserver(() => {
    if (document.querySelector('.page-fitting')) Object.assign(globalThis, { hasSaidSo: true });
  }).observe(document.body, { childList: true, subtree: true });
}

test(`the first fit of a hundred long words holds the page for no more than ${MOST} ms at a time, with a sign of work`, async () => {
  const { page } = editor;
  await editor.openSection('Card Setup');
  await page.evaluate(watchForSign);
  const tasks = await traceTasks(page, async () => {
    await tile('7 × 7').click();
    await page.locator('.segments', { hasText: /^124$/ }).getByText('4', { exact: true }).click();
    await expect.poll(() => page.evaluate(() => 'hasSaidSo' in globalThis)).toBe(true);
    await page.locator('.page-fitting').waitFor({ state: 'detached' });
    // Cards on a quarter of a sheet, and the call list.
    expect(await editor.sheets.count()).toBeLessThan(30);
  });
  expect(tasks.length).toBeGreaterThan(10);
  expect(tasks[0], tasks.slice(0, 10).join(', ')).toBeLessThan(MOST);
});
