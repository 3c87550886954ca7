// @module-tag slow
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { editor, openPeople, publishQuiz, signUpWithPlan } from './people.ts';

/** A page of what is published becomes a picture, drawn from the PDF. */
openPeople();
beforeAll(async () => {
  await signUpWithPlan();
  await publishQuiz('Rain', 'Private');
});

test('a page is a PNG of 300 dots to an inch, with what the page shows', async () => {
  await editor.button('Download as image').click();
  const dialog = editor.page.getByRole('dialog', { name: 'Download as image' });
  await dialog.waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  const [file] = await Promise.all([
    editor.page.waitForEvent('download'),
    editor.button('Download PNG', dialog).click(),
  ]);
  await dialog.waitFor({ state: 'detached' });
  expect(file.suggestedFilename()).toMatch(/^Rain quiz, page 1\.png$/);
  const picture = sharp(await readFile(await file.path()));
  expect(await picture.metadata()).toMatchObject({ width: 2550, height: 3300, density: 300 });
  const shades = await picture.flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  expect(shades.filter((shade) => shade < 128).length).toBeGreaterThan(10_000);
});
