import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aQuestion, editor, expectPaper, expectRows, open, openItemsEditor } from './worksheet.ts';

/** A test that is pasted becomes items, if the teacher wants it. */
openItemsEditor();

const readClipboard = (name: string) =>
  readFile(new URL(`../../fixtures/clipboard/${name}.html`, import.meta.url), 'utf8');

interface Clipboard {
  readonly plain?: string;
  readonly html?: string;
}
const paste = (field: Locator, clipboard: Clipboard) =>
  field.evaluate((node, { plain = '', html = '' }) => {
    const clipboardData = new DataTransfer();
    if (plain) clipboardData.setData('text/plain', plain);
    if (html) clipboardData.setData('text/html', html);
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboard);
const question = () => editor.field('Question', editor.frame);
const dialog = () => editor.page.getByRole('dialog');
const TEST = '1. Which one?\na) this\n*b) that\n2. Why is the sky blue?';

describe('a test pasted into a question', () => {
  test('of Word asks, shows what each becomes, and makes the items in one step of undo', async () => {
    await open(aQuestion('First?'), { id: 'new', type: 'open_response', data: {} });
    await editor.row(1).click();
    await question().click();
    await paste(question(), { html: await readClipboard('word-test') });
    await dialog().getByRole('heading', { name: 'Make 3 items?' }).waitFor();
    const entries = dialog().locator('.import-entry');
    expect((await entries.locator('.caption').allInnerTexts()).map((text) => text.toLowerCase())).toEqual([
      'multiple choice',
      'fill in the blank',
      'open response',
    ]);
    // As it prints, with its key.
    expect(await entries.locator('.option-marked .rich-text').allTextContents()).toEqual(['Paris']);
    await editor.button('Edit', entries.first()).click();
    await entries.first().getByRole('textbox', { name: 'Option 3' }).fill('Cannes');
    await expect
      .poll(() => entries.first().locator('.option .rich-text').allTextContents())
      .toContain('Cannes');
    await entries.nth(2).getByRole('checkbox').uncheck();
    await editor.button('Make 2 items', dialog()).click();
    await expectRows([
      'Multiple Choice First?',
      'Multiple Choice',
      'Fill in the Blank Rain falls from the ________ in the sky.',
    ]);
    await expectPaper(/2\..*capital of France.*3\..*Rain falls/s);
    await editor.undo();
    await expectRows(['Multiple Choice First?', 'Open Response']);
  });

  test('is text where that is wanted, and the caret stays behind it', async () => {
    await open(aQuestion('First?'));
    await editor.row(0).click();
    await question().click();
    await editor.page.keyboard.press('Control+End');
    await paste(question(), { plain: TEST });
    await editor.button('Paste as text', dialog()).click();
    await expect.poll(() => question().innerText()).toContain('Why is the sky blue?');
    await expect
      .poll(() => editor.page.evaluate(() => document.getSelection()?.anchorNode?.textContent))
      .toContain('sky blue');
    await editor.page.keyboard.type('!');
    await expect.poll(() => question().innerText()).toMatch(/blue\?!\s*$/);
    await expectRows(['Multiple Choice']);
  });

  test('becomes items by Enter, whether the dialog is there yet or not', async () => {
    for (const isThere of [false, true]) {
      await open(aQuestion('First?'));
      await editor.row(0).click();
      await question().click();
      await paste(question(), { plain: TEST });
      if (isThere) await dialog().waitFor();
      await editor.page.keyboard.press('Enter');
      await expectRows(['Multiple Choice First?', 'Multiple Choice', 'Open Response Why is the sky blue?']);
      await dialog().waitFor({ state: 'detached' });
      // The first of the new ones, where the person goes on.
      await expect
        .poll(() => question().evaluate((field) => field === field.ownerDocument.activeElement))
        .toBe(true);
      await expect.poll(() => question().textContent()).toBe('Which one?');
    }
  });

  test('that is none is text at once, and what is typed then goes behind it', async () => {
    await open(aQuestion('First?'));
    await editor.row(0).click();
    await question().click();
    await paste(question(), { plain: '1. Preheat the oven.\n2. Mix flour and milk.' });
    await editor.page.keyboard.type(' Bake.');
    await expect.poll(() => question().innerText()).toMatch(/Mix flour and milk\. Bake\.\s*$/);
    expect(await dialog().count()).toBe(0);
  });
});

test('what is added next goes behind the last of a pasted test, while its first item is open', async () => {
  await open(aQuestion('First?'), { id: 'last', type: 'divider' });
  await editor.row(0).click();
  await question().click();
  const pasteTest = async () => {
    await paste(question(), { plain: TEST });
    await editor.button('Make 2 items', dialog()).click();
  };
  const opened = ['Multiple Choice', 'Open Response Why is the sky blue?'];
  const closed = ['Multiple Choice Which one?', 'Open Response Why is the sky blue?'];
  await pasteTest();
  await expectRows(['Multiple Choice First?', ...opened, 'Divider']);
  await pasteTest();
  await expectRows(['Multiple Choice First?', ...closed, ...opened, 'Divider']);
  await editor.button('Add Page Break').click();
  await expectRows(['Multiple Choice First?', ...closed, ...closed, 'Page Break', 'Divider']);
});

test('a test pasted on the sheet, or into Add Item, makes items too', async () => {
  await open();
  await paste(editor.page.locator('body'), { html: await readClipboard('docs-test') });
  await editor.button('Make 2 items', dialog()).click();
  await expectRows(['Multiple Choice', 'Multiple Choice The moon shines by itself.']);
  await editor.button('Add Item').click();
  await editor.button('Paste questions', dialog()).click();
  const field = dialog().getByRole('textbox');
  await field.fill(TEST);
  await editor.button('Make 2 items', dialog()).click();
  await expect.poll(() => editor.rows()).toHaveLength(4);
  expect(await editor.rows()).toContain('Open Response Why is the sky blue?');
});
