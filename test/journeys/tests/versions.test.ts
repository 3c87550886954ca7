// @module-tag slow
import { expect, test } from 'vitest';
import { aQuestion, editor, expectPaper, open, openItemsEditor } from '../items/worksheet.ts';

openItemsEditor();

const show = (letter: string) =>
  editor.page
    .getByRole('radiogroup', { name: 'Show on the sheets' })
    .locator('label', { hasText: new RegExp(`^${letter}$`) })
    .click();
const readPaper = () => editor.paper.textContent();

test('a teacher makes three versions, looks at each, and finds the first as it was written', async () => {
  const answers = ['one', 'two', 'three', 'four', 'None of the above'];
  await open(...['First?', 'Second?', 'Third?'].map((prompt) => aQuestion(prompt, answers)));
  const written = await readPaper();
  await editor.openSection('Points and versions');
  await editor.choose('Versions', /^A–C/);
  await expect.poll(readPaper).toBe(`Version A${written}A`);
  await show('B');
  await expectPaper(/B$/);
  const versionB = await readPaper();
  expect(versionB).not.toBe(`Version B${written}B`);
  expect(versionB?.match(/ENone of the above/g)).toHaveLength(3);
  await show('C');
  await expectPaper(/C$/);
  await show('B');
  await expect.poll(readPaper).toBe(versionB);

  await editor.undo();
  await expect.poll(readPaper).toBe(written);
});

test('an option that is pressed in a version opens where it is written', async () => {
  await open(aQuestion('First?', ['one', 'two', 'three', 'four']));
  await editor.openSection('Points and versions');
  await editor.choose('Versions', /^A–H/);
  for (const letter of ['B', 'C', 'D']) {
    await editor.openSection('Points and versions');
    await show(letter);
    await expectPaper(new RegExp(`${letter}$`));
    await editor.paper.getByText('three', { exact: true }).click();
    const focused = editor.page.locator('.frame-open [role=textbox]:focus');
    await expect.poll(() => focused.textContent()).toBe('three');
  }
});

test('the tables at the end of the key are shown on the sheets while the key is', async () => {
  await open(aQuestion('First?', ['one', 'two', 'three', 'four']));
  await editor.openSection('Points and versions');
  await editor.choose('Versions', /^A–B/);
  await editor.toggle('Marking guide');
  await editor.page.getByText(/Switch on “Answer key”/).waitFor();
  const written = await readPaper();
  await editor.page.locator('label', { hasText: 'Answer key' }).first().click();
  await editor.page
    .getByRole('radiogroup', { name: 'Show of the key' })
    .locator('label', { hasText: 'Guide' })
    .click();
  await expectPaper(/Marking guide.*First\?/);
  await editor.page.locator('label', { hasText: 'Answer key' }).first().click();
  await show('A');
  await expect.poll(readPaper).toBe(written);
});
