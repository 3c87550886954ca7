import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { drop, paste } from './in-the-page.ts';
import {
  editor,
  hold,
  inputPicture,
  openPicturesEditor,
  photo,
  readStickers,
  signUpWithDraft,
  twoPages,
} from './worksheet.ts';

/** Files that are pasted, dropped or refused. */
openPicturesEditor(twoPages);
beforeAll(signUpWithDraft);

describe('a file as a picture', () => {
  test('pasted or dropped where the caret is, is the picture of that input; a field without one makes it a sticker', async () => {
    const before = await hold().count();
    const file = photo.toString('base64');
    await editor.row(2).click();
    const question = editor.field('Question', editor.frame);
    await question.click();
    await editor.page.evaluate(paste, file);
    await inputPicture('Question').waitFor();
    expect(await question.textContent()).toBe('Why?');
    await editor.undo();
    await inputPicture('Question', 'Add an image').waitFor();
    // The side bar may still slide: what was closed above left room there until somebody wrote.
    await question.click({ trial: true });
    const field = await question.boundingBox();
    expect(await editor.page.evaluate(drop, { file, x: (field?.x ?? 0) + 40, y: (field?.y ?? 0) + 12 })).toBe(
      'taken',
    );
    await inputPicture('Question').waitFor();
    expect(await hold().count()).toBe(before);
    await editor.undo();
    await editor.openSection('Header');
    await editor.field('Title').click();
    await editor.page.evaluate(paste, file);
    await expect.poll(() => hold().count()).toBe(before + 1);
    await expect.poll(async () => (await readStickers()).every(({ uploading }) => !uploading)).toBe(true);
    await editor.undo();
    await expect.poll(() => hold().count()).toBe(before);
    expect(await editor.field('Title').textContent()).toBe('Pictures');
    await editor.row(0).click();
    await expect.poll(async () => (await editor.sheets.first().boundingBox())?.y).toBeGreaterThan(-100);
  });

  test('dropped on a sheet is a sticker there; beside a sheet the editor stays, and says where to', async () => {
    const before = await hold().count();
    const sheet = await editor.sheets.first().boundingBox();
    if (!sheet) throw new Error('There is no sheet');
    const at = { x: sheet.x + sheet.width / 4, y: sheet.y + 200 };
    const file = photo.toString('base64');
    expect(await editor.page.evaluate(drop, { file, x: 5, y: 300 })).toBe('taken');
    await editor.toast('Drop images on a sheet.').waitFor();
    expect(await hold().count()).toBe(before);
    expect(await editor.page.evaluate(drop, { file, ...at })).toBe('taken');
    await expect.poll(() => hold().count()).toBe(before + 1);
    const box = await hold().last().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(at.x, -1);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(at.y, -1);
    await expect.poll(async () => (await readStickers()).every(({ uploading }) => !uploading)).toBe(true);
    await editor.undo();
    await expect.poll(() => hold().count()).toBe(before);
  });

  test('that is none is refused in the dialog, which stays for another one', async () => {
    await editor.row(2).click();
    await inputPicture('Question', 'Add an image').click();
    const files = editor.page.locator('input[type=file]');
    for (const name of ['notes.txt', 'notes.txt', 'a.gif']) {
      await files.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Ice is water.') });
      const words = `“${name}” cannot be used. Please choose a JPEG, PNG or SVG image.`;
      await editor.dialog.getByRole('alert').filter({ hasText: words }).waitFor();
    }
    await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo });
    await inputPicture('Question').waitFor();
    await editor.undo();
  });

  test('that is not what its name says is taken out again, and it is said why', async () => {
    await inputPicture('Question', 'Add an image').click();
    const files = editor.page.locator('input[type=file]');
    await files.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: await sharp(photo).jpeg().toBuffer(),
    });
    await editor.toast('This file is not what its name says.').waitFor();
    await inputPicture('Question', 'Add an image').waitFor();
  });
});
