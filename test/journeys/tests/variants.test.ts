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
