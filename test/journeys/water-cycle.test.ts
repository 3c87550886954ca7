import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type Person, type TestBrowser } from '../support/browser.ts';
import { anEmail, EditorDriver } from '../support/editor-driver.ts';
import { grantPremium } from '../support/give-premium.ts';
import { pdfFactsOf } from '../support/paper/pdf-facts.ts';
import { openPdf } from '../support/paper/printed.ts';
import { readPdf } from '../support/pdf.ts';
import { aProduct, type Product } from '../support/product.ts';

const SCRAMBLED = ['transpiration', 'infiltration', 'runoff', 'collection'] as const;
const PAIRS = [
  ['evaporation', 'liquid to gas'],
  ['condensation', 'gas to liquid'],
  ['sublimation', 'solid to gas'],
  ['deposition', 'gas to solid'],
  ['runoff', 'water flowing over land'],
] as const;
const FAKES = ['solid to liquid', 'liquid to solid'] as const;
const CHECKS = [
  'I answered every question',
  'I checked my spelling',
  'I wrote my name on each page',
] as const;
const SHEETS = 4;
const QUESTIONS =
  /1\. Which change of.*2\. Most of.*3\. Explain in.*4\. Water boils.*5\. The sun.*6\. a\).*7\. Write the letter.*8\..*9\. Draw a cloud/;
const count = (text: string, word: string): number => text.split(word).length - 1;

/**
 * A whole grade 5 worksheet with every type of item, from an empty page to the printed PDF and its key, by
 * somebody who has no account and closes the tab half-way.
 */
describe('a worksheet goes from the browser to a printed PDF', () => {
  let product: Product;
  let browser: TestBrowser;
  let person: Person;
  let editor: EditorDriver;

  beforeAll(async () => {
    [product, browser] = await Promise.all([aProduct(), aBrowser()]);
    person = await browser.person();
    editor = new EditorDriver(person.page, product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('the header is written: a title with marks, three student fields, on every page', async () => {
    const { page } = await editor.openNew();
    const title = editor.field('Title');
    await editor.write(title, '');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('The Water ');
    await page.keyboard.press('ControlOrMeta+u');
    await page.keyboard.type('Cycle');
    await editor.button('Class').click();
    await editor.toggle('Every Page');
    await expectPaper(/NameDateClassThe Water Cycle/);
    expect(await editor.paper.locator('h1 u').textContent()).toBe('Cycle');
  });

  test('the body is Andika 13 pt with line height 1.4', async () => {
    await editor.openSection('Body Style');
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
    await person.page.close();
    const page = await person.context.newPage();
    editor = new EditorDriver(page, product);
    await editor.openNew();
    await expectPaper(/The Water Cycle.*4\.Water boils at/);
    expect(await editor.frames.count()).toBe(9);
    await page.locator('.notice', { hasText: 'unsaved work' }).waitFor();
  });

  test('a dashed divider, and terms to match by letter with two fake answers', async () => {
    const divider = await editor.addItem('Divider');
    await editor.choose('Style', 'Dashed', divider);
    await editor.setNumber('Width', 80, divider);
    await editor.setNumber('Thickness', 2, divider);
    const header = await editor.addItem('Section Header');
    await editor.write(editor.field('Title', header), 'Match and write');
    const matching = await editor.addItem('Matching');
    await matching.getByText('Write Letters', { exact: true }).click();
    await editor.choose('Ready text', 'Write the letter of the match on the line.', matching);
    for (const [index, [term, match]] of PAIRS.entries()) {
      await editor.put(editor.field('Term of new pair', matching), term);
      await editor.put(editor.field(`Match of pair ${index + 1}`, matching), match);
    }
    for (const fake of FAKES) await editor.put(editor.field('New fake answer', matching), fake);
    const column = editor.paper.locator('.match-lettered');
    await expect.poll(() => column.count()).toBe(PAIRS.length + FAKES.length);
  });

  test('a checklist with directions, and a text with marks', async () => {
    const list = await editor.addItem('Checklist');
    for (const entry of CHECKS) {
      await editor.page.keyboard.insertText(entry);
      if (entry !== CHECKS.at(-1)) await editor.page.keyboard.press('Enter');
    }
    await editor.toggle('Instructions', list);
    await editor.write(editor.field('Instructions text', list), 'Before you hand this in:');
    const text = await editor.addItem('Basic Text');
    const field = editor.field('Text', text);
    await field.click();
    const { keyboard } = editor.page;
    await keyboard.type('Did you know? A drop of H');
    await editor.button(/^Subscript/).click();
    await field.focus();
    await keyboard.type('2');
    await editor.button(/^Subscript/).click();
    await field.focus();
    await keyboard.type('O may spend over ');
    await keyboard.press('ControlOrMeta+b');
    await keyboard.type('3,000 years');
    await keyboard.press('ControlOrMeta+b');
    await keyboard.type(' in the ocean before it evaporates.');
    expect(await editor.paper.locator('sub').textContent()).toBe('2');
  });

  test('dotted letters to trace, the first three of a word solid, on red and blue lines', async () => {
    const frame = await editor.addItem('Handwriting');
    const { keyboard } = editor.page;
    await keyboard.type('evaporation');
    await keyboard.press('Enter');
    await keyboard.type('condensation');
    await keyboard.press('Home');
    for (const _ of 'con') await keyboard.press('Shift+ArrowRight');
    const styles = editor.page.getByRole('group', { name: 'Style of “con”', exact: true });
    await editor.button('Solid', styles).click();
    await frame.locator('.choice', { hasText: 'Red/blue' }).click();
    await expectPaper(/evaporation.*condensation/);
  });

  test('a box to draw in, a page break and a blank space to answer in', async () => {
    const box = await editor.addItem('Blank Space');
    await editor.page.keyboard.type('Draw and label the water cycle.');
    await editor.setNumber('Height', 2, box);
    await editor.toggle('Box outline', box);
    await editor.addItem('Page Break');
    const space = await editor.addItem('Open Response');
    await editor.write(editor.field('Question', space), 'Draw a cloud and show where condensation happens.');
    await space.getByText('Blank Space', { exact: true }).click();
    await editor.setNumber('Height', 3, space);
    expect(await editor.frames.count()).toBe(18);
    // The sheets above are out of sight, and empty.
    await expect.poll(async () => (await editor.numbers()).at(-1)).toBe('9.');
  });

  test('the sticker of a cloud with rain stands at the right of the last sheet', async () => {
    await editor.button('Sticker').click();
    await editor.dialog.getByRole('searchbox').fill('cloud with rain');
    await editor.dialog.getByRole('button', { name: 'cloud with rain', exact: true }).click();
    const sticker = editor.page.locator('.sticker-hold');
    await sticker.waitFor();
    // It came onto the sheet in view.
    for (const _ of Array(SHEETS)) await sticker.press('PageDown');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp'])
      await sticker.press(`Shift+${key}`);
    await editor.page.keyboard.press('Escape');
    const last = editor.sheets.nth(SHEETS - 1);
    const drawn = last.getByRole('img', { name: 'cloud with rain' });
    const left = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
    await expect.poll(async () => (await left(drawn)) - (await left(last))).toBeGreaterThan(300);
  });

  test('the answer key shows on the paper, and A4 has the same pages', async () => {
    await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
    await expectPaper(/Answer key.*Water vapour cools/);
    await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
    await editor.openSection('Body Style');
    await editor.page.getByText('A4', { exact: true }).click();
    await expect.poll(() => editor.sheets.count()).toBe(SHEETS);
    await editor.page.getByText('Letter', { exact: true }).click();
  });

  test('signing up, naming and saving', async () => {
    const email = anEmail();
    await editor.saveAsNewcomer(email, 'Water cycle review');
    // Letter blanks in boxes are for those who have a plan.
    await grantPremium(product, email);
    expect(editor.page.url()).toMatch(/\/edit\/[\w-]+$/);
  });

  test('publishing leads to the published page, with its PDF and its answer key', async () => {
    await editor.introduceThemselves('Teacher');
    await editor.publish(['Science'], ['Grade 4', 'Grade 5']);
    const { page } = editor;
    expect(page.url()).toMatch(/\/d\/[\w-]+\/the-water-cycle$/);
    const student = await downloaded();
    const pages = await readPdf(student);
    const { tags } = await openPdf(student).then(pdfFactsOf);
    expect(tags.filter(({ alt }) => alt === 'cloud with rain')).toHaveLength(1);
    expect(pages.at(-1)?.text).toMatch(/Icons: OpenMoji/);
    expect(pages.map(({ width, height }) => [width, height])).toEqual(Array(SHEETS).fill([612, 792]));
    const texts = pages.map(({ text }) => text);
    for (const text of texts) expect(text).toMatch(/Name.*Date.*Class/);
    const whole = texts.join(' ');
    expect(texts[0]).toContain('The Water Cycle');
    expect(whole).toMatch(QUESTIONS);
    expect(whole).toMatch(/A drop of H ?2 ?O may spend over 3,000 years in the ocean/);
    expect(whole).toMatch(/Before you hand this in: I answered every question I checked my spelling/);
    expect(whole).not.toMatch(/heavy enough to fall|Answer key|sublimation [A-G] [A-G]\./);

    await page.getByText('Answer key', { exact: true }).click();
    const key = (await readPdf(await downloaded())).map(({ text }) => text);
    expect(key).toHaveLength(SHEETS);
    for (const text of key) expect(text).toMatch(/Answer key.*Name.*Date.*Class/);
    const solved = key.join(' ');
    expect(solved).toMatch(QUESTIONS);
    expect(solved).toMatch(/heavy enough to fall/);
    expect(solved).toMatch(/Water boils at 100 °C/);
    expect(solved.replaceAll(' ', '')).toMatch(/waterevaporates\..*vapourcondenses.*andprecipitation/);
    for (const term of SCRAMBLED) expect(count(solved, term)).toBe(count(whole, term) + 1);
    for (const [term, match] of PAIRS) {
      const [, letter] = new RegExp(`${term} ([A-G]) [A-G]\\.`).exec(solved) ?? [];
      expect(solved).toContain(`${letter}. ${match}`);
    }
  });

  test('the start page lists the document with its picture, and everything survives a power cut', async () => {
    await product.crashAndRestart();
    const { page } = editor;
    await page.goto(product.url);
    await page.getByText('Water cycle review').first().waitFor();
    await page.getByText('Water cycle review').first().click();
    await page.waitForURL(/\/edit\//);
    await expectPaper(/The Water Cycle.*4\.Water boils at/);
    expect(await editor.frames.count()).toBe(18);
  });

  test('nothing went wrong on the way', () => {
    expect(person.faults).toEqual([]);
  });

  async function expectPaper(text: RegExp): Promise<void> {
    await expect
      .poll(async () => (await editor.paper.textContent()) ?? '', { timeout: 10_000 })
      .toMatch(text);
  }

  async function downloaded(): Promise<Uint8Array> {
    const download = editor.page.waitForEvent('download');
    await editor.page.getByText('Download PDF').click();
    return readFile(await (await download).path());
  }
});
