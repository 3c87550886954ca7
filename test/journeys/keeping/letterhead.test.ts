// @module-tag slow
import { expect, test } from 'vitest';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney } from '#test/support/journey.ts';

/** A letterhead, from the first sheet to those that come after it. */
const journey = aJourney();

test('a letterhead that is kept for the account begins new worksheets, and leaves those that are there', async () => {
  const { page, editor, faults } = await journey.visitor();
  await editor.openNew();
  await editor.addItem('Basic Text');
  await page.keyboard.type('Rain');
  await editor.saveAsNewcomer(anEmail(), 'Rain');
  await editor.openSection('Page');
  await editor.toggle('Letterhead');
  await editor.write(editor.field('School'), 'Elm Street School');
  await editor.write(editor.field('Teacher'), 'Ms Lee');
  const printed = editor.paper.locator('.letterhead');
  await expect.poll(() => printed.textContent()).toMatch(/^Elm Street SchoolMs Lee · {2}· .*\d{4}/);
  await editor.button('Use for new worksheets').click();
  await page.getByText('New worksheets begin with this letterhead.').waitFor();
  await editor.write(editor.field('School'), 'Oak School');
  await page.getByText('New worksheets begin with another letterhead.').waitFor();
  await expect.poll(() => printed.textContent()).toMatch(/^Oak School/);

  await page.goto(`${journey.product.url}/new/worksheet`);
  await expect.poll(() => printed.textContent()).toMatch(/^Elm Street School/);
  expect(faults).toEqual([]);
});
