// @module-tag slow
import { range } from 'es-toolkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recogniseQuestions } from '#shared/questions/recognise-questions.ts';
import { writeQuestions } from '#shared/questions/write/formats.ts';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney, type Visitor } from '#test/support/journey.ts';
import { CountingTeacher } from './counting-teacher.ts';
import { publishFirst } from './first-printable.ts';

/** A test of grade 8 in four versions: 29 questions that are pasted from Word and imported from three files. */
const journey = aJourney();
let visitor: Visitor;
let teacher: CountingTeacher;
beforeAll(async () => {
  visitor = await journey.visitor({ newcomer: true });
  teacher = new CountingTeacher(visitor);
});
afterAll(() => expect(visitor.faults).toEqual([]));

const PEOPLE = ['Samuel Adams', 'Thomas Paine', 'Abigail Adams', 'George Washington'];

/** A list of Word as it is copied: numbered questions, lettered options, the right answer bold. */
const listItem = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:${level / 2}in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
const choice = (place: number, words: string, right: number) =>
  [
    listItem(1, `${place + 1}.`, words),
    ...PEOPLE.map((name, at) => listItem(2, `${'abcd'[at]}.`, at === right ? `<b>${name}</b>` : name)),
  ].join('');
const DEEDS = [
  'wrote “Common Sense”?',
  'led the Sons of Liberty?',
  'wrote “Remember the Ladies”?',
  'crossed the Delaware?',
  'spoke against the Stamp Act?',
  'asked for independence in January 1776?',
  'led the Continental Army?',
  'was the wife of the second president?',
  'was the first president?',
  'planned the Boston Tea Party?',
  'came from England in 1774?',
  'wrote letters from Braintree?',
];
const WORD = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head><body><!--StartFragment-->${DEEDS.map(
  (deed, at) => choice(at, `Who ${deed}`, [1, 0, 2, 3][at % 4] ?? 0),
).join(
  '',
)}${listItem(1, '13.', 'Why did the colonists dress as Mohawks?')}${listItem(1, '14.', 'The Stamp Act came before the Tea Act. True or false?')}${listItem(1, '15.', 'What did the “Anti-Federalists” fear?')}<!--EndFragment--></body></html>`;

const GIFT = range(5)
  .map((at) => `In which year was event ${at + 1}? {=17${70 + at} ~18${70 + at} ~16${70 + at}}`)
  .join('\n\n');
const CSV = [
  'Question,Option 1,Option 2,Option 3,Correct',
  ...range(4).map((at) => `Which river is number ${at + 1}?,Delaware,Hudson,Potomac,${(at % 3) + 1}`),
].join('\n');

async function writeWordFile(): Promise<Buffer> {
  const text = range(5)
    .map((at) => `${at + 1}. Which colony was number ${at + 1}?\na) Georgia\n*b) Virginia\nc) Delaware`)
    .join('\n');
  const { questions } = recogniseQuestions(text);
  return Buffer.from((await writeQuestions('word', { title: '', questions })).bytes);
}

test('a newcomer has a test of 29 questions in versions A to D, and its key, in 35 presses at most', async () => {
  const { editor, page } = visitor;
  const dialog = page.getByRole('dialog');
  await page.goto(journey.product.url);
  await teacher.click(page.getByRole('link', { name: /^Worksheet/ }), 'Worksheet');
  await editor.button('Add Instruction').waitFor();
  await teacher.paste('', 'a test of Word', WORD);
  await teacher.waitForCaret('Make 15 items');
  await teacher.press('Enter', 'Make 15 items');
  await expect.poll(() => editor.frames.count()).toBe(15);

  await teacher.press('Control+Enter', 'Add Item');
  await teacher.click(dialog.getByRole('button', { name: 'Import questions' }), 'Import questions');
  await teacher.chooseFiles(dialog.getByRole('button', { name: /Choose/ }), [
    { name: 'part-2.docx', body: await writeWordFile() },
    { name: 'part-3.gift', body: GIFT },
    { name: 'part-4.csv', body: CSV },
  ]);
  for (const count of [5, 5, 4])
    await teacher.click(editor.button(`Add ${count} items`, dialog), `Add ${count} items`);
  await expect.poll(() => editor.frames.count()).toBe(29);
  const rows = await editor.rows();
  expect(rows.at(-1)).toContain('Which river is number 4?');

  await teacher.press('Escape', 'leave the field');
  await teacher.press('Control+a', 'select all');
  await teacher.click(editor.button('Format'), 'Format');
  const options = dialog.getByRole('radiogroup', { name: 'Columns of options and words' });
  await teacher.click(options.getByText('2', { exact: true }), '2');
  await teacher.press('Escape', 'close');
  await teacher.click(page.getByRole('button', { name: /^Points and versions/ }), 'Points and versions');
  await teacher.click(page.locator('label', { hasText: 'Give points' }), 'Give points');
  await teacher.click(page.getByRole('button', { name: /Versions$/ }), 'Versions');
  await teacher.click(page.getByRole('option', { name: /^A–D/ }), 'A–D');
  await teacher.click(page.locator('label', { hasText: 'All answers in short' }), 'short answers');
  await teacher.click(page.locator('label', { hasText: 'Marking guide' }), 'marking guide');

  const email = anEmail();
  const pages = await publishFirst(teacher, {
    email,
    code: () => journey.product.codeFor(email),
    grade: 'Grade 8',
    subject: 'History',
    filename: 'Revolution',
    pays: true,
  });
  expect(pages.filter((text) => text.includes('Version D')).length).toBeGreaterThan(0);
  expect((await teacher.downloadKey()).join(' ')).toContain('Marking guide');
  expect(teacher.presses.length, teacher.presses.join('\n')).toBeLessThanOrEqual(35);
});
