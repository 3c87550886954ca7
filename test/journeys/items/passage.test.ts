// @module-tag slow
import { expect, test } from 'vitest';
import { aJourney } from '#test/support/journey.ts';

/** A reading passage: from a text to its numbered lines, its glossary, questions about lines, and blanks. */
const journey = aJourney();

const STORY =
  'The sun rose over the harbour. The old lighthouse keeper climbed the winding stairs every evening, carrying a lamp that smelled of oil. On the night the storm broke, he counted ninety-nine steps and heard the sea strike the rocks below. Nobody in the village slept.';

async function openPassage() {
  const { page, editor } = await journey.visitor();
  await editor.openNew();
  const frame = await editor.addItem('Basic Text');
  const field = editor.field('Text', frame);
  await editor.put(field, STORY);
  const selectFrom = async (first: number, count: number) => {
    await field.click();
    await page.keyboard.press('ControlOrMeta+Home');
    for (let word = 0; word < first; word++) await page.keyboard.press('ControlOrMeta+ArrowRight');
    for (let word = 0; word < count; word++) await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  };
  return { page, editor, frame, field, selectFrom };
}

test('a question about selected words prints their lines, wherever these move', async () => {
  const { page, editor, field, selectFrom } = await openPassage();
  await selectFrom(25, 4);
  await editor.button('Ask about these lines').click();
  await page.keyboard.type('What broke?');
  const reference = editor.paper.locator('.line-reference');
  await expect.poll(() => reference.textContent()).toBe('line\u00A02');
  await editor.row(0).click();
  await field.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Once upon a time.\n\nLong ago.\n');
  await expect.poll(() => reference.textContent()).toBe('line\u00A04');
  expect(await editor.paper.locator('.line-numbers > span').allTextContents()).toEqual(['5']);
});

test('a selected word is explained below the text, and marked in it', async () => {
  const { page, editor, selectFrom } = await openPassage();
  await selectFrom(9, 1);
  await editor.button('Explain the selected words').click();
  await page.getByPlaceholder('What it means').fill('a tower with a light');
  await expect
    .poll(() => editor.paper.locator('.glossary-entry').textContent())
    .toMatch(/\S+ a tower with a light/);
  expect(await editor.paper.locator('u').count()).toBe(1);
});

test('blanks are shown before they are added, in one step with their bank, with their answers on the key', async () => {
  const { page, editor, frame } = await openPassage();
  await editor.button('Make blanks…', frame).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('My list', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Words' }).fill('storm, rocks, whale');
  await dialog.getByText('2 blanks. Not in the text: whale.').waitFor();
  expect(await dialog.locator('.cloze-sheet').textContent()).toContain('storm');
  await editor.button('Add below this text', dialog).click();
  await expect.poll(async () => (await editor.bankWords()).toSorted()).toEqual(['rocks', 'storm']);
  expect(await editor.frames.count()).toBe(3);
  await page.keyboard.press('Escape');
  await editor.button(/^Undo/).first().click();
  await expect.poll(() => editor.frames.count()).toBe(1);
});
