import { expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { aQuestion, editor, open, openItemsEditor } from '../items/worksheet.ts';

openItemsEditor();

const code = () => editor.paper.locator('.code');

test('a teacher puts a code on the sheet and another on the key, and takes one back', async () => {
  await open(aQuestion('First?'));
  await editor.openSection('Page');
  await editor.choose('On the sheet', /^Answer key/);
  await code().getByText('Answer key').waitFor();
  expect(await code().getByRole('img').getAttribute('aria-label')).toMatch(
    /^Answer key: http.*\/d\/.*\?key$/,
  );
  // The preview leads nowhere.
  expect(await code().getByRole('link').count()).toBe(0);
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.choose('On the key', /^Published page/);
  await editor.page.locator('label', { hasText: 'Answer key' }).first().click();
  await code().getByText('This sheet online').waitFor();
  // The last of the three steps showed the key.
  for (let step = 0; step < 3; step++) await editor.undo();
  await expect.poll(() => code().count()).toBe(0);
});
