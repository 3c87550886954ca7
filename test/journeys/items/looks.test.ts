// @module-tag slow
import { describe, expect, test } from 'vitest';
import { editor, expectPaper, open, openItemsEditor, openThree } from './worksheet.ts';

/** Numbering, font size, border and color of an item, and the header above it. */
openItemsEditor();

describe('numbering', () => {
  test('takes a format, restarts at 1, and is skipped, where restarting is no choice', async () => {
    await openThree();
    await editor.row(1).click();
    await editor.showAdvanced();
    await editor.choose('Numbering', 'A)');
    await expect.poll(() => editor.numbers()).toEqual(['1.', 'B)', '3.']);
    await editor.toggle('Restart');
    await expect.poll(() => editor.numbers()).toEqual(['1.', 'A)', '2.']);
    await editor.toggle('Skip');
    await expect.poll(() => editor.numbers()).toEqual(['1.', '2.']);
    expect(await editor.frame.getByRole('switch', { name: 'Restart' }).isDisabled()).toBe(true);
    await editor.button(/Numbering$/, editor.frame).click();
    const premium = editor.page.getByRole('option').filter({ hasText: 'Premium' });
    const names = (await premium.allTextContents()).map((words) => words.replace('Premium', ''));
    expect(names).toEqual(['I.', 'i.', 'Q1.', '①', 'Question 1']);
    await editor.page.keyboard.press('Escape');
  });

  test('an item has a font size of its own, and a border in its own color, whose thickness is remembered while it is off', async () => {
    const item = (await editor.block(1)).locator('.item');
    const look = () => item.evaluate((element) => [element.style.fontSize, element.style.borderWidth]);
    await editor.setNumber('Font size', 20, editor.frame);
    await editor.toggle('Border', editor.frame);
    await editor.setNumber('Thickness', 5, editor.frame);
    await editor.setColor('15803D', editor.frame);
    await expect.poll(look).toEqual(['20pt', '5px']);
    expect(await item.evaluate((element) => element.style.borderColor)).toBe('rgb(21, 128, 61)');
    await editor.toggle('Border', editor.frame);
    await expect.poll(look).toEqual(['20pt', '']);
    await editor.toggle('Border', editor.frame);
    await editor.button('Use the worksheet’s size', editor.frame).click();
    await expect.poll(look).toEqual(['14pt', '5px']);
  });
});

describe('a background', () => {
  test('is printed pale behind the item, in a colour that is chosen, and goes in one step', async () => {
    await openThree();
    await editor.row(1).click();
    await editor.showAdvanced();
    const item = (await editor.block(1)).locator('.item');
    const look = () => item.evaluate(({ style }) => [style.backgroundColor, style.padding]);
    await expect.poll(look).toEqual(['', '']);
    await editor.toggle('Background', editor.frame);
    await expect.poll(look).toEqual(['rgb(244, 232, 205)', '8px 12px']);
    await editor.setColor('1D4ED8', editor.frame);
    await expect.poll(look).toEqual(['rgb(210, 220, 247)', '8px 12px']);
    await editor.undo();
    await editor.undo();
    await expect.poll(look).toEqual(['', '']);
  });
});

describe('themes', () => {
  test('show the document in each of them, and one is taken, and given back, in one step', async () => {
    await openThree();
    const item = editor.paper.locator('.item').first();
    const look = () =>
      item.evaluate(({ style }) => [style.fontFamily.split(',')[0]?.replace(/['"]/g, ''), style.borderStyle]);
    await expect.poll(look).toEqual(['Nunito', '']);
    await editor.openSection('Body Font Styling');
    await editor.button('Themes').click();
    const dialog = editor.page.getByRole('dialog');
    await expect.poll(() => dialog.locator('.theme-sheet .drawn-sheet .item').count()).toBe(15);
    await dialog.getByRole('button', { name: 'Framed' }).click();
    await expect.poll(look).toEqual(['Andika', 'solid']);
    await expect.poll(() => dialog.count()).toBe(0);
    await editor.undo();
    await expect.poll(look).toEqual(['Nunito', '']);
  });
});

describe('the header', () => {
  test('a title is cut at 300 characters, and a section header left empty says Header', async () => {
    await open();
    await editor.put(editor.field('Title'), 'x'.repeat(320));
    await expect.poll(() => editor.paper.locator('h1').textContent()).toBe('x'.repeat(300));
    const frame = await editor.addItem('Section Header');
    await editor.field('Title', frame).fill('');
    await editor.row(0).click();
    await expectPaper(/Header/);
    expect(await editor.rows()).toEqual(['Section Header Header']);
  });

  test('suggests the student fields that are not used yet, whatever their case', async () => {
    await open();
    await editor.button(/^Student fields/).click();
    const suggestions = () => editor.page.locator('.suggestion').allTextContents();
    await expect
      .poll(suggestions)
      .toEqual(['Class', 'Grade', 'Teacher', 'Subject', 'Period', 'Section', 'Age']);
    const own = editor.field('Add a field of your own');
    await own.fill('tEACHER');
    await own.press('Enter');
    await expect.poll(suggestions).not.toContain('Teacher');
    await own.fill('teacher ');
    await editor.page.getByText('“teacher” is there already').waitFor();
    await editor.button('Remove Name').click();
    await expect.poll(suggestions).toContain('Name');
    await expectPaper(/DatetEACHER/);
  });

  test('Every Page is no choice while student info is hidden', async () => {
    await open();
    const everyPage = editor.page.getByRole('switch', { name: 'Every Page' });
    expect(await everyPage.isDisabled()).toBe(false);
    await editor.toggle('Student Info');
    expect(await everyPage.isDisabled()).toBe(true);
  });
});
