// @module-tag slow
import { expect, test } from 'vitest';
import { createBlankText } from '#shared/items/fill-in-the-blank/create-blank-text.ts';
import { listViolations } from '#test/support/axe.ts';
import { editor, open, openItemsEditor } from '../items/worksheet.ts';

openItemsEditor();

const readPaper = () => editor.paper.textContent();

test('a teacher says what is right as well for a blank; the key shows it, and Undo takes it back', async () => {
  const data = createBlankText('The colour of rain', 'colour');
  await open({ id: 'gaps', type: 'fill_in_the_blank', data });
  await editor.row(0).click();
  await editor.showAdvanced();
  await editor.field('Besides “colour”').fill('color / hue');
  await editor.toggle('Answer key', editor.page.locator('.top-bar'));
  await expect.poll(readPaper).toContain('colour / color / hue');
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.undo();
  await expect.poll(readPaper).not.toContain('hue');
});
