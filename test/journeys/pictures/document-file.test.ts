// @module-tag slow
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readDocumentFile } from '#shared/document-file/read-file.ts';
import { listViolations } from '#test/support/axe.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { dropTextFile } from '#test/support/drop-text-file.ts';
import { anEmail } from '#test/support/editor-driver.ts';
import { listStoredDrafts } from '#test/support/journey.ts';
import { editor, inputPicture, openPicturesEditor, photo } from './worksheet.ts';

/** A document goes out as a file of Handout, and opens from it as a new one. */
openPicturesEditor(
  aWorksheet({
    title: 'Water: all of it',
    items: [{ id: 'o', type: 'open_response', data: { subtitle: 'Why is the sea salty?' } }],
  }),
);

const dialog = (title = 'Open a file') => editor.page.getByRole('dialog', { name: title });
let written = '';

const waitForPicture = () =>
  expect
    .poll(() =>
      editor.sheets
        .first()
        .locator('.inline-picture img')
        .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(1);

/** Tells whether no picture is on its way. */
const isSent = async () => !JSON.stringify(await listStoredDrafts(editor)).includes('"uploading":true');

async function readDownload(press: () => Promise<void>) {
  const [file] = await Promise.all([editor.page.waitForEvent('download'), press()]);
  const bytes = new Uint8Array(await readFile(await file.path()));
  return { name: file.suggestedFilename(), bytes };
}

describe('a document as a file', () => {
  test('is downloaded from the editor with its pictures inside', async () => {
    await editor.row(0).click();
    await inputPicture('Question', 'Add an image').click();
    await editor.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: photo });
    await editor.signUp(anEmail());
    await inputPicture('Question').waitFor();
    await waitForPicture();
    await expect.poll(isSent).toBe(true);
    await editor.page.keyboard.press('Control+k');
    await editor.page.getByRole('combobox', { name: 'What would you like to do?' }).fill('Download as file');
    await editor.page.keyboard.press('Enter');
    await dialog('Export').getByText('The whole document is in the file, with its pictures.').waitFor();
    expect(await listViolations(editor.page)).toEqual([]);
    const { name, bytes } = await readDownload(() => editor.button('Download', dialog('Export')).click());
    expect(name).toMatch(/\.handout\.json$/);
    written = new TextDecoder().decode(bytes);
    const { document, files, losses } = readDocumentFile({ name, bytes });
    expect(document).toMatchObject({ title: 'Water: all of it', id: null, user_id: null });
    expect([...files.values()]).toMatchObject([{ width: 240, height: 160 }]);
    expect(losses).toEqual([]);
  });

  test('opens as a new document where it is dropped into the editor', async () => {
    const before = editor.page.url();
    await dropTextFile(editor, 'Water.handout.json', written);
    await dialog().getByText('Worksheet, 1 item').waitFor();
    expect(await listViolations(editor.page)).toEqual([]);
    await editor.button('Open as a new document', dialog()).click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => editor.page.url()).not.toBe(before);
    await waitForPicture();
    // What is saved while a picture is on its way lacks it until the next save.
    await expect.poll(isSent).toBe(true);
    expect(await editor.paper.textContent()).toContain('Why is the sea salty?');
    await editor.saveState.click();
    await editor.waitUntilSaved();
  });

  test('is downloaded from the menu of the start page', async () => {
    await editor.page.goto(new URL('/', editor.page.url()).href);
    await editor
      .button(/^More for/)
      .first()
      .click();
    const { name, bytes } = await readDownload(() =>
      editor.page.getByRole('menuitem', { name: 'Download as file' }).click(),
    );
    const { document, files, losses } = readDocumentFile({ name, bytes });
    expect(document).toMatchObject({ title: 'Water: all of it' });
    expect([files.size, losses]).toEqual([1, []]);
  });

  test('opens from the start page, without its pictures where these are not wanted', async () => {
    await editor.page.getByLabel('Files', { exact: true }).setInputFiles({
      ...{ name: 'Water.handout.json', mimeType: 'application/json', buffer: Buffer.from(written) },
    });
    await dialog()
      .getByRole('checkbox', { name: /With 1 picture/ })
      .uncheck();
    await editor.button('Open as a new document', dialog()).click();
    await expect.poll(() => editor.paper.textContent()).toContain('Why is the sea salty?');
    expect(await editor.paper.locator('.inline-picture').count()).toBe(0);
  });

  test('is refused in words where a later Handout wrote it, and nothing is opened', async () => {
    const before = editor.page.url();
    await dropTextFile(editor, 'Later.handout.json', written.replace('"version":1', '"version":7'));
    await editor.page.getByText('was written by a newer Handout, in version 7').waitFor();
    await editor.button('Close', editor.dialog).click();
    expect(editor.page.url()).toBe(before);
  });
});
