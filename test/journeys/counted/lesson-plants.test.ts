// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney, type Visitor } from '#test/support/journey.ts';
import { CountingTeacher } from './counting-teacher.ts';
import { publishFirst } from './first-printable.ts';

/** A lesson of grade 3 on plants and number patterns: ten items of nine types, a word bank and three pictures. */
const journey = aJourney();
let visitor: Visitor;
let teacher: CountingTeacher;
beforeAll(async () => {
  visitor = await journey.visitor({ newcomer: true });
  teacher = new CountingTeacher(visitor);
});
afterAll(() => expect(visitor.faults).toEqual([]));

const add = (label: string) => teacher.click(visitor.editor.button(`Add ${label}`), label);

/** Gives an option the first picture that is found by its words. */
async function addPicture(option: string): Promise<void> {
  const { editor, page } = visitor;
  await teacher.click(editor.button(`Add an image: ${option}`, editor.frame), `picture of ${option}`);
  await page.locator('.icon-tile').first().waitFor();
  await teacher.click(page.locator('.icon-tile').first(), 'the first picture');
}

test('a newcomer has a sheet of ten items with a bank and pictures, and its key, in 35 presses at most', async () => {
  const { editor, page } = visitor;
  await page.goto(journey.product.url);
  await teacher.click(page.getByRole('link', { name: /^Worksheet/ }), 'Worksheet');
  await editor.button('Add Instruction').waitFor();

  await add('Section Header');
  await teacher.type('Title', 'Parts of a plant');
  await add('Multiple Choice');
  await teacher.type('Question', 'Which part makes the seeds?');
  await teacher.tabTo(/^Option A/);
  await teacher.type(/^Option A/, 'tree', 'flower', 'herb', 'the roots');
  await teacher.click(editor.frame.locator('label', { hasText: 'B is correct' }), 'B is correct');
  for (const option of ['Option A', 'Option B', 'Option C']) await addPicture(option);
  await teacher.click(editor.frame.getByRole('slider', { name: 'Columns' }), 'Columns');
  await teacher.press('End', 'four columns');
  await add('Fill in the Blank');
  await teacher.type('Text', 'Roots drink water. The stem carries it to the leaves.');
  for (const word of ['Roots', 'stem', 'leaves'])
    await teacher.click(editor.button(word, editor.frame).first(), word);
  await teacher.click(editor.frame.locator('label', { hasText: 'Include in Word Bank' }), 'Include');
  await add('Matching');
  await teacher.type('Instructions', 'Draw a line from each part to what it does.');
  await teacher.tabTo('Term of new pair');
  await teacher.typeOn(
    'Enter',
    ['Term of new pair', 'root'],
    ['Match of pair 1', 'drinks water'],
    ['Term of new pair', 'leaf'],
    ['Match of pair 2', 'makes food'],
    ['Term of new pair', 'flower'],
    ['Match of pair 3', 'makes seeds'],
  );
  await add('Word Scramble');
  await teacher.type('Add a word to scramble', 'petal', 'stem', 'seed');
  await add('Handwriting');
  await teacher.type('Add words to trace', 'flower');
  await add('Open Response');
  await teacher.type('Question', 'Why do plants need light?');
  await add('Section Header');
  await teacher.type('Title', 'Number patterns');
  await add('Number Line');
  await teacher.type('Question', 'Count on in twos.');
  await add('Basic Text');
  await teacher.type('Text', 'Draw your favorite plant on the back.');
  await expect.poll(() => editor.frames.count()).toBe(11);

  const email = anEmail();
  const pages = await publishFirst(teacher, {
    email,
    code: () => journey.product.codeFor(email),
    grade: 'Grade 3',
    subject: 'Science',
    filename: 'Plants and patterns',
  });
  for (const words of ['Parts of a plant', 'the roots', 'makes food', 'Count on', 'favorite plant'])
    expect(pages.join(' ')).toContain(words);
  const key = await teacher.downloadKey();
  expect(key.join(' ')).toContain('Answer key');
  expect(teacher.presses.length, teacher.presses.join('\n')).toBeLessThanOrEqual(35);
});
