// @module-tag slow
import { expect, test } from 'vitest';
import { aJourney } from '#test/support/journey.ts';
import { CountingTeacher } from './counting-teacher.ts';

/** Sheets that are laid out as teachers do, from the start page to what stands on the paper. */
const journey = aJourney();

const STORY =
  'The sun rose over the harbour. The old lighthouse keeper climbed the winding stairs every evening, carrying a lamp that smelled of oil. On the night the storm broke, he counted ninety-nine steps and heard the sea strike the rocks below. Nobody in the village slept. In the morning the boats lay still, and gulls walked on the wet sand as if nothing had happened at all.';

async function openSheet() {
  const visitor = await journey.visitor();
  const teacher = new CountingTeacher(visitor);
  await visitor.page.goto(journey.product.url);
  await teacher.click(visitor.page.getByRole('link', { name: /^Worksheet/ }), 'Worksheet');
  await visitor.editor.button('Add Basic Text').waitFor();
  return { ...visitor, teacher };
}

test('a passage with numbered lines, a word explained, and a question about a line takes 11 actions at most', async () => {
  const { editor, page, teacher, faults } = await openSheet();
  await teacher.click(editor.button('Add Basic Text'), 'Basic Text');
  await teacher.waitForCaret('Text');
  await teacher.paste(STORY, 'the story');
  await expect.poll(() => editor.paper.textContent()).toContain('lighthouse');
  await teacher.click(editor.frame.locator('label', { hasText: 'Number every fifth line' }), 'Number lines');
  // A double click on a word is one action, as each selection is.
  await teacher.click(editor.field('Text', editor.frame), 'caret in the text');
  await page.keyboard.press('ControlOrMeta+Home');
  await teacher.press('ControlOrMeta+Shift+ArrowRight', 'select a word');
  await teacher.click(editor.button('Explain the selected words'), 'Explain');
  await teacher.click(page.getByPlaceholder('What it means'), 'meaning');
  await page.keyboard.type('a word before a noun');
  await teacher.click(editor.field('Text', editor.frame), 'caret in the text');
  await teacher.press('Shift+ArrowDown', 'select a line');
  await teacher.click(editor.button('Ask about these lines'), 'Ask about these lines');
  await page.keyboard.type('What happens?');
  await expect.poll(() => editor.paper.textContent()).toMatch(/Read\s+lines?\s.*What happens\?/);
  await expect.poll(() => editor.paper.locator('.line-numbers').textContent()).toBe('5');
  expect(faults).toEqual([]);
  expect(teacher.actions.length, teacher.actions.join('\n')).toBeLessThanOrEqual(11);
});

test('a quiz of twelve pasted questions stands in two columns on one page after 6 actions at most', async () => {
  const { editor, page, teacher, faults } = await openSheet();
  const questions = Array.from({ length: 12 }, (_, at) => `${at + 1}. What is ${at + 2} × 7?`).join('\n');
  await page.locator('body').click({ position: { x: 700, y: 600 } });
  await teacher.paste(questions, '12 questions');
  await teacher.click(editor.button('Make 12 items'), 'Make 12 items');
  await expect.poll(() => editor.frames.count()).toBe(12);
  await teacher.click(page.getByRole('button', { name: /^Page/ }).first(), 'Page');
  await teacher.click(page.locator('.side-bar').getByText('2', { exact: true }).first(), 'two columns');
  await teacher.click(page.getByRole('button', { name: /^Fit on one page/ }), 'Fit on one page');
  await expect.poll(() => editor.sheets.count()).toBe(1);
  await expect.poll(() => editor.paper.locator('.column').count()).toBe(2);
  expect(faults).toEqual([]);
  expect(teacher.actions.length, teacher.actions.join('\n')).toBeLessThanOrEqual(6);
});

test('a map with blanks for four continents takes 10 actions at most', async () => {
  const { editor, page, teacher, faults } = await openSheet();
  await teacher.click(editor.button('Add Picture'), 'Picture');
  await teacher.click(editor.frame.getByRole('button', { name: 'Choose a picture' }), 'Choose a picture');
  await teacher.type('Search icons', 'world map');
  await teacher.click(editor.dialog.getByRole('button', { name: /^world map/i }).first(), 'the map');
  const board = editor.frame.locator('.picture-board');
  await board.waitFor();
  const continents = [
    ['Africa', 0.52, 0.55],
    ['Europe', 0.5, 0.3],
    ['Asia', 0.72, 0.35],
    ['Australia', 0.85, 0.7],
  ] as const;
  for (const [name, x, y] of continents) {
    // The list of labels grows, and may move the picture.
    const box = await board.boundingBox();
    if (!box) throw new Error('There is no picture');
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    await page.keyboard.type(name);
    teacher.actions.push(`click ${name}`);
  }
  await expect.poll(() => editor.paper.locator('.picture-label').count()).toBe(4);
  await teacher.click(page.locator('label', { hasText: 'Answer key' }).first(), 'Answer key');
  await expect
    .poll(async () =>
      (await editor.paper.locator('.picture-label').allInnerTexts()).map((text) => text.trim()).sort(),
    )
    .toEqual(['Africa', 'Asia', 'Australia', 'Europe']);
  expect(faults).toEqual([]);
  expect(teacher.actions.length, teacher.actions.join('\n')).toBeLessThanOrEqual(10);
});

test('a lab report with a heading, a question, a list of materials and a table takes 17 actions at most', async () => {
  const { editor, page, teacher, faults } = await openSheet();
  await teacher.click(editor.button('Add Section Header'), 'Section Header');
  await teacher.type(/^(Text|Title|Heading)/, 'Question and hypothesis');
  await teacher.click(editor.button('Add Open Response'), 'Open Response');
  await teacher.type('Question', 'Where does an ice cube melt fastest?');
  await teacher.click(editor.button('Add Section Header'), 'Section Header');
  await teacher.type(/^(Text|Title|Heading)/, 'Materials');
  await teacher.click(editor.button('Add Checklist'), 'Checklist');
  await page.keyboard.type('3 ice cubes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3 cups');
  teacher.actions.push('type into Checklist');
  await teacher.click(editor.button('Add Section Header'), 'Section Header');
  await teacher.type(/^(Text|Title|Heading)/, 'Results');
  await teacher.click(editor.button('Add Table'), 'Table');
  await teacher.click(editor.field('Row 1, column 1', editor.frame), 'the first cell');
  for (const word of ['Cup', 'Start', 'End', 'Air', '', '', 'Water', '', '']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  teacher.actions.push('type into the cells');
  await teacher.click(editor.button('Add Open Response'), 'Open Response');
  await teacher.type('Question', 'Was your hypothesis right?');
  await expect
    .poll(() => editor.paper.textContent())
    .toMatch(/Results.*Cup.*Water.*Was your hypothesis right\?/);
  expect(faults).toEqual([]);
  expect(teacher.actions.length, teacher.actions.join('\n')).toBeLessThanOrEqual(17);
});

test.each(['KWL chart', 'Timetable'])('a ready table, as a %s, takes 4 actions at most', async (name) => {
  const { editor, page, teacher, faults } = await openSheet();
  await teacher.click(editor.button('Add Table'), 'Table');
  await teacher.click(editor.button('Ready tables', editor.frame), 'Ready tables');
  await teacher.click(page.getByRole('menuitem', { name }), name);
  await expect.poll(() => editor.paper.locator('.table-cell').count()).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  expect(teacher.actions.length, teacher.actions.join('\n')).toBeLessThanOrEqual(4);
});

test('words to trace on the lines of a German school book take 6 actions at most', async () => {
  const { editor, page, teacher, faults } = await openSheet();
  await teacher.click(editor.button('Add Handwriting'), 'Handwriting');
  await page.keyboard.type('Hund');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Katze');
  teacher.actions.push('type into Handwriting');
  await teacher.click(editor.frame.locator('label', { hasText: 'Advanced Options' }), 'Advanced Options');
  await teacher.click(editor.frame.getByRole('button', { name: /Ruling/ }), 'Ruling');
  await teacher.click(page.getByRole('option', { name: /Lineatur 1/ }), 'Lineatur 1');
  await expect.poll(() => editor.paper.locator('.guide-lines').count()).toBeGreaterThan(1);
  expect(faults).toEqual([]);
  expect(teacher.actions.length, teacher.actions.join('\n')).toBeLessThanOrEqual(6);
});
