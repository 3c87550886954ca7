// @module-tag slow
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBingo } from '#test/support/builders.ts';
import { dropTextFile } from '#test/support/drop-text-file.ts';
import { openNext } from '#test/support/journey.ts';
import { traceTasks } from '#test/support/trace-tasks.ts';
import { PASTE_LIMITS } from '../../../web/src/questions/paste-limits.ts';
import { aQuestion, editor, open, openItemsEditor } from './worksheet.ts';

/** Pastes of up to 5 MB and 50,000 levels, which must not hold the page. */
openItemsEditor();

/**
 * In ms of the processor: 200, which a person does not notice, and half as much again, because a busy machine has no caches to itself.
 * What nothing bounds took 9,000 to 48,000.
 */
const MOST = 300;
const MB = 1_000_000;
const fill = (text: string, size: number) => text.repeat(Math.floor(size / text.length));

const PASTES = {
  'lines of a numbered list': { type: 'text/plain', text: fill('1. a\n', 5 * MB) },
  'rows with tabs': { type: 'text/plain', text: fill('a\tb\n', 5 * MB) },
  'one endless line': { type: 'text/plain', text: fill('word ', 5 * MB) },
  'one endless word': { type: 'text/plain', text: fill('a', 5 * MB) },
  formulas: { type: 'text/plain', text: fill('$x$ ', 5 * MB) },
  'HTML of small tables': {
    type: 'text/html',
    text: fill('<table><tr><td>a</td><td>b</td></tr></table>', MB),
  },
  'HTML of a list': { type: 'text/html', text: `<ol>${fill('<li>Which one is it?</li>', MB)}</ol>` },
  'elements in 50,000 levels': { type: 'text/html', text: `${'<span>'.repeat(50_000)}x` },
  // As much as is taken whole.
  'lines up to the most': { type: 'text/plain', text: '1. a\n'.repeat(PASTE_LIMITS.lines - 10) },
  'entries of HTML up to the most': {
    type: 'text/html',
    text: `<ol>${'<li>Which one is it?</li>'.repeat(PASTE_LIMITS.elements - 10)}</ol>`,
  },
  'tables of HTML up to the most': {
    type: 'text/html',
    text: '<table><tr><td>a</td><td>b</td></tr></table>'.repeat(PASTE_LIMITS.elements / 5 - 10),
  },
  'words with a look, up to the most': {
    type: 'text/html',
    text: '<p><b>a</b> <i style="color:red">b</i></p>'.repeat(PASTE_LIMITS.elements / 3 - 10),
  },
} as const;

/** What the page has said since the paste. */
interface Watching {
  said: string[];
}

/** Notes every message that the page shows. */
beforeAll(() =>
  editor.page.context().addInitScript(() => {
    const watching: Watching = { said: [] };
    Object.assign(globalThis, { watching });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('.toast'))
        watching.said.push(textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  }),
);

const readWatching = () =>
  editor.page.evaluate(() => (globalThis as unknown as { watching: Watching }).watching);

const waitUntilSaid = () =>
  expect
    .poll(async () => (await readWatching()).said.join('\n'), { timeout: 60_000 })
    .toMatch(/Pasted (?:in part|without formatting)|Cut to|at most:/);
const waitUntilIdle = () =>
  editor.page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );

/** Pastes; resolves to the longest task of the page, once it has said that it was too much, and is quiet again. */
async function paste(
  field: Locator,
  { type, text }: { readonly type: string; readonly text: string },
  waitForWords: () => Promise<unknown> = waitUntilSaid,
) {
  await editor.page.evaluate(
    (given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(given.type, given.text);
      Object.assign(globalThis, { clipboardData });
      (globalThis as unknown as { watching: Watching }).watching.said = [];
    },
    { type, text },
  );
  await waitUntilIdle();
  const [longest = 0] = await traceTasks(editor.page, async () => {
    await field.evaluate((node) => {
      const { clipboardData } = globalThis as unknown as { clipboardData: DataTransfer };
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await waitForWords();
    await waitUntilIdle();
  });
  return longest;
}

test.each(Object.entries(PASTES))(
  '%s hold no field for long, and what is left out is said',
  async (_, given) => {
    for (const label of ['Question', 'Option A']) {
      await open(aQuestion('First?'));
      await editor.row(0).click();
      const field = editor.field(label, editor.frame);
      await field.click();
      expect(await paste(field, given)).toBeLessThan(MOST);
    }
  },
);

test('thousands of words hold no word bank for long: 500 of one paste are words of it', async () => {
  const words = [{ word: 'rain', manual: true, itemId: null }];
  await open({ id: 'bank', type: 'word_bank', data: { words } });
  await editor.row(0).click();
  const field = editor.field('Word 1', editor.frame);
  await field.click();
  const text = Array.from({ length: 4_990 }, (_, at) => `word ${at}`).join('\n');
  expect(await paste(field, { type: 'text/plain', text })).toBeLessThan(MOST);
  await expect.poll(() => editor.paper.textContent()).toContain('word 498');
});

test('thousands of lines hold no list of cards for long, and their preview shows the first', async () => {
  await openNext(editor, aBingo());
  const field = editor.field('Word 1');
  await field.click();
  const text = Array.from({ length: 4_990 }, (_, at) => `card ${at}`).join('\n');
  const longest = await paste(field, { type: 'text/plain', text }, () =>
    editor.page.getByRole('dialog').getByText('and 4,790 more').waitFor(),
  );
  expect(longest).toBeLessThan(MOST);
});

test('a file of 4,999 questions that is dropped holds the page for long neither, and draws those in sight', async () => {
  await open(aQuestion('First?'));
  const text = Array.from({ length: 4_999 }, (_, at) => `Which one is number ${at}? {=this ~that ~none}`);
  const dialog = editor.page.getByRole('dialog');
  const [longest = 0] = await traceTasks(editor.page, async () => {
    await dropTextFile(editor, 'all.gift', text.join('\n\n'));
    await dialog.getByText(/^all\.gift makes 4,?999 items/).waitFor();
    await waitUntilIdle();
  });
  expect(await dialog.locator('.import-entry').count()).toBeLessThan(100);
  expect(longest).toBeLessThan(MOST);
});
