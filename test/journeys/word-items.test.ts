import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { aWorksheet } from '../support/builders.ts';
import type { EditorDriver } from '../support/editor-driver.ts';
import { aJourney, keptDrafts, openKept } from '../support/journey.ts';
import { renderIn } from '../support/render.ts';

/** Word bank, fill in the blank, word scramble and matching: built by a person, one worksheet for all of them. */
const journey = aJourney();
const folder = mkdtempSync(join(tmpdir(), 'words-'));
let faults: readonly string[];
let editor: EditorDriver;
let frame: Locator;

beforeAll(async () => {
  ({ editor, faults } = await journey.visitor());
  await openKept(editor, aWorksheet({ title: 'Weather words', items: [] }));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

const expectPaper = (text: RegExp) => expect.poll(() => editor.paper.textContent()).toMatch(text);
const expectBank = (...words: readonly string[]) =>
  expect.poll(async () => (await editor.bankWords()).sort()).toEqual([...words].sort());
const isOn = (name: string) => frame.getByRole('switch', { name }).isChecked();
const blanks = () => editor.paper.locator('.blank').count();
const letters = () => editor.paper.locator('.letter-blank').count();
const expectClean = async () => expect(await violations(editor.page)).toEqual([]);

describe('fill in the blank', () => {
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
    expect(await isOn('Include in Word Bank')).toBe(false);
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

describe('word scramble', () => {
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
    await editor.setNumber('Line length', 120, frame);
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
    ['Choices per word', /./],
    ['Line', /./],
  ])('%s is drawn', async (name, text) => {
    await frame.getByText(name, { exact: true }).click();
    await expectPaper(text);
  });
});

describe('matching', () => {
  const terms = () => editor.paper.locator('.match-left').allTextContents();
  const answers = () => editor.paper.locator('.match-right, .match-lettered').allTextContents();
  const keyboard = () => editor.page.keyboard;

  test('typing in either field of the row for a new pair makes a pair, and the caret stays', async () => {
    frame = await editor.addItem('Matching');
    await editor.field('Term of new pair', frame).click();
    await keyboard().type('evaporation');
    await keyboard().press('Tab');
    await keyboard().type('liquid to gas');
    await editor.field('Match of new pair', frame).click();
    await keyboard().type('gas to liquid');
    await editor.write(editor.field('Term of pair 2', frame), 'condensation');
    await editor.write(editor.field('Term of new pair', frame), 'freezing');
    const halfEmpty = frame.getByText('Pair 3 is half empty.');
    await halfEmpty.waitFor({ state: 'attached' });
    await editor.write(editor.field('Match of pair 3', frame), 'liquid to solid');
    expect(await halfEmpty.count()).toBe(0);
    expect(await terms()).toEqual(['evaporation', 'condensation', 'freezing']);
    await editor.write(editor.field('Term of new pair', frame), ' ');
    expect(await editor.field('Term of new pair', frame).count()).toBe(0);
    await editor.button('Delete pair 4', frame).click();
    await expectClean();
  });

  test('the right column is never as it was typed, and Shuffle Answers stores another order', async () => {
    const before = await answers();
    expect(before).not.toEqual(['liquid to gas', 'gas to liquid', 'liquid to solid']);
    await editor.button('Shuffle Answers', frame).click();
    await expect.poll(answers).not.toEqual(before);
    await editor.undo();
    await expect.poll(answers).toEqual(before);
  });

  test('a pair is moved by the keys, and one that is kept stands side by side', async () => {
    await editor.lift(editor.button('Move Pairs, place 3 of 4', frame));
    await keyboard().press('ArrowUp');
    await editor.page.locator('[id^="DndLiveRegion"]', { hasText: 'Moved to Pairs, place 2 of 4.' }).waitFor({
      state: 'attached',
    });
    await keyboard().press('Space');
    await expect.poll(terms).toEqual(['evaporation', 'freezing', 'condensation']);
    await editor.button('Keep pair 2 side by side', frame).click();
    await expect.poll(async () => (await answers())[1]).toBe('liquid to solid');
  });

  test('a pair is dragged to another place with the mouse', async () => {
    const [from, to] = await Promise.all([
      editor.button('Move Pairs, place 2 of 4', frame).boundingBox(),
      editor.button('Move Pairs, place 1 of 4', frame).boundingBox(),
    ]);
    const { mouse } = editor.page;
    await mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 12);
    await mouse.down();
    await mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 4, { steps: 6 });
    await mouse.up();
    await expect.poll(terms).toEqual(['freezing', 'evaporation', 'condensation']);
    await editor.undo();
    await expect.poll(terms).toEqual(['evaporation', 'freezing', 'condensation']);
  });

  test('a table that is pasted into the row for a new pair makes a pair of each row', async () => {
    const field = editor.field('Term of new pair', frame);
    await field.click();
    await field.evaluate((node, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      clipboardData.setData('text/html', '<table><tr><td>one line</td></tr></table>');
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, 'melting\tsolid to liquid\r\nboiling\tliquid to gas\r\n');
    await expect.poll(terms).toEqual(['evaporation', 'freezing', 'condensation', 'melting', 'boiling']);
    await editor.undo();
    await expect.poll(terms).toEqual(['evaporation', 'freezing', 'condensation']);
  });

  test('ready instructions follow the type, fake answers have letters of their own, the key writes all', async () => {
    await editor.choose('Ready text', 'Draw a line from each word to its match.', frame);
    await frame.getByText('Write Letters', { exact: true }).click();
    await editor.field('New fake answer', frame).click();
    await keyboard().type('solid to gas');
    await expectPaper(/Write the letter of the match on the line\./);
    expect((await answers()).map((words) => words.slice(0, 2))).toEqual(['A.', 'B.', 'C.', 'D.']);
    expect((await answers()).join()).toContain('solid to gas');
  });

  test('Before forces the lines to be aligned and locks that', async () => {
    await editor.showAdvanced();
    const align = frame.getByRole('switch', { name: 'Align lines' });
    await editor.toggle('Align lines', frame);
    expect(await align.isChecked()).toBe(false);
    await frame.getByText('Before', { exact: true }).click();
    expect([await align.isChecked(), await align.isDisabled()]).toEqual([true, true]);
    await expectClean();
  });

  test('the key’s lines run from dot to dot', async () => {
    await frame.getByText('Draw Lines', { exact: true }).click();
    await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
    await editor.paper.locator('.match-line').first().waitFor();
    const boxes = await editor.paper.locator('.match-line').evaluateAll((all) =>
      all.map((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const points = await editor.paper
      .locator('.match-point')
      .evaluateAll((all) =>
        all
          .map((dot) => dot.getBoundingClientRect())
          .map(({ x, y, width }) => [x + width / 2, y + width / 2]),
      );
    const near = (x: number, y: number) =>
      points.some(([px = 0, py = 0]) => Math.hypot(px - x, py - y) < 2.5);
    expect(boxes).toHaveLength(3);
    for (const { left, right, top, bottom } of boxes) {
      expect(near(left, top) || near(left, bottom)).toBe(true);
      expect(near(right, top) || near(right, bottom)).toBe(true);
    }
    await editor.page.locator('.top-bar label', { hasText: 'Answer key' }).click();
    await frame.getByText('Write Letters', { exact: true }).click();
  });
});

describe('the word bank', () => {
  test('takes words by hand among those of the items, which only their items change', async () => {
    await editor.row(0).click();
    frame = editor.frame;
    await editor.field('Add a word', frame).click();
    await editor.page.keyboard.type('lake');
    await expectBank('clouds', 'river', 'ocean', 'ice cream', 'lake');
    expect(
      await editor.field('Word 1', frame).evaluate((field) => (field as HTMLInputElement).readOnly),
    ).toBe(true);
    expect(await editor.button('Duplicate', frame).count()).toBe(0);
    await expectClean();
  });

  test('is sorted, and a word that is moved by the keys stands where it was put', async () => {
    await frame.getByText('A–Z').click();
    await expect.poll(() => editor.bankWords()).toEqual(['clouds', 'ice cream', 'lake', 'ocean', 'river']);
    const { keyboard } = editor.page;
    await editor.lift(editor.button('Move Words, place 5 of 5', frame));
    await keyboard.press('ArrowUp');
    await editor.page.locator('[id^="DndLiveRegion"]', { hasText: 'Moved to Words, place 4 of 5.' }).waitFor({
      state: 'attached',
    });
    await keyboard.press('Space');
    await expect.poll(() => editor.bankWords()).toEqual(['clouds', 'river', 'ocean', 'lake', 'ice cream']);
  });

  test('has its words in the side bar’s own section too', async () => {
    await editor.openSection('Word Bank');
    await editor.field('Add a word').click();
    await editor.page.keyboard.type('sea');
    await expectBank('clouds', 'river', 'ocean', 'ice cream', 'lake', 'sea');
  });

  test('hiding an item takes its words out, showing it brings them back', async () => {
    await editor.row(2).click();
    await editor.button('Hide on paper').click();
    await expectBank('clouds', 'lake', 'sea');
    await editor.button('Show on paper').click();
    await expectBank('clouds', 'river', 'ocean', 'ice cream', 'lake', 'sea');
  });

  test('student’s sheet and key print what the preview shows, and the key alone solves', async () => {
    const kept = async () => JSON.stringify(await keptDrafts(editor));
    // As it is after the last step: every item shown.
    await expect.poll(async () => /"sea"/.test(await kept()) && !/"hide":true/.test(await kept())).toBe(true);
    const [draft] = await keptDrafts(editor);
    const [student, key] = await Promise.all([
      renderIn(folder, draft?.document),
      renderIn(folder, draft?.document, '--key'),
    ]);
    expect([student.warnings, key.warnings]).toEqual([[], []]);
    const text = ({ pages }: typeof student) => pages.map((page) => page.text).join(' ');
    for (const word of await editor.bankWords()) expect(text(student)).toContain(word);
    expect(text(student).match(/ocean/g)).toHaveLength(1);
    expect(text(key).match(/ocean/g)).toHaveLength(2);
    expect(text(key)).toMatch(/Rain falls from the clouds \(or snow\)\./);
    expect(text(student)).not.toMatch(/[A-D] evaporation/);
    expect(text(key)).toMatch(/[A-D] evaporation/);
  });

  test('deleted after asking, it leaves the items that used it, and one undo brings all back', async () => {
    await editor.row(0).click();
    await editor.button('Delete').click();
    await editor.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => editor.bankWords()).toEqual([]);
    await editor.row(1).click();
    frame = editor.frame;
    expect(await isOn('Include in Word Bank')).toBe(false);
    await editor.undo();
    await expectBank('clouds', 'river', 'ocean', 'ice cream', 'lake', 'sea');
    expect(await isOn('Include in Word Bank')).toBe(true);
  });

  test('an empty one goes without a question', async () => {
    const before = await editor.frames.count();
    await editor.addItem('Word Bank');
    await editor.button('Delete').click();
    await expect.poll(() => editor.frames.count()).toBe(before);
  });
});
