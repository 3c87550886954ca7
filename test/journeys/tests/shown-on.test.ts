// @module-tag slow
import { expect, test } from 'vitest';
import { aQuestion, editor, expectPaper, open, openItemsEditor } from '../items/worksheet.ts';

openItemsEditor();

test('a teacher prints a note on the key alone, and finds it there and not on the sheet', async () => {
  await open(aQuestion('First?'), {
    id: 'note',
    type: 'basic_text',
    data: { instruction: 'Accept any river.' },
  });
  await editor.row(1).click();
  await editor.showAdvanced();
  await editor.frame.locator('label', { hasText: /^Key only$/ }).click();
  await expect.poll(() => editor.paper.locator('.item').allTextContents()).toHaveLength(1);
  expect(await editor.row(1).locator('..').textContent()).toContain('Key only');
  await expect.poll(() => editor.page.locator('.mark-hidden').textContent()).toContain('Key only');

  await editor.page.locator('label', { hasText: 'Answer key' }).first().click();
  await expectPaper(/Accept any river/);
  await editor.page.locator('label', { hasText: 'Answer key' }).first().click();
  await editor.undo(3);
  await expectPaper(/Accept any river/);
});
