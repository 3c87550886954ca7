// @module-tag slow
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { anEmail } from '#test/support/editor-driver.ts';
import { grantPremium } from '#test/support/give-premium.ts';
import { readPdfFacts } from '#test/support/paper/pdf-facts.ts';
import { openPdf } from '#test/support/paper/print-fixtures.ts';
import { readPdf } from '#test/support/pdf.ts';
import { SHEETS } from './brief.ts';
import { expectSolved, expectStudentSheets } from './printed.ts';
import { editor, expectPaper, openTeachersEditor, person } from './teacher.ts';

/** The key, saving, publishing, and what the PDFs hold. */
openTeachersEditor('water-cycle');

test('the answer key shows on the paper, and A4 has the same pages', async () => {
  await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
  await expectPaper(/Answer key.*Water vapour cools/);
  await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
  await editor.openSection('Page');
  await editor.page.getByText('A4', { exact: true }).click();
  await expect.poll(() => editor.sheets.count()).toBe(SHEETS);
  await editor.page.getByText('Letter', { exact: true }).click();
});

test('signing up, naming and saving', async () => {
  const email = anEmail();
  await editor.saveAsNewcomer(email, 'Water cycle review');
  // Letter blanks in boxes are for those who have a plan.
  await grantPremium(editor.product, email);
  expect(editor.page.url()).toMatch(/\/edit\/[\w-]+$/);
});

test('publishing leads to the published page, with its PDF and its answer key', async () => {
  await editor.introduceThemselves('Teacher');
  await editor.publish(['Science'], ['Grade 4', 'Grade 5']);
  const { page } = editor;
  expect(page.url()).toMatch(/\/d\/[\w-]+\/the-water-cycle$/);
  const student = await downloadPdf();
  const pages = await readPdf(student);
  const { tags } = await openPdf(student).then(readPdfFacts);
  expect(tags.filter(({ alt }) => alt === 'cloud with rain')).toHaveLength(1);
  expect(pages.at(-1)?.text).toMatch(/Icons: OpenMoji/);
  expect(pages.map(({ width, height }) => [width, height])).toEqual(Array(SHEETS).fill([612, 792]));
  const texts = pages.map(({ text }) => text);
  expectStudentSheets(texts);

  await page.getByText('Answer key', { exact: true }).click();
  const key = (await readPdf(await downloadPdf())).map(({ text }) => text);
  expect(key).toHaveLength(SHEETS);
  expectSolved(key, texts.join(' '));
});

test('the start page lists the document with its picture, and everything survives a power cut', async () => {
  await editor.product.crashAndRestart();
  const { page } = editor;
  await page.goto(editor.product.url);
  await page.getByText('Water cycle review').first().waitFor();
  await page.getByText('Water cycle review').first().click();
  await page.waitForURL(/\/edit\//);
  await expectPaper(/The Water Cycle.*4\.Water boils at/);
  expect(await editor.frames.count()).toBe(18);
});

test('nothing went wrong on the way', () => {
  expect(person.faults).toEqual([]);
});

async function downloadPdf(): Promise<Uint8Array> {
  const download = editor.page.waitForEvent('download');
  await editor.page.getByText('Download PDF').click();
  return readFile(await (await download).path());
}
