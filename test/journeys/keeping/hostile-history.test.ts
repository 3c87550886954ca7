// @module-tag slow
import { expect, test } from 'vitest';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';
import { fillDocument } from '#test/torture/hostile/fill-document.ts';
import { createHostileTexts } from '#test/torture/hostile/hostile-texts.ts';
import { findMarks } from '#test/torture/hostile/shown-texts.ts';
import { readFixture } from '../../screens/steps.ts';

const journey = aJourney();

test('texts that mean harm, in words, names of pictures and their descriptions, are words in the history and its comparison', async () => {
  const { editor, page, context, faults } = await journey.visitor();
  const ran: string[] = [];
  const fetched: string[] = [];
  await context.exposeFunction('ran', (mark: string) => void ran.push(String(mark)));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== new URL(journey.product.url).hostname)
      fetched.push(request.url());
  });
  const texts = createHostileTexts(3, 2_000, 'https://trap.example');
  let used = 0;
  const { document } = fillDocument(readFixture('plants-with-pictures'), () => {
    used += 1;
    return texts[used] ?? expect.fail();
  });
  expect(JSON.stringify(document)).toMatch(/"alt":"[^"]*q\d+z/);
  await openStored(editor, document, 'hostile');
  await editor.saveState.click();
  await editor.signUp(anEmail());
  await editor.waitUntilSaved();
  await editor.row(0).click();
  await editor.button('Delete', editor.frame).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await editor.saveState.click();
  await editor.waitUntilSaved();

  await editor.button('Version history').click();
  const versions = editor.dialog.getByRole('navigation', { name: 'Saved versions' }).getByRole('button');
  await expect.poll(() => versions.count()).toBe(2);
  const changes = editor.dialog.getByRole('region', { name: 'Changes' });
  await changes.getByText('In this version').click();
  await changes
    .getByText(/^Removed/)
    .first()
    .waitFor();
  await versions.nth(1).click();
  const preview = editor.dialog.getByRole('region', { name: 'Preview' });
  await expect.poll(async () => findMarks((await preview.textContent()) ?? '').size).toBeGreaterThan(3);
  expect([ran, fetched, faults]).toEqual([[], [], []]);
});
