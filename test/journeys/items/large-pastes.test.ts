// @module-tag slow
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dropTextFile } from '#test/support/drop-text-file.ts';
import { aQuestion, editor, open, openItemsEditor } from './worksheet.ts';

/** Pastes of up to 5 MB and 50,000 levels, which must not hold the page. */
openItemsEditor();

/** In ms. On a busy machine a paste takes some times as long as on a quiet one; what nothing bounds took 9,000 to 48,000. */
const BUSY = 5_000;
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
} as const;

interface Watching {
  longest: number;
  said: string[];
}

/** Notes the longest task of the page in ms, and every message that it shows. */
beforeAll(() =>
  editor.page.context().addInitScript(() => {
    const watching: Watching = { longest: 0, said: [] };
    Object.assign(globalThis, { watching });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watching.longest = Math.max(watching.longest, duration);
    }).observe({ type: 'longtask' });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('.toast'))
        watching.said.push(textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  }),
);

const readWatching = () =>
  editor.page.evaluate(() => (globalThis as unknown as { watching: Watching }).watching);

/** Pastes; resolves once the page says that it was too much, and is quiet again. */
async function paste(field: Locator, { type, text }: { readonly type: string; readonly text: string }) {
  await editor.page.evaluate(() => {
    Object.assign((globalThis as unknown as { watching: Watching }).watching, { longest: 0, said: [] });
  });
  await field.evaluate(
    (node, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(given.type, given.text);
      // In a task of its own: this one has carried the text here.
      setTimeout(() =>
        node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
      );
    },
    { type, text },
  );
  await expect
    .poll(async () => (await readWatching()).said.join('\n'), { timeout: 60_000 })
    .toMatch(/Pasted (?:in part|without formatting)/);
  await editor.page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

test.each(Object.entries(PASTES))(
  '%s hold no field for long, and what is left out is said',
  async (_, given) => {
    for (const label of ['Question', 'Option A']) {
      await open(aQuestion('First?'));
      await editor.row(0).click();
      const field = editor.field(label, editor.frame);
      await field.click();
      await paste(field, given);
      const { longest } = await readWatching();
      expect(longest).toBeLessThan(BUSY);
    }
  },
);

test('a file of 4,999 questions that is dropped holds the page for long neither, and draws those in sight', async () => {
  await open(aQuestion('First?'));
  const text = Array.from({ length: 4_999 }, (_, at) => `Which one is number ${at}? {=this ~that ~none}`);
  await editor.page.evaluate(() => {
    Object.assign((globalThis as unknown as { watching: Watching }).watching, { longest: 0, said: [] });
  });
  await dropTextFile(editor, 'all.gift', text.join('\n\n'));
  const dialog = editor.page.getByRole('dialog');
  await dialog.getByText(/^all\.gift makes 4,?999 items/).waitFor();
  expect(await dialog.locator('.import-entry').count()).toBeLessThan(100);
  expect((await readWatching()).longest).toBeLessThan(BUSY);
});
