import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pasteLines } from '../paste-lines.ts';
import { editor, expectBank, expectClean, expectPaper, openWordsEditor, weatherWords } from './worksheet.ts';

/** Terms in another order. */
openWordsEditor(weatherWords('word_bank', 'fill_in_the_blank'));

describe('word scramble', () => {
  let frame: Locator;
  test('typed one below the other, no term is printed as it is', async () => {
    frame = await editor.addItem('Word Scramble');
    expect(await frame.getByRole('switch', { name: 'Include in Word Bank' }).isDisabled()).toBe(true);
    for (const [first = '', ...rest] of ['river', 'ocean']) {
      await editor.page.keyboard.type(first);
      await frame.getByText('Cannot be scrambled').waitFor();
      await editor.page.keyboard.type(rest.join(''));
      await editor.page.keyboard.press('Enter');
    }
    expect(await frame.getByText('Cannot be scrambled').count()).toBe(0);
    const words = await editor.paper.locator('.scramble-word').allTextContents();
    expect(words.map((word) => [...word].sort().join(''))).toEqual(['eirrv', 'aceno']);
    expect(words).not.toContain('river');
    expect(words).not.toContain('ocean');
  });

  test('Enter goes to the next term, Shift and Enter to the one before, an emptied one goes', async () => {
    const { keyboard } = editor.page;
    await editor.field('Word 2', frame).press('Shift+Enter');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.type('x');
    expect(await editor.field('Word 3', frame).inputValue()).toBe('x');
    await keyboard.press('Backspace');
    await keyboard.press('Backspace');
    expect(await editor.paper.locator('.scramble-word').count()).toBe(2);
    expect(await editor.field('Word 2', frame).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
  });

  test('a deleted term leaves the focus on the next, and comes back from the toast', async () => {
    await editor.button('Delete word 1', frame).click();
    await editor.toast('Word 1 deleted').waitFor();
    expect(await editor.field('Word 1', frame).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await editor.toast('Word 1 deleted').getByRole('button', { name: 'Undo' }).click();
    const terms = () => frame.getByRole('textbox', { name: /^Word \d/ }).evaluateAll(readWritten);
    await expect.poll(terms).toEqual(['river', 'ocean']);
  });

  test('what is pasted over a whole term takes its place, and each more line or cell is a term', async () => {
    const terms = () => frame.getByRole('textbox', { name: /^Word \d/ }).evaluateAll(readWritten);
    await editor.field('Word 2', frame).press('ControlOrMeta+a');
    await editor.page.evaluate(pasteLines, 'lake\r\n2.\tpond\tsea');
    await expect.poll(terms).toEqual(['river', 'lake', 'pond', 'sea']);
    await editor.undo();
    await expect.poll(terms).toEqual(['river', 'ocean']);
  });

  test('its terms join the bank that is there, and every key brings the bank up to date', async () => {
    await editor.toggle('Include in Word Bank', frame);
    await expectBank('clouds', 'river', 'ocean');
    await editor.field('Word 1', frame).press('End');
    await editor.page.keyboard.type('s');
    await expectBank('clouds', 'rivers', 'ocean');
    await editor.undo();
    await expectBank('clouds', 'river', 'ocean');
  });

  test('scramble by word shows once a term has several words', async () => {
    expect(await frame.getByText('Scramble by word').count()).toBe(0);
    await editor.field('Add a word to scramble', frame).click();
    await editor.page.keyboard.type('ice cream');
    await editor.toggle('Scramble by word', frame);
    await expectPaper(/cream ice/);
  });

  test('its columns and its line are among the Advanced Options, which are remembered', async () => {
    await editor.toggle('Advanced Options', frame);
    await editor.setNumber('Columns', 2, frame);
    await editor.setNumber('Line length', 1.25, frame);
    await expect
      .poll(() =>
        editor.paper
          .locator('.scramble-answer > .blank')
          .first()
          .evaluate((line) => line.clientWidth),
      )
      .toBe(120);
    await expectClean();
  });

  test.each([
    ['Letter blanks', /./],
    ['Multiple choice', /river/],
    ['Choices for each word', /./],
    ['Line', /./],
  ])('%s is drawn', async (name, text) => {
    await frame.getByText(name, { exact: true }).click();
    await expectPaper(text);
  });
});

/** Runs in the page. */
const readWritten = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value);
