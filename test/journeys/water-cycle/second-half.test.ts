// @module-tag slow
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHECKS, FAKES, PAIRS, SHEETS } from './brief.ts';
import { editor, expectPaper, openTeachersEditor } from './teacher.ts';

/** From the divider to the sticker on the last sheet. */
openTeachersEditor('water-cycle-half');

test('a dashed divider, and terms to match by letter with two fake answers', async () => {
  const divider = await editor.addItem('Divider');
  await editor.choose('Style', 'Dashed', divider);
  await editor.setNumber('Width', 80, divider);
  await editor.setNumber('Thickness', 2, divider);
  const header = await editor.addItem('Section Header');
  await editor.write(editor.field('Title', header), 'Match and write');
  const matching = await editor.addItem('Matching');
  await matching.getByText('Write Letters', { exact: true }).click();
  await editor.choose('Sample text', 'Write the letter of the match on the line.', matching);
  for (const [index, [term, match]] of PAIRS.entries()) {
    await editor.put(editor.field('Term of new pair', matching), term);
    await editor.put(editor.field(`Match of pair ${index + 1}`, matching), match);
  }
  for (const fake of FAKES) await editor.put(editor.field('New fake answer', matching), fake);
  const column = editor.paper.locator('.match-lettered');
  await expect.poll(() => column.count()).toBe(PAIRS.length + FAKES.length);
});

test('a checklist with directions, and a text with marks', async () => {
  const list = await editor.addItem('Checklist');
  for (const entry of CHECKS) {
    await editor.page.keyboard.insertText(entry);
    if (entry !== CHECKS.at(-1)) await editor.page.keyboard.press('Enter');
  }
  await editor.toggle('Instructions', list);
  await editor.write(editor.field('Instructions text', list), 'Before you hand this in:');
  const text = await editor.addItem('Basic Text');
  const field = editor.field('Text', text);
  await field.click();
  const { keyboard } = editor.page;
  await keyboard.type('Did you know? A drop of H');
  await editor.button(/^Subscript/).click();
  await field.focus();
  await keyboard.type('2');
  await editor.button(/^Subscript/).click();
  await field.focus();
  await keyboard.type('O may spend over ');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('3,000 years');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type(' in the ocean before it evaporates.');
  expect(await editor.paper.locator('sub').textContent()).toBe('2');
});

test('dotted letters to trace, the first three of a word solid, on red and blue lines', async () => {
  const frame = await editor.addItem('Handwriting');
  const { keyboard } = editor.page;
  await keyboard.type('evaporation');
  await keyboard.press('Enter');
  await keyboard.type('condensation');
  await keyboard.press('Home');
  for (const _ of 'con') await keyboard.press('Shift+ArrowRight');
  const styles = editor.page.getByRole('group', { name: 'Style of “con”', exact: true });
  await editor.button('Solid', styles).click();
  await editor.showAdvanced();
  await frame.locator('.choice', { hasText: 'Red/blue' }).click();
  await expectPaper(/evaporation.*condensation/);
});

test('a box to draw in, a page break and a blank space to answer in', async () => {
  const box = await editor.addItem('Blank Space');
  await editor.page.keyboard.type('Draw and label the water cycle.');
  await editor.setNumber('Height', 2, box);
  await editor.toggle('Box outline', box);
  await editor.addItem('Page Break');
  const space = await editor.addItem('Open Response');
  await editor.write(editor.field('Question', space), 'Draw a cloud and show where condensation happens.');
  await space.getByText('Blank Space', { exact: true }).click();
  await editor.setNumber('Height', 3, space);
  expect(await editor.frames.count()).toBe(18);
  // The sheets above are out of sight, and empty.
  await expect.poll(async () => (await editor.numbers()).at(-1)).toBe('9.');
});

test('the sticker of a cloud with rain stands at the right of the last sheet', async () => {
  await editor.button('Sticker').click();
  await editor.dialog.getByRole('searchbox').fill('cloud with rain');
  await editor.dialog.getByRole('button', { name: 'cloud with rain', exact: true }).click();
  const sticker = editor.page.locator('.sticker-hold');
  await sticker.waitFor();
  // It came onto the sheet in view.
  for (const _ of Array(SHEETS)) await sticker.press('PageDown');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp'])
    await sticker.press(`Shift+${key}`);
  await editor.page.keyboard.press('Escape');
  const last = editor.sheets.nth(SHEETS - 1);
  const drawn = last.getByRole('img', { name: 'cloud with rain' });
  const left = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await left(drawn)) - (await left(last))).toBeGreaterThan(300);
});
