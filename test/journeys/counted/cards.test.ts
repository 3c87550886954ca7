// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney, type Visitor } from '#test/support/journey.ts';
import { CountingTeacher } from './counting-teacher.ts';
import { publishFirst } from './first-printable.ts';

const journey = aJourney();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await journey.visitor({ newcomer: true });
});
afterAll(() => expect(visitor.faults).toEqual([]));

const ANIMALS =
  'perro gato pájaro pez caballo vaca oveja cerdo pato gallina conejo ratón león tigre oso lobo zorro mono elefante jirafa serpiente rana abeja hormiga'.split(
    ' ',
  );
const ENGLISH =
  'dog cat bird fish horse cow sheep pig duck hen rabbit mouse lion tiger bear wolf fox monkey elephant giraffe snake frog bee ant'.split(
    ' ',
  );

const openStart = async () => {
  await visitor.page.goto(journey.product.url);
  return new CountingTeacher(visitor);
};

test('a newcomer has a deck of 24 pasted words as a PDF in 13 actions at most', async () => {
  const teacher = await openStart();
  await teacher.click(teacher.page.getByRole('link', { name: /^Flashcards/ }), 'Flashcards');
  await visitor.editor.page.locator('.empty-state-example').waitFor();
  await teacher.paste(ANIMALS.map((word, at) => `${word}\t${ENGLISH[at]}`).join('\n'), '24 words');
  await teacher.waitForCaret('Add 24 cards');
  await teacher.press('Enter', 'Add 24 cards');
  await expect.poll(() => visitor.editor.paper.textContent()).toContain('perro');
  const email = anEmail();
  const code = () => journey.product.codeFor(email);
  const pages = await publishFirst(teacher, { email, code, grade: 'Grade 6' });
  expect(pages.join(' ')).toContain('hormiga');
  expect(teacher.actions.length, teacher.actions.join('\n')).toBeLessThanOrEqual(13);
});

test('who has published before has a bingo of 30 pasted words as a PDF in 8 actions at most', async () => {
  const teacher = await openStart();
  const words = [...ANIMALS, 'ballena', 'tiburón', 'pulpo', 'búho', 'cabra', 'burro'];
  await teacher.click(teacher.page.getByRole('link', { name: /^Bingo/ }), 'Bingo');
  await visitor.editor.page.locator('.empty-state-example').waitFor();
  await teacher.paste(words.join('\n'), '30 words');
  await teacher.waitForCaret('Add 30 words');
  await teacher.press('Enter', 'Add 30 words');
  await expect.poll(() => visitor.editor.paper.textContent()).toMatch(/perro|búho/);
  await teacher.click(visitor.editor.button('Make Printable'), 'Make Printable');
  await teacher.type('File name', 'Animal bingo');
  await teacher.press('Enter', 'Make Printable');
  await teacher.page.waitForURL(/\/d\//);
  const pages = await teacher.download();
  expect(pages.length).toBeGreaterThan(30);
  expect(teacher.actions.length, teacher.actions.join('\n')).toBeLessThanOrEqual(8);
});
