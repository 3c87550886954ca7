import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type Person, type TestBrowser } from '../support/browser.ts';
import { anEmail, EditorDriver } from '../support/editor-driver.ts';
import { readPdf } from '../support/pdf.ts';
import { aProduct, type Product } from '../support/product.ts';

/**
 * The first half of a grade 5 worksheet, from an empty page to the printed PDF, by somebody who has no
 * account and closes the tab half-way.
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

  test('open responses with lines, a short line, blank space and handwriting lines', async () => {
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

  test('the tab is closed without saving, and the work is there again', async () => {
    await editor.page.locator('.save-state[title="Kept on this device."]').waitFor();
    await person.page.close();
    const page = await person.context.newPage();
    editor = new EditorDriver(page, product);
    await editor.openNew();
    await expectPaper(/The Water Cycle.*4\.Water boils at/);
    await page.locator('.notice', { hasText: 'unsaved work' }).waitFor();
  });

  test('divider, text with marks, page break and a drawing space', async () => {
    const divider = await editor.addItem('Divider');
    await editor.choose('Style', 'Dashed', divider);
    await editor.setNumber('Width', 80, divider);
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
    await editor.addItem('Page Break');
    const space = await editor.addItem('Open Response');
    await editor.write(editor.field('Question', space), 'Draw a cloud and show where condensation happens.');
    await space.getByText('Blank Space', { exact: true }).click();
    await editor.setNumber('Height', 3, space);
    const hand = await editor.addItem('Open Response');
    await editor.write(editor.field('Question', hand), 'Write the word cloud.');
    await hand.getByText('Handwriting Lines', { exact: true }).click();
    expect(await editor.sheets.count()).toBe(2);
    expect(await editor.paper.locator('sub').textContent()).toBe('2');
  });

  test('the answer key shows on the paper, and A4 has the same pages', async () => {
    await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
    await expectPaper(/Answer key.*Water vapour cools/);
    await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
    await editor.openSection('Body Style');
    await editor.page.getByText('A4', { exact: true }).click();
    expect(await editor.sheets.count()).toBe(2);
    await editor.page.getByText('Letter', { exact: true }).click();
  });

  test('signing up, naming and saving', async () => {
    await editor.saveAsNewcomer(anEmail(), 'Water cycle review');
    expect(editor.page.url()).toMatch(/\/edit\/[\w-]+$/);
  });

  test('publishing leads to the published page, with its PDF and its answer key', async () => {
    await editor.publish(['Science'], ['Grade 4', 'Grade 5']);
    const { page } = editor;
    expect(page.url()).toMatch(/\/d\/[\w-]+\/the-water-cycle$/);
    const student = await downloaded();
    const pages = await readPdf(student);
    expect(pages).toHaveLength(2);
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [612, 792],
      [612, 792],
    ]);
    for (const { text } of pages) expect(text).toMatch(/Name.*Date.*Class/);
    const [first = '', second = ''] = pages.map(({ text }) => text);
    expect(first).toContain('The Water Cycle');
    expect(first).toMatch(
      /1\. Which change of state.*2\. Most of the water.*3\. Explain in your own words.*4\. Water boils at/,
    );
    expect(first).toMatch(/A drop of H ?2 ?O may spend over 3,000 years in the ocean/);
    expect(second).toMatch(/5\. Draw a cloud.*6\. Write the word cloud\./);
    expect(first + second).not.toMatch(/heavy enough to fall|Answer key/);

    await page.getByText('Answer key', { exact: true }).click();
    const key = (await readPdf(await downloaded())).map(({ text }) => text);
    expect(key).toHaveLength(2);
    for (const text of key) expect(text).toContain('Answer key');
    expect(key[0]).toMatch(/heavy enough to fall/);
    expect(key[0]).toMatch(/Water boils at 100 °C/);
  });

  test('the start page lists the document with its picture, and everything survives a power cut', async () => {
    await product.crashAndRestart();
    const { page } = editor;
    await page.goto(product.url);
    await page.getByText('Water cycle review').first().waitFor();
    await page.getByText('Water cycle review').first().click();
    await page.waitForURL(/\/edit\//);
    await expectPaper(/The Water Cycle.*6\.Write the word cloud/);
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
