import { beforeAll, expect, test } from 'vitest';
import { worksheet } from '#shared/kinds/worksheet/schema.ts';
import { listViolations } from '../support/axe.ts';
import type { EditorDriver } from '../support/editor-driver.ts';
import { aJourney, type Visitor } from '../support/journey.ts';
import { aPrinter } from '../support/render.ts';
import { listStoredDrafts } from '../support/stored-drafts.ts';

/** A teacher types maths, puts some in from the palette, sees it on the sheet, and prints it with its key. */
const journey = aJourney();
const print = aPrinter();
let person: Visitor;
let editor: EditorDriver;
const typesetters: string[] = [];

beforeAll(async () => {
  person = await journey.visitor();
  editor = person.editor;
  person.page.on('request', (request) => {
    if (/typeset/.test(request.url())) typesetters.push(request.url());
  });
  await editor.openNew();
  await editor.addItem('Multiple Choice');
});

const formulas = () =>
  editor.paper
    .locator('.formula')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace('\u2063', '')));
const tex = () => editor.dialog.getByRole('textbox', { name: 'Formula in TeX' });
const option = (letter: string) => editor.field(`Option ${letter}`, editor.frame);

test('a price is text, and nothing is loaded for it', async () => {
  await editor.write(editor.field('Question', editor.frame), 'It costs $5 and $6. ');
  await expect.poll(() => editor.paper.textContent()).toContain('It costs $5 and $6.');
  expect(typesetters).toEqual([]);
});

test('TeX between dollar signs is maths on the sheet as soon as it is typed', async () => {
  await editor.page.keyboard.type('What is $\\frac{1}{2}+\\frac{1}{4}$?');
  await expect.poll(formulas).toEqual(['1/2 + 1/4']);
  await expect.poll(() => editor.paper.locator('.formula-tall').count()).toBe(2);
  expect(typesetters.length).toBeGreaterThan(0);
});

test('the palette opens by the keys, says what cannot be read and where, and is clean for axe', async () => {
  await option('A').click();
  await editor.page.keyboard.press('Alt+=');
  await tex().fill('3 + \\foo');
  await editor.dialog.getByText('There is no command \\foo, at character 5: \\foo').waitFor();
  expect(await editor.button('Insert', editor.dialog).isDisabled()).toBe(true);
  expect(await listViolations(editor.page)).toEqual([]);
  await tex().fill('3');
  await editor.button(/^Fraction/, editor.dialog).click();
  await editor.page.keyboard.type('1');
  await editor.page.keyboard.press('ArrowRight');
  await editor.page.keyboard.press('ArrowRight');
  await editor.page.keyboard.type('4');
  await editor.page.keyboard.press('Enter');
  await editor.dialog.waitFor({ state: 'detached' });
  await expect.poll(formulas).toContain('3 1/4');
  await editor.page.keyboard.type(' cups');
  await expect.poll(() => option('A').textContent()).toBe('$3\\frac{1}{4}$ cups');
});

test('a sum is set out in columns, from an empty field', async () => {
  await option('B').click();
  await editor.button('Math', editor.frame).click();
  await tex().fill('47 + 35');
  await editor.button(/^Addition/, editor.dialog).click();
  await editor.button('Insert', editor.dialog).click();
  await expect.poll(formulas).toContain('47; + 35');
});

test('undo takes a formula back, and redo brings it again', async () => {
  await editor.undo();
  await expect.poll(formulas).not.toContain('47; + 35');
  await editor.redo();
  await expect.poll(formulas).toContain('47; + 35');
});

test('a press on a formula leads to it, and the palette changes it or makes text of it', async () => {
  await editor.paper.locator('.option .formula').first().click();
  await editor.page.keyboard.press('Alt+=');
  expect(await tex().inputValue()).toBe('3\\frac{1}{4}');
  await tex().fill('3\\frac{3}{4}');
  await editor.button('Update', editor.dialog).click();
  await editor.dialog.waitFor({ state: 'detached' });
  await expect.poll(formulas).toContain('3 3/4');
  await editor.page.keyboard.press('Alt+=');
  await editor.button('Turn into text', editor.dialog).click();
  await expect.poll(formulas).not.toContain('3 3/4');
  expect(await option('A').textContent()).toBe('$3\\frac{3}{4}$ cups');
  // Nobody types a sign: to come and go changes nothing.
  const question = editor.field('Question', editor.frame);
  await question.click();
  await option('A').click();
  await editor.page.keyboard.press('Home');
  for (const _ of '$3\\frac{3}{4}$') await editor.page.keyboard.press('ArrowRight');
  await question.click();
  await expect.poll(formulas).not.toContain('3 3/4');
  await editor.undo();
  await expect.poll(formulas).toContain('3 3/4');
});

test('what is on the sheet is printed, on the key too', async () => {
  await editor.frame.locator('label', { hasText: 'A is correct' }).click();
  await expect.poll(async () => JSON.stringify(await listStoredDrafts(editor))).toContain('"correct":true');
  const [draft] = await listStoredDrafts(editor);
  const document = worksheet.parse((draft as { document: unknown }).document);
  for (const answerKey of [false, true]) {
    const { pages, warnings } = await print(document, { answerKey });
    expect(warnings).toEqual([]);
    expect(pages[0]?.text).toContain('It costs $5 and $6.');
    expect(pages[0]?.text).not.toContain('frac');
  }
});

test('the palette keeps a formula large, and says where a dollar sign would end it', async () => {
  await editor.write(editor.field('Question', editor.frame), 'It costs $5 and $6. $$\\sum_{i=1}^n i$$');
  await editor.page.keyboard.press('Alt+=');
  await tex().fill('\\text{for $5$}');
  await editor.dialog
    .getByText('Write a dollar sign within a formula as \\$, at character 11: $5$}')
    .waitFor();
  expect(await editor.button('Update', editor.dialog).isDisabled()).toBe(true);
  await tex().fill('\\sum_{i=1}^m i');
  await editor.button('Update', editor.dialog).click();
  await expect
    .poll(() => editor.field('Question', editor.frame).textContent())
    .toBe('It costs $5 and $6. $$\\sum_{i=1}^m i$$');
  // In the middle over its sign, not behind it.
  const findStart = async (letter: string) =>
    (await editor.paper.locator('.formula-letters', { hasText: letter }).first().boundingBox())?.x ?? 0;
  await expect.poll(async () => (await findStart('𝑚')) - (await findStart('𝑖'))).toBeGreaterThan(2);
});

test('a formula that its column has no room for is named, with the way there, until it is shorter', {
  tags: ['slow'],
}, async () => {
  const notice = editor.page.getByRole('region', { name: 'Notices' });
  const sum = Array.from({ length: 20 }, (_, at) => `x_{${at}}`).join('+');
  await editor.write(editor.field('Question', editor.frame), `$\\frac{${sum}+${sum}}{2}$ `);
  await notice.getByText('Question 1 has a formula that is wider than its column.').waitFor();
  await editor.page.getByText('Cut off in print').waitFor();
  await editor.write(editor.field('Question', editor.frame), `$\\frac{${sum}}{2}$ `);
  await notice.getByText('wider than its column').waitFor({ state: 'detached' });
  await expect.poll(() => editor.paper.locator('.formula[style]').count()).toBe(1);
});

test('fields of plain text take formulas as others do: titles, texts with blanks, words of a bank', {
  tags: ['slow'],
}, async () => {
  const { keyboard } = editor.page;
  await editor.paper.locator('h1').click();
  await editor.write(editor.field('Title'), 'Solve $x^2$ now');
  await expect.poll(() => editor.paper.locator('h1 .formula').count()).toBe(1);
  await editor.addItem('Section Header');
  await editor.write(editor.field('Title', editor.frame), 'Halves of $\\frac{1}{2}$ ');
  await expect.poll(() => editor.paper.locator('.section-header .formula').count()).toBe(1);
  await editor.addItem('Fill in the Blank');
  await editor.write(
    editor.field('Text', editor.frame),
    'It costs $5 and $6. Half of $\\frac{3}{4}$ is less.',
  );
  await expect.poll(async () => (await formulas()).at(-1)).toBe('3/4');
  await editor.addItem('Word Bank');
  await editor.field('Add a word', editor.frame).click();
  await keyboard.type('cloud ');
  await keyboard.press('Alt+=');
  await tex().fill('\\sqrt{2}');
  await keyboard.press('Enter');
  const word = editor.field('Word 1', editor.frame);
  await expect.poll(() => word.evaluate((field) => field === document.activeElement)).toBe(true);
  await keyboard.type(' more');
  await expect.poll(() => editor.field('Word 1', editor.frame).inputValue()).toBe('cloud $\\sqrt{2}$ more');
  await expect.poll(async () => (await formulas()).at(-1)).toBe('√(2)');
  await editor.undo();
  await expect.poll(() => editor.field('Word 1', editor.frame).inputValue()).toBe('cloud $\\sqrt{2}$');
});

test('numbers at random stand in doubled braces of a formula, whose own braces stay', async () => {
  await editor.addItem('Open Response');
  await editor.toggle('Random numbers in the question', editor.frame);
  await editor.frame.getByText('in a formula double the braces').waitFor();
  await editor.write(editor.field('Question', editor.frame), '$\\frac{{a}}{{b}}x^{10}$ ');
  await expect.poll(async () => (await formulas()).at(-1)).toMatch(/^\d+\/\d+x\^10$/);
  expect(person.faults).toEqual([]);
});
