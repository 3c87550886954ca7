// @module-tag slow
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { readPageFacts } from '#test/support/paper/pdf-facts.ts';
import {
  bar,
  editor,
  inputPicture,
  openPicturesEditor,
  photo,
  search,
  signUpWithDraft,
  withStickers,
} from './worksheet.ts';

/** What the control bar does, to the printed page. */
openPicturesEditor(withStickers);
beforeAll(async () => {
  await signUpWithDraft();
  await editor.row(0).click();
  await inputPicture('Option A', 'Add an image').click();
  await editor.dialog.getByRole('button', { name: 'red apple' }).click();
  await inputPicture('Option A').waitFor();
  for (const input of ['Option B', 'Question']) {
    await inputPicture(input, 'Add an image').click();
    await editor.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'stone.png', mimeType: 'image/png', buffer: photo });
    await inputPicture(input).waitFor();
  }
  await editor.row(2).click();
});

describe('the control bar of an input’s picture', () => {
  test('is replaced, flipped, turned and described in its control bar; only one is open', async () => {
    await editor.row(0).click();
    await inputPicture('Option B').click();
    await editor.button('Flip horizontally', bar()).click();
    await editor.button('Rotate', bar()).click();
    await editor.button('Alt text', bar()).click();
    const altText = editor.page.getByRole('textbox', { name: 'Alt text', exact: true });
    await altText.fill('a round stone');
    await altText.press('Escape');
    expect(await bar().count()).toBe(1);
    expect(await listViolations(editor.page)).toEqual([]);
    const drawn = editor.paper.getByRole('img', { name: 'a round stone' });
    await expect
      .poll(() => drawn.evaluate((one) => (one as HTMLElement).style.transform))
      .toContain('rotate(90deg) scale(-1, 1)');
    await editor.button('Replace', bar()).click();
    await editor.page.getByRole('dialog', { name: 'Replace the Image' }).waitFor();
    await search().fill('rock');
    await editor.dialog.getByRole('button', { name: 'rock', exact: true }).click();
    await editor.paper.getByRole('img', { name: 'rock' }).waitFor();
    await editor.undo();
    await drawn.waitFor();
  });

  test('is deleted and comes back, and has its size for the whole document, in inches', async () => {
    await inputPicture('Option A').click();
    await editor.button('Delete image', bar()).click();
    await inputPicture('Option A', 'Add an image').waitFor();
    await editor.toast('Image deleted').getByRole('button', { name: 'Undo' }).click();
    await inputPicture('Option A').waitFor();
    await editor.openSection('Body Font Styling');
    await editor.setNumber('Image size', 0.5);
    const frame = editor.paper.locator('.inline-picture', { has: editor.page.getByAltText('red apple') });
    await expect.poll(() => frame.evaluate((one) => (one as HTMLElement).style.width)).toBe('48px');
  });
});

describe('Make Printable', () => {
  test('keeps a document with somebody’s own images private, and its PDF holds them all, each on its page', async () => {
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByText('Uploading images requires saving worksheet as Private.').waitFor();
    for (const name of ['Science', 'Grade 1', 'Public'])
      await dialog.getByText(name, { exact: true }).click();
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await dialog.locator('.field-error').getByText('requires saving worksheet as Private.').waitFor();
    await dialog.getByText('Private', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await editor.page.waitForURL(/\/d\//);
    const [first, second] = await readPrintedPages();
    expect(first?.alts).toEqual(expect.arrayContaining(['rainbow', 'red apple', 'a round stone']));
    expect(first?.images).toBe(2);
    expect(second?.alts).toEqual(['star']);
    expect(second?.text).toMatch(/Icons: OpenMoji \(.+\), CC BY-SA 4.0, colors changed/);
  });
});

/** What each page of the PDF shows. */
async function readPrintedPages() {
  const download = editor.page.waitForEvent('download');
  await editor.button('Download PDF').click();
  const bytes = await readFile(await (await download).path());
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { images, tags } = await readPageFacts(await pdf.getPage(number));
      const alts = tags.flatMap(({ alt }) => alt ?? []);
      return { images, alts, text: tags.map(({ text }) => text).join(' ') };
    }),
  );
}
