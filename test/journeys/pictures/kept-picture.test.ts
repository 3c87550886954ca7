// @module-tag slow
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { editor, inputPicture, openPicturesEditor, photo, signUpWithDraft, twoPages } from './worksheet.ts';

/** A question with a picture of the teacher's own, in the bank and from there in another worksheet. */
openPicturesEditor(twoPages);
const url = (path: string) => `${editor.product.url}${path}`;
const isDrawn = () =>
  editor.paper
    .locator('img')
    .evaluateAll((all) => all.some((one) => (one as HTMLImageElement).naturalWidth > 0));

test('a kept question brings its own picture into another document, and stays whole in both', async () => {
  await signUpWithDraft();
  await editor.row(0).click();
  await inputPicture('Question', 'Add an image').click();
  const sent = editor.page.waitForResponse(
    (response) => response.url().includes('/images/uploads/') && response.request().method() === 'POST',
  );
  await editor.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: photo });
  await sent;
  await expect.poll(isDrawn).toBe(true);
  await editor.page.keyboard.press('ControlOrMeta+s');
  await editor.waitUntilSaved();
  await editor.row(0).click({ button: 'right' });
  await editor.page.getByRole('menuitem', { name: 'Keep in my bank…' }).click();
  await editor.dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await editor.toast('Kept in your bank').waitFor();
  await editor.waitUntilSaved();
});

test('the picture stays after the document that it came from is erased', async () => {
  await editor.page.goto(url('/'));
  await editor.button('More for Pictures').click();
  await editor.page.getByRole('menuitem', { name: 'Delete' }).click();
  await editor.toast('“Pictures” moved to the trash').waitFor();
  await editor.page.getByRole('link', { name: 'Trash' }).click();
  await editor
    .button(/^Delete/)
    .first()
    .click();
  await editor.page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await editor.toast('“Pictures” deleted for good').waitFor();
  await editor.page.goto(url('/new/worksheet'));
  await editor.paper.waitFor();
  await editor.page.keyboard.press('Control+k');
  await editor.page.getByRole('combobox', { name: 'What would you like to do?' }).fill('From my bank');
  await editor.page.keyboard.press('Enter');
  await editor.dialog.getByRole('checkbox').first().check();
  await editor.dialog.getByRole('button', { name: 'Insert' }).click();
  await expect.poll(isDrawn).toBe(true);
});

test('the archive of the account has the bank as it is, and the file of its picture', async () => {
  await editor.page.goto(url('/account'));
  const download = editor.page.waitForEvent('download');
  await editor.button('Download everything').click();
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
  const bank = JSON.parse(strFromU8(files['bank.json'] ?? new Uint8Array())) as {
    name: string;
    content: { items: { type: string; data: { subtitle_image: { id: string } } }[] };
  }[];
  expect(bank).toHaveLength(1);
  const [item] = bank[0]?.content.items ?? [];
  expect(item?.type).toBe('multiple_choice');
  const { id } = item?.data.subtitle_image ?? { id: '' };
  expect(Object.keys(files).some((name) => name.startsWith(`images/${id}.`))).toBe(true);
});
