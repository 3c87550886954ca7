import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { editor, expectBank, expectClean, expectPaper, isOn, openWordsEditor } from './worksheet.ts';

/** Words and letters that become blanks. */
openWordsEditor(aWorksheet({ title: 'Weather words', items: [] }));

describe('fill in the blank', () => {
  let frame: Locator;
  const blanks = () => editor.paper.locator('.blank').count();
  const letters = () => editor.paper.locator('.letter-blank').count();

  test('a text is typed without tags, and its words become blanks at a click', async () => {
    frame = await editor.addFillInTheBlank('<b>Rain</b> falls from the clouds (or snow).', [
      'clouds',
      'snow',
    ]);
    await expectPaper(/Rain falls from the {2}\(or \)\./);
    expect(await blanks()).toBe(2);
    await frame.getByText('Click on the yellow words to replace them with blanks').waitFor();
    await editor.button('snow', frame).click();
    expect(await blanks()).toBe(1);
    await expectClean();
  });

  test('typing on keeps the blank, and spaces just typed stay in the field', async () => {
    const text = editor.field('Text', frame);
    await text.press('Control+Home');
    await editor.page.keyboard.type('Cold ');
    expect(await text.inputValue()).toBe('Cold Rain falls from the clouds (or snow).');
    await expectPaper(/Cold Rain falls from the {2}\(or snow\)\./);
    expect(await blanks()).toBe(1);
    await editor.undo();
    expect(await text.inputValue()).toBe('Rain falls from the clouds (or snow).');
  });

  test('Include in Word Bank makes a bank above it, in one step of undo', async () => {
    await editor.toggle('Include in Word Bank', frame);
    expect(await editor.rows()).toEqual(['Word Bank clouds', 'Fill in the Blank']);
    await expectBank('clouds');
    await editor.undo();
    expect(await editor.rows()).toEqual(['Fill in the Blank']);
    expect(await isOn('Include in Word Bank', frame)).toBe(false);
    await editor.redo();
    await expectBank('clouds');
  });

  test('every blank that is made or taken back is in the bank or not, in the same step', async () => {
    await editor.button('Rain', frame).click();
    await expectBank('Rain', 'clouds');
    await editor.undo();
    await expectBank('clouds');
    expect(await blanks()).toBe(1);
  });

  test('in letter mode a drag makes a range, Shift extends one, and the keys do the same', async () => {
    await frame.getByText('Parts of words').click();
    await frame.getByText('Click on the yellow letters to replace them with blanks').waitFor();
    const letter = (word: number, at: number) =>
      frame.locator('.pick-word').nth(word).locator('.pick-letter').nth(at);
    const { mouse, keyboard } = editor.page;
    const [from, to] = [await letter(0, 1).boundingBox(), await letter(0, 2).boundingBox()];
    if (!from || !to) throw new Error('There are no letters');
    await mouse.move(from.x + 4, from.y + 8);
    await mouse.down();
    await mouse.move(to.x + 4, to.y + 8, { steps: 4 });
    await mouse.up();
    await expectBank('ai', 'clouds');
    await letter(1, 2).click();
    await letter(1, 4).click({ modifiers: ['Shift'] });
    await expectBank('ai', 'lls', 'clouds');
    // The letters are one stop of the Tab key, at the one that was pressed last.
    expect(await frame.locator('.pick-letter[tabindex="0"]').count()).toBe(1);
    await letter(2, 0).focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expectBank('ai', 'lls', 'r', 'clouds');
    await expectClean();
    await editor.undo(5);
    await frame.getByText('Click on the yellow words').waitFor();
  });

  test('letter blanks have a place for each letter, those chosen stay visible, box and circle are premium', async () => {
    await frame.getByText('Letter blanks').click();
    expect(await letters()).toBe(6);
    const premium = frame.locator('.choice', { hasText: 'Premium' });
    expect((await premium.allTextContents()).map((words) => words.replace('Premium', ''))).toEqual([
      'Box',
      'Circle',
    ]);
    await frame.getByText('Box', { exact: true }).click();
    await editor.button('c', frame).click();
    expect(await editor.paper.locator('.letter-box').allTextContents()).toEqual(['c', '', '', '', '', '']);
    await editor.undo(3);
    expect(await blanks()).toBe(1);
  });

  test('multiple choice offers the answer among what is typed, by the alphabet', async () => {
    await editor.toggle('Multiple choice', frame);
    await editor.field('Other choice 1', frame).click();
    await editor.page.keyboard.type('trees');
    await editor.page.keyboard.press('Enter');
    await editor.page.keyboard.type('birds');
    await editor.setNumber('Columns', 3, frame);
    await expect
      .poll(() => editor.paper.locator('.option').allTextContents())
      .toEqual(['Abirds', 'Bclouds', 'Ctrees']);
    await expectClean();
  });
});
