import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWorksheet } from '../support/builders.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, openStored, type Visitor } from '../support/journey.ts';
import { readPdf } from '../support/pdf.ts';

/** A pupil with low vision gets the same sheet, half as large again; and pages that an answer fills. */
const journey = aJourney();
let teacher: Visitor;
let editor: EditorDriver;

beforeAll(async () => {
  teacher = await journey.visitor({ width: 1366, height: 768 });
  editor = teacher.editor;
});
afterAll(() => expect(teacher.faults).toEqual([]));

const options = ['rain', 'sun', 'dust', 'leaves'].map((answer, place) => ({ answer, correct: place === 0 }));
const items = [
  { id: 'h', type: 'section_header', data: { title: 'Weather' } },
  { id: 'q', type: 'multiple_choice', data: { subtitle: 'What falls?', options, number_of_columns: 4 } },
  { id: 's', type: 'open_response', numbering: { hidden: true }, data: { subtitle: 'Not counted.' } },
  { id: 'a', type: 'open_response', data: { subtitle: 'Why?', has_answer: true, answer: 'The drops grow.' } },
];
const readFontSize = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const bar = () => editor.page.locator('.top-bar');

test('one switch makes the twin and shows it: every size 1.5 times, the same numbers', async () => {
  await openStored(editor, aWorksheet({ title: 'Rain', filename: '', items }));
  const texts = [
    editor.paper.locator('h1'),
    editor.paper.locator('h2'),
    editor.paper.getByText('What falls?'),
  ];
  const sizes = await Promise.all(texts.map(readFontSize));
  const numbers = await editor.numbers();
  await editor.openSection('Page');
  await editor.toggle('Large print copy');
  await expect
    .poll(() => Promise.all(texts.map(readFontSize)))
    .toEqual(sizes.map((size) => Math.round(size * 1.5)));
  expect(await editor.numbers()).toEqual(numbers);
  expect(numbers).toEqual(['1.', '2.']);
});

test('the preview goes back to the sheet as it is, and typing shows in the twin at once', async () => {
  const question = editor.paper.getByText('What falls');
  const large = await readFontSize(question);
  await editor.toggle('Large print', bar());
  await expect.poll(() => readFontSize(question)).toBeCloseTo(large / 1.5);
  await editor.toggle('Large print', bar());
  await (await editor.block(3)).click();
  await editor.write(editor.field('Question', editor.frame), 'Why does it fall?');
  await editor.paper.getByText('Why does it fall?').waitFor();
  expect(await readFontSize(editor.paper.getByText('Why does it fall?'))).toBeCloseTo(large);
});

test('an answer fills the rest of its page, in the twin as on the sheet', async () => {
  await editor.toggle('Fill the rest of the page', editor.frame);
  const measureEnd = async () => {
    const [lines, page] = await Promise.all([
      (await editor.block(3)).locator('.ruled-line').last().boundingBox(),
      editor.sheets.first().locator('.page-content').boundingBox(),
    ]);
    return (
      ((page?.y ?? 0) + (page?.height ?? 0) - (lines?.y ?? 0) - (lines?.height ?? 0)) / (page?.height ?? 1)
    );
  };
  // Less than one line of 0.35 in × 1.5 is left of 10 in.
  await expect.poll(measureEnd).toBeLessThan(0.0525);
  expect(await measureEnd()).toBeGreaterThan(-0.001);
  expect(await editor.sheets.count()).toBe(1);
});

test('the published page gives the twin, and its key to its owner', async () => {
  await editor.toggle('Fill the rest of the page', editor.frame);
  await editor.setNumber('Lines', 12, editor.frame);
  await editor.saveAsNewcomer(anEmail(), 'Rain');
  await editor.publish(['Science'], ['Grade 2']);
  const { page } = editor;
  const downloaded = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await download;
    return { name: file.suggestedFilename(), pages: await readPdf(await readFile(await file.path())) };
  };
  const student = await downloaded();
  await editor.toggle('Large print', page.locator('.published-panel'));
  const twin = await downloaded();
  expect([student.name, twin.name]).toEqual(['Rain.pdf', 'Rain (large print).pdf']);
  expect([student.pages.length, twin.pages.length]).toEqual([1, 2]);
  await page.getByText('2 pages', { exact: true }).waitFor();
  const readWords = ({ pages }: typeof twin) =>
    pages.map(({ text }) => text.replace(/Rain Page \d of \d/, '').trim()).join(' ');
  expect(readWords(twin)).toBe(readWords(student));
  await page.getByText('Answer key', { exact: true }).click();
  const key = await downloaded();
  expect(key.name).toBe('Rain (large print, answer key).pdf');
  expect(readWords(key)).toContain('The drops grow.');
});
