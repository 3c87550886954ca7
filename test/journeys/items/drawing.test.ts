// @module-tag slow
import { expect, test } from 'vitest';
import { aJourney } from '#test/support/journey.ts';

/** Drawings of values: an item from Add Item to its key, and a picture for a question. */
const journey = aJourney();

async function openDrawing() {
  const { page, editor } = await journey.visitor();
  await editor.openNew();
  const frame = await editor.addItem('Drawing');
  const names = () =>
    editor.paper
      .locator('.drawn > svg')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return { page, editor, frame, names };
}

test('clocks are there at once; typed times come first, other times at a press, and undo takes them back', async () => {
  const { editor, frame, names } = await openDrawing();
  await expect.poll(async () => (await names()).length).toBe(6);
  const values = frame.getByRole('textbox', { name: 'Your own values' });
  await values.fill('3:30\n16:45');
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Clock: 3:30', 'Clock: 4:45']);
  const before = await names();
  await frame.getByRole('button', { name: 'Other values' }).click();
  await expect.poll(names).not.toEqual(before);
  await editor.undo();
  await expect.poll(names).toEqual(before);
});

test('another kind has its own settings and is drawn at once; the key has what is left out', async () => {
  const { page, editor, frame, names } = await openDrawing();
  await editor.choose('Kind', 'Fraction of a bar', frame);
  await frame.getByRole('textbox', { name: 'Your own values' }).fill('3/4\n9/0');
  await frame.getByText('“9/0” cannot be drawn. It is left out.').waitFor();
  await expect.poll(async () => (await names())[0]).toBe('Fraction: 3/4');
  await editor.choose('Students', 'Draw the value', frame);
  const filled = editor.paper.locator('.drawn').first().locator('rect.key-ink');
  await expect.poll(() => filled.count()).toBe(0);
  await page.getByText('Answer key', { exact: true }).first().click();
  await expect.poll(() => filled.count()).toBe(3);
});

test('a hundred clocks are drawn while one types', async () => {
  const { editor, frame, names } = await openDrawing();
  const lines = Array.from(
    { length: 100 },
    (_, at) => `${1 + (at % 12)}:${String((at * 7) % 60).padStart(2, '0')}`,
  );
  await frame.getByRole('textbox', { name: 'Your own values' }).fill(lines.join('\n'));
  // Sheets out of sight draw nothing.
  await expect
    .poll(async () => (await names()).slice(0, 3))
    .toEqual(['Clock: 1:00', 'Clock: 2:07', 'Clock: 3:14']);
  await expect.poll(() => editor.sheets.count()).toBeGreaterThan(4);
});

test('a drawing stands at a question as a picture in lines, without an account, and opens again with its value', async () => {
  const { page, editor } = await journey.visitor();
  await editor.openNew();
  const frame = await editor.addItem('Multiple Choice');
  await frame
    .getByRole('button', { name: /^Add an image/ })
    .first()
    .click();
  const dialog = editor.dialog;
  await dialog.locator('label', { hasText: /^Draw$/ }).click();
  await dialog.getByRole('textbox', { name: 'Value' }).fill('9:15');
  await dialog.getByRole('img', { name: 'Clock: 9:15' }).waitFor();
  await dialog.getByRole('button', { name: 'Add the drawing' }).click();
  const shown = (time: string) => editor.paper.getByRole('img', { name: `Clock: ${time}` });
  await shown('9:15').waitFor();
  // 40 mm, whatever the zoom of the desk is.
  const widths = () =>
    editor.paper.locator('.inline-picture').evaluate((box) => (box as HTMLElement).offsetWidth);
  await expect.poll(widths).toBe(151);
  await frame
    .getByRole('button', { name: /^Image/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Change the drawing' }).click();
  await page.getByRole('dialog', { name: 'Change the Drawing' }).waitFor();
  const value = dialog.getByRole('textbox', { name: 'Value' });
  expect(await value.inputValue()).toBe('9:15');
  await value.fill('10:20');
  await dialog.getByRole('button', { name: 'Change the drawing' }).click();
  await shown('10:20').waitFor();
  await editor.undo();
  await shown('9:15').waitFor();
});
