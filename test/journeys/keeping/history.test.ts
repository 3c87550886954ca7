import { expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';
import { readFixture } from '../../screens/steps.ts';

/** The saved versions of a document: looked at, compared, named and restored. */
const journey = aJourney();

test('a deleted question comes back from an earlier version, which has a name, and what was saved since stays', async () => {
  const { editor, page, faults } = await journey.visitor();
  await editor.openNew();
  await editor.button('Version history').click();
  await editor.dialog.getByText('Save this document to your account.').waitFor();
  await page.keyboard.press('Escape');

  await editor.addItem('Open Response');
  await editor.write(editor.field('Question', editor.frame), 'Why does it rain?');
  await editor.saveAsNewcomer(anEmail(), 'Rain');
  await editor.button('Delete', editor.frame).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => editor.paper.textContent()).not.toContain('Why does it rain?');
  await editor.saveState.click();
  await editor.waitUntilSaved();

  await editor.button('Version history').click();
  const versions = editor.dialog.getByRole('navigation', { name: 'Saved versions' }).getByRole('button');
  await expect.poll(() => versions.count()).toBe(2);
  const changes = editor.dialog.getByRole('region', { name: 'Changes' });
  await changes.getByText('Nothing differs.').waitFor();
  await changes.getByText('In this version').click();
  await changes.getByText('Removed Open Response').waitFor();
  await versions.nth(1).click();
  const preview = editor.dialog.getByRole('region', { name: 'Preview' });
  await expect.poll(() => preview.textContent()).toContain('Why does it rain?');
  expect(await listViolations(page)).toEqual([]);

  await editor.dialog.getByRole('button', { name: 'Name this version' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('With the question');
  await page.getByRole('dialog', { name: 'Name this version' }).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => versions.nth(1).textContent()).toContain('With the question');

  await editor.dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => editor.paper.textContent()).toContain('Why does it rain?');
  await editor.undo();
  await expect.poll(() => editor.paper.textContent()).not.toContain('Why does it rain?');
  await editor.redo();
  await editor.saveState.click();
  await editor.waitUntilSaved();
  await editor.button('Version history').click();
  await expect.poll(() => versions.count()).toBe(3);
  const stays = editor.dialog.getByText('Every version stays for a week at least');
  expect(await stays.count()).toBe(0);
  await page.keyboard.press('Escape');

  // As after a week in which the sweeper came: the version in between is gone.
  await page.route(/\/revisions(\?|$)/, async (route) => {
    const reply = await (await route.fetch()).json();
    const revisions = reply.revisions.filter(({ version }: { version: number }) => version !== 2);
    await route.fulfill({ json: { ...reply, revisions } });
  });
  await editor.button('Version history').click();
  await stays.waitFor();
  await expect.poll(() => versions.count()).toBe(2);
  expect(faults).toEqual([]);
});

test('a version of every option is drawn sheet by sheet, as the editor draws it', {
  tags: ['slow'],
}, async () => {
  const { editor, page, faults } = await journey.visitor();
  await openStored(editor, readFixture('every-option'), 'every-option');
  await editor.saveState.click();
  await editor.signUp(anEmail());
  await editor.waitUntilSaved();
  await editor.button('Version history').click();
  const preview = editor.dialog.getByRole('region', { name: 'Preview' });
  await expect.poll(() => preview.locator('.page').count()).toBe(await editor.sheets.count());
  expect(await preview.locator('.page').first().textContent()).toContain('Every Option');
  await preview.hover();
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => preview.locator('.page').nth(4).textContent()).not.toBe('');
  expect(faults).toEqual([]);
});
