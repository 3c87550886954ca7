// @module-tag slow
import { expect, test } from 'vitest';
import { SCRAMBLED } from './brief.ts';
import { editor, expectPaper, openTeachersEditor, reopenTab } from './teacher.ts';

/** From an empty page to the word bank’s items, and a closed tab. */
openTeachersEditor();

test('the header is written: a title with marks, three student fields, on every page', async () => {
  const { page } = await editor.openNew();
  const title = editor.field('Title');
  await editor.write(title, '');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('The Water ');
  await page.keyboard.press('ControlOrMeta+u');
  await page.keyboard.type('Cycle');
  await editor.button(/^Student fields/).click();
  await editor.button('Class').click();
  await editor.toggle('Every Page');
  await expectPaper(/NameDateClassThe Water Cycle/);
  expect(await editor.paper.locator('h1 u').textContent()).toBe('Cycle');
});

test('the body is Andika 13 pt with line height 1.4', async () => {
  await editor.openSection('Body Font Styling');
  await editor.choose('Font', 'Andika');
  await editor.setNumber('Font size', 13);
  await editor.setNumber('Line height', 1.4);
});

test('section header and boxed instruction', async () => {
  const header = await editor.addItem('Section Header');
  await editor.write(editor.field('Title', header), 'Warm-up');
  await header.getByText('Center', { exact: true }).click();
  await editor.setNumber('Size', 22, header);
  await editor.setColor('#1D4ED8', header);
  const box = await editor.addItem('Instruction');
  await editor.write(
    editor.field('Instruction', box),
    'Read each question carefully. Use the word bank on page 1 where you need it.',
  );
  await editor.choose('Style', 'Dashed', box);
  await expectPaper(/Warm-upRead each question carefully/);
});

test('a word bank in alphabetical order and Title Case, with a word of its own', async () => {
  const bank = await editor.addItem('Word Bank');
  await editor.field('Add a word', bank).click();
  await editor.page.keyboard.type('groundwater');
  await bank.getByText('A–Z', { exact: true }).click();
  await editor.choose('Text case', 'Title Case', bank);
  await editor.showAdvanced();
  await editor.choose('Style', 'Double', bank);
  await expectPaper(/Groundwater/);
});

test('multiple choice, and True/False', async () => {
  const choices = [
    { answer: 'condensation' },
    { answer: 'evaporation', correct: true },
    { answer: 'freezing' },
    { answer: 'melting' },
  ];
  await editor.addMultipleChoice('Which change of state turns liquid water into water vapour?', choices, 2);
  const frame = await editor.addItem('Multiple Choice');
  await editor.write(editor.field('Question', frame), 'Most of the water on Earth is fresh water.');
  await editor.toggle('True/False', frame);
  await frame.locator('label', { hasText: 'B is correct' }).click();
  await expectPaper(
    /1\.Which change of state.*AcondensationBevaporationCfreezingDmelting2\.Most.*ATrueBFalse/,
  );
});

test('open responses with lines and with a short line', async () => {
  const lines = await editor.addItem('Open Response');
  await editor.write(editor.field('Question', lines), 'Explain in your own words why it rains.');
  await editor.setNumber('Lines', 4, lines);
  await editor.toggle('Answer key', lines);
  await editor.write(
    editor.field('Answer', lines),
    'Water vapour cools and condenses into droplets that become heavy enough to fall.',
  );
  const short = await editor.addItem('Open Response');
  await editor.write(editor.field('Question', short), 'Water boils at ___ °C at sea level.');
  await short.getByText('Short Line', { exact: true }).click();
  await editor.setNumber('Line width', 2, short);
  await editor.toggle('Answer key', short);
  await editor.write(editor.field('Answer', short), '100');
});

test('fill in the blank and word scramble give their words to the bank', async () => {
  const text =
    'The sun heats the ocean and water evaporates. High in the cold air the vapour condenses into clouds, ' +
    'and precipitation falls back to the ground.';
  const blanks = await editor.addFillInTheBlank(text, ['evaporates', 'condenses', 'precipitation']);
  await blanks.getByText('Letter blanks', { exact: true }).click();
  await blanks.getByText('Box', { exact: true }).click();
  await editor.toggle('Include in Word Bank', blanks);
  const scramble = await editor.addItem('Word Scramble');
  for (const term of SCRAMBLED) {
    await editor.page.keyboard.type(term);
    await editor.page.keyboard.press('Enter');
  }
  await editor.setNumber('Columns', 2, scramble);
  await editor.toggle('Include in Word Bank', scramble);
  await expect
    .poll(() => editor.bankWords())
    .toEqual([
      'Collection',
      'Condenses',
      'Evaporates',
      'Groundwater',
      'Infiltration',
      'Precipitation',
      'Runoff',
      'Transpiration',
    ]);
});

test('the tab is closed without saving, and the work is there again', async () => {
  await editor.page.locator('.save-state[title="Kept on this device."]').waitFor();
  await reopenTab();
  await expectPaper(/The Water Cycle.*4\.Water boils at/);
  expect(await editor.frames.count()).toBe(9);
});
