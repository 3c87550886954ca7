// @module-tag slow
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listStoredDrafts } from '#test/support/journey.ts';
import { aPrinter } from '#test/support/render.ts';
import { editor, expectBank, expectClean, isOn, openWordsEditor, weatherWords } from './worksheet.ts';

/** The words of all of them in their bank, to the printed page. */
openWordsEditor(weatherWords());
const print = aPrinter();

const isWhole = (draft: string): boolean => /"sea"/.test(draft) && !/"hide":true|"visible":false/.test(draft);

describe('the word bank', () => {
  let frame: Locator;
  test('takes words by hand among those of the items, which only their items change', async () => {
    await editor.row(0).click();
    frame = editor.frame;
    await editor.field('Add a word', frame).click();
    await editor.page.keyboard.type('lake');
    await expectBank('clouds', 'river', 'ocean', 'ice cream', 'lake');
    expect(
      await editor.field('Word 1', frame).evaluate((field) => (field as HTMLInputElement).readOnly),
    ).toBe(true);
    await editor.field('Word 1', frame).press('x');
    await frame.getByText('“clouds” comes from a question, and changes with it.').waitFor();
    await expectBank('clouds', 'river', 'ocean', 'ice cream', 'lake');
    expect(await editor.button('Duplicate', frame).count()).toBe(0);
    await editor.button('Go to the question', frame).click();
    await expect.poll(() => editor.frame.getByRole('textbox', { name: 'Text', exact: true }).count()).toBe(1);
    await editor.row(0).click();
    await expectClean();
  });

  test('is sorted, and a word that is moved by the keys stands where it was put', async () => {
    await frame.getByText('A–Z').click();
    await expect.poll(() => editor.bankWords()).toEqual(['clouds', 'ice cream', 'lake', 'ocean', 'river']);
    const { keyboard } = editor.page;
    await editor.lift(editor.button(/^Move word 5, /, frame));
    await keyboard.press('ArrowUp');
    await editor.page
      .locator('[id^="DndLiveRegion"]', { hasText: /^Word 5, .+, moved to 4 of 5\.$/ })
      .waitFor({
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

  test('is printed or not, as its section says', async () => {
    await editor.toggle('Print word banks');
    await expect.poll(() => editor.bankWords()).toEqual([]);
    await editor.toggle('Print word banks');
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
    const kept = async () => JSON.stringify(await listStoredDrafts(editor));
    // As it is after the last step: every item and the banks shown.
    await expect.poll(async () => isWhole(await kept())).toBe(true);
    const [draft] = await listStoredDrafts(editor);
    const [student, key] = await Promise.all([
      print(draft?.document),
      print(draft?.document, { answerKey: true }),
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
    expect(await isOn('Include in Word Bank', frame)).toBe(false);
    await editor.undo();
    await expectBank('clouds', 'river', 'ocean', 'ice cream', 'lake', 'sea');
    expect(await isOn('Include in Word Bank', frame)).toBe(true);
  });

  test('an empty one goes without a question', async () => {
    const before = await editor.frames.count();
    await editor.addItem('Word Bank');
    await editor.button('Delete').click();
    await expect.poll(() => editor.frames.count()).toBe(before);
  });
});
