import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { editor, openPeople, publishQuiz, signUpWithPlan } from './people.ts';

/** A page of what is published becomes a picture, which shows it as the PDF does. */
openPeople();
beforeAll(async () => {
  await signUpWithPlan();
  await publishQuiz('Rain', 'Private');
});

async function make(format: 'PNG' | 'SVG'): Promise<{ name: string; bytes: Buffer }> {
  await editor.button('A page as a picture').click();
  const dialog = editor.page.getByRole('dialog', { name: 'A page as a picture' });
  await dialog.waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  const [file] = await Promise.all([
    editor.page.waitForEvent('download'),
    editor.button(`Download ${format}`, dialog).click(),
  ]);
  await dialog.waitFor({ state: 'detached' });
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const SMALL = { width: 850, height: 1100, fit: 'fill' } as const;
/** The page in shades of grey, 100 dots to an inch. */
const toShades = (picture: Buffer) =>
  sharp(picture).flatten({ background: '#fff' }).resize(SMALL).greyscale().raw().toBuffer();

test('a page is a PNG of 300 dots to an inch, and an SVG that shows the same without any font', async () => {
  const png = await make('PNG');
  expect(png.name).toMatch(/^Rain quiz, page 1\.png$/);
  expect(await sharp(png.bytes).metadata()).toMatchObject({ width: 2550, height: 3300, density: 300 });
  const svg = await make('SVG');
  expect(svg.name).toMatch(/^Rain quiz, page 1\.svg$/);
  expect(svg.bytes.toString()).not.toMatch(/<text|font-family|https?:\/\/(?!www\.w3\.org\/)/);
  const [dots, outlines] = await Promise.all([toShades(png.bytes), toShades(svg.bytes)]);
  const inked = dots.filter((shade) => shade < 128).length;
  expect(inked).toBeGreaterThan(1_000);
  const different = dots.filter((shade, at) => Math.abs(shade - (outlines[at] ?? 0)) > 128).length;
  expect(different).toBeLessThan(inked / 10);
});
