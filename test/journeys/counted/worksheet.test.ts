// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney, type Visitor } from '#test/support/journey.ts';
import { CountingTeacher } from './counting-teacher.ts';
import { publishFirst } from './first-printable.ts';

const journey = aJourney();
let visitor: Visitor;
let teacher: CountingTeacher;
beforeAll(async () => {
  visitor = await journey.visitor({ newcomer: true });
  teacher = new CountingTeacher(visitor);
});
afterAll(() => expect(visitor.faults).toEqual([]));

const add = (label: string) => teacher.click(visitor.editor.button(`Add ${label}`), label);

test('a newcomer has a worksheet of ten items of ten types as a PDF in 35 actions at most', async () => {
  const { editor, page } = visitor;
  await page.goto(journey.product.url);
  await teacher.click(page.getByRole('link', { name: /^Worksheet/ }), 'Worksheet');
  await editor.button('Add Instruction').waitFor();

  await add('Section Header');
  await teacher.type('Title', 'Volcanoes');
  await add('Instruction');
  await teacher.type('Instruction', 'Read chapter 4 first. Then answer in whole sentences.');
  await add('Multiple Choice');
  await teacher.type('Question', 'What comes out of a volcano?');
  await teacher.tabTo(/^Option A/);
  await teacher.type(/^Option A/, 'lava', 'honey', 'ice');
  await teacher.click(editor.frame.locator('label', { hasText: 'A is correct' }), 'A is correct');
  await add('Open Response');
  await teacher.type('Question', 'Why do volcanoes erupt?');
  await add('Checklist');
  await teacher.type('Item 1', 'I know what magma is', 'I can draw a volcano', 'I can name two volcanoes');
  await add('Fill in the Blank');
  await teacher.type('Text', 'Hot melted rock below the ground is called magma .');
  await teacher.click(editor.button('magma', editor.frame).first(), 'magma');
  await add('Word Scramble');
  await teacher.type('Add a word to scramble', 'crater', 'ash', 'eruption');
  await add('Handwriting');
  await teacher.type('Add words to trace', 'volcano');
  await add('Basic Text');
  await teacher.type('Text', 'Draw a volcano and label its parts.');
  await add('Blank Space');
  await expect.poll(() => editor.frames.count()).toBe(10);

  const email = anEmail();
  const pages = await publishFirst(teacher, {
    email,
    code: () => journey.product.codeFor(email),
    grade: 'Grade 4',
    subject: 'Science',
    filename: 'Volcanoes',
  });
  const text = pages.join(' ');
  for (const words of ['Volcanoes', 'lava', 'ice', 'erupt', 'two volcanoes', 'label its parts'])
    expect(text).toContain(words);
  expect(teacher.actions.length, teacher.actions.join('\n')).toBeLessThanOrEqual(35);
});
