// @module-tag slow
import { describe, expect, test } from 'vitest';
import {
  aQuestion,
  editor,
  expectPaper,
  expectRows,
  isInView,
  open,
  openAnew,
  openItemsEditor,
  openThree,
} from './worksheet.ts';

/** What is done to one item, from its frame and from the sheet. */
openItemsEditor();

describe('one item', () => {
  test('opening it closes the header and the item that was open, and shows its place on the sheet', async () => {
    const items = Array.from({ length: 14 }, (_, index) => aQuestion(`Number ${index + 1}?`));
    await open(...items);
    const header = editor.button(/^Header/);
    expect(await header.getAttribute('aria-expanded')).toBe('true');
    await editor.row(13).click();
    expect(await header.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(async () => isInView(await editor.block(13))).toBe(true);
    await editor.row(0).click();
    expect(await editor.page.locator('.frame-open').count()).toBe(1);
    await expect.poll(async () => isInView(await editor.block(0))).toBe(true);
  });

  test('opening it from far below the open header keeps its own row in sight', async () => {
    await open(...Array.from({ length: 9 }, (_, index) => aQuestion(`Number ${index + 1}?`)));
    await editor.row(1).click();
    await expect.poll(() => isInView(editor.row(1))).toBe(true);
    await expect.poll(() => isInView(editor.field('Question', editor.frame))).toBe(true);
  });

  test('clicking it on the sheet opens its editor and brings it into view', async () => {
    await openAnew(...Array.from({ length: 14 }, (_, index) => aQuestion(`Number ${index + 1}?`)));
    await (await editor.block(9)).click();
    expect(await editor.frame.textContent()).toContain('Number 10?');
    await expect.poll(() => isInView(editor.frame.locator('.frame-title'))).toBe(true);
  });

  test('a duplicate stands right after it and opens', async () => {
    await openThree();
    await editor.row(0).click();
    await editor.button('Duplicate').click();
    await expect.poll(() => editor.numbers()).toEqual(['1.', '2.', '3.', '4.']);
    expect(await editor.page.locator('.frame').nth(1).getAttribute('class')).toContain('frame-open');
    await editor.put(editor.field('Question', editor.frame), 'A copy?');
    await expectPaper(/1\.First\?.*2\.A copy\?.*3\.Second\?/);
  });

  test('hidden, it leaves the paper and the numbering; shown, it is back', async () => {
    await openThree();
    await editor.row(1).click();
    await editor.button('Hide on paper').click();
    await expect.poll(() => editor.numbers()).toEqual(['1.', '2.']);
    await expectPaper(/2\.Third\?/);
    expect(await editor.paper.locator('.mark-tag').textContent()).toContain('Hidden: Second?');
    await editor.button('Show on paper').click();
    await expectPaper(/2\.Second\?.*3\.Third\?/);
  });

  test('deleting asks where something would be lost, and not while it is still empty', async () => {
    await openThree();
    await editor.addItem('Multiple Choice');
    await editor.button('Delete').click();
    await expectRows(['Multiple Choice First?', 'Multiple Choice Second?', 'Multiple Choice Third?']);
    await editor.row(1).click();
    await editor.button('Delete').click();
    await editor.dialog.getByText('Delete this multiple choice?').waitFor();
    await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await editor.frames.count()).toBe(3);
    await editor.button('Delete').click();
    await editor.dialog.getByRole('button', { name: 'Delete' }).click();
    await expectRows(['Multiple Choice First?', 'Multiple Choice Third?']);
  });

  test('its deletion is taken back from the toast, whatever was done since', async () => {
    await openThree();
    await editor.row(1).click();
    await editor.button('Delete').click();
    await editor.dialog.getByRole('button', { name: 'Delete' }).click();
    await editor.row(1).click();
    await editor.put(editor.field('Question', editor.frame), 'Last?');
    await editor.toast('Multiple Choice deleted').getByRole('button', { name: 'Undo' }).click();
    await expectPaper(/1\.First\?.*2\.Second\?.*3\.Last\?/);
    await editor.undo(2);
    await expectPaper(/1\.First\?.*2\.Third\?/);
  });
});
