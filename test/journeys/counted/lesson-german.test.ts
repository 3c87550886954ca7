// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney, type Visitor } from '#test/support/journey.ts';
import { CountingTeacher } from './counting-teacher.ts';
import { publishFirst } from './first-printable.ts';

/** Homework in German on A4: six items and a word bank, and a copy of it to go on with. */
const journey = aJourney();
let visitor: Visitor;
let teacher: CountingTeacher;
beforeAll(async () => {
  visitor = await journey.visitor({ newcomer: true });
  teacher = new CountingTeacher(visitor);
});
afterAll(() => expect(visitor.faults).toEqual([]));

const add = (label: string) => teacher.click(visitor.editor.button(`Add ${label}`), label);

test('a newcomer has German homework, its key and an open copy in 24 presses at most', async () => {
  const { editor, page } = visitor;
  await page.goto(journey.product.url);
  await teacher.click(page.getByRole('link', { name: /^Worksheet/ }), 'Worksheet');
  await editor.button('Add Instruction').waitFor();
  await teacher.click(page.getByRole('button', { name: /^Page/ }), 'Page');
  await teacher.click(page.getByText('A4', { exact: true }), 'A4');
  await teacher.click(page.getByRole('button', { name: /Language$/ }), 'Language');
  await teacher.click(page.getByRole('option', { name: 'German' }), 'German');

  await add('Fill in the Blank');
  await teacher.type('Text', 'Die Straße ist groß, und die Bäume sind grün.');
  for (const word of ['Straße', 'grün']) await teacher.click(editor.button(word, editor.frame).first(), word);
  await teacher.click(editor.frame.locator('label', { hasText: 'Include in Word Bank' }), 'Include');
  await add('Word Scramble');
  await teacher.type('Add a word to scramble', 'Übung', 'Schlüssel', 'Größe');
  await add('Open Response');
  await teacher.type('Question', 'Was kostet das Brötchen? Es kostet 1 € und 20 Cent.');
  await add('Open Response');
  await teacher.type('Question', 'Wer sagt: »Schön, dass du da bist!«?');
  await add('Handwriting');
  await teacher.type('Add words to trace', 'Straße');
  await add('Basic Text');
  await teacher.type('Text', 'Bis Freitag!');
  await expect.poll(() => editor.frames.count()).toBe(7);

  const email = anEmail();
  const pages = await publishFirst(teacher, {
    email,
    code: () => journey.product.codeFor(email),
    grade: 'Grade 5',
    subject: 'World Languages',
    filename: 'Wir sprechen Deutsch',
  });
  for (const words of ['Datum', 'Bäume', '»Schön', '1 €']) expect(pages.join(' ')).toContain(words);
  expect((await teacher.downloadKey()).join(' ')).toContain('Lösungen');
  await teacher.click(page.getByRole('button', { name: 'Make a copy' }), 'Make a copy');
  await page.waitForURL(/\/edit\//);
  await expect.poll(() => editor.paper.textContent()).toContain('Brötchen');
  expect(teacher.presses.length, teacher.presses.join('\n')).toBeLessThanOrEqual(24);
});
