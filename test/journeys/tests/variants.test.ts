// @module-tag slow
import { expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { aQuestion, editor, expectPaper, open, openItemsEditor } from '../items/worksheet.ts';

openItemsEditor();

const readPaper = () => editor.paper.textContent();
const show = (name: string) =>
  editor.page
    .getByRole('radiogroup', { name: 'Show the difficulty' })
    .locator('label', { hasText: name })
    .click();

test('a teacher makes a support variant of a question, writes it, sees each sheet, and takes it back', async () => {
  await open(aQuestion('First?', ['one', 'two', 'three']), aQuestion('Second?', ['four', 'five']));
  const written = await readPaper();
  await editor.paper.getByText('First?', { exact: true }).click();
  await editor.showAdvanced();
  await editor.button('Make a support variant').click();
  await expect.poll(readPaper).toBe(`${written}•`);
  const prompt = editor.page.locator('.frame-open [role=textbox]').first();
  await prompt.fill('Easy?');
  await expectPaper(/1\.Easy\?.*2\.Second\?.*•$/);
  expect(await listViolations(editor.page)).toEqual([]);

  await editor.openSection('Points and versions');
  await show('Standard');
  await expect.poll(readPaper).toBe(`${written}••`);
  await show('Support');
  await expectPaper(/1\.Easy\?.*•$/);
  await editor.paper.getByText('Easy?', { exact: true }).click();
  await expect
    .poll(() => editor.page.locator('.frame-open [role=textbox]:focus').textContent())
    .toBe('Easy?');
  await editor.undo();
  await editor.undo();
  await expect.poll(readPaper).toBe(written);
});

test('a level behind a name of the class list gives that sheet, and one without a variant is named', async () => {
  await open(aQuestion('First?', ['one', 'two']));
  await editor.paper.getByText('First?', { exact: true }).click();
  await editor.showAdvanced();
  await editor.button('Make a support variant').click();
  await editor.openSection('Points and versions');
  const list = editor.field('Class list');
  await editor.put(list, '1. Ann Lee\n2. Bo Diaz, Support\n3. Cem Öz, challenge');
  await editor.page.getByText('3 copies: 2 standard, 1 support. Only you can open them.').waitFor();
  await editor.page
    .getByText('No question has a challenge variant: Cem Öz gets the standard sheet.')
    .waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.page.keyboard.press('Tab');
  await expect.poll(() => list.inputValue()).toBe('Ann Lee\nBo Diaz, support\nCem Öz, challenge');
  await editor.undo();
  await expect.poll(() => list.inputValue()).toBe('');
});

test('a question that is deleted takes its variants along, which is said and undone', async () => {
  await open(aQuestion('First?', ['one', 'two']), aQuestion('Second?', ['three', 'four']));
  const written = await readPaper();
  await editor.paper.getByText('First?', { exact: true }).click();
  await editor.showAdvanced();
  await editor.button('Make a support variant').click();
  await editor.button('Open its question').click();
  await editor.button('Delete', editor.frame).click();
  await editor.dialog.getByText('Delete this multiple choice and its variant?').waitFor();
  await editor.dialog.getByRole('button', { name: 'Delete' }).click();
  await expectPaper(/1\.Second\?/);
  expect(await editor.rows()).toHaveLength(1);
  await editor.toast('Multiple Choice and its variant deleted').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readPaper).toMatch(/1\.First\?.*2\.Second\?/);
  expect(await editor.rows()).toHaveLength(3);
  expect(await readPaper()).toBe(`${written}••`);
});
