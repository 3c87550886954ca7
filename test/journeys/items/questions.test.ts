// @module-tag slow
import { describe, expect, test } from 'vitest';
import { anOpenResponse } from '#test/support/builders.ts';
import { pasteLines } from '../paste-lines.ts';
import { aQuestion, editor, open, openItemsEditor, options } from './worksheet.ts';

/** The panels of multiple choice and open response. */
openItemsEditor();

describe('multiple choice', () => {
  test('True/False puts the options aside, caps the columns at two, and gives them back', async () => {
    await open(aQuestion('First?', ['one', 'two', 'three'], { number_of_columns: 4 }));
    await editor.row(0).click();
    await editor.toggle('True/False');
    expect(await options().allTextContents()).toEqual(['True', 'False']);
    const columns = editor.frame.locator('.slider-field', { hasText: 'Columns' });
    expect(await columns.locator('.number-box').inputValue()).toBe('2');
    expect(await columns.locator('.slider').getAttribute('max')).toBe('2');
    await editor.toggle('True/False');
    expect(await options().allTextContents()).toEqual(['one', 'two', 'three']);
    expect(await columns.locator('.slider').getAttribute('max')).toBe('4');
  });

  test('one option is correct at a time, and the key shows it', async () => {
    await open(aQuestion('First?', ['one', 'two']));
    await editor.row(0).click();
    await editor.frame.locator('label', { hasText: 'A is correct' }).click();
    await editor.frame.locator('label', { hasText: 'B is correct' }).click();
    const switches = editor.frame.getByRole('switch', { name: /is correct/ });
    expect(await switches.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([
      false,
      true,
    ]);
  });

  test('Enter goes to the next option or adds one, and Ctrl+Enter adds none', async () => {
    await open(aQuestion('First?', ['one', 'two']));
    await editor.row(0).click();
    const { keyboard } = editor.page;
    await options().nth(0).click();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await keyboard.insertText('!');
    await keyboard.press('Enter');
    await keyboard.insertText('three');
    expect(await options().allTextContents()).toEqual(['one', 'two!', 'three']);
    await keyboard.press('Control+Enter');
    await editor.dialog.waitFor();
    await keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
    expect(await options().count()).toBe(3);
  });

  test('what the add-new field asks for begins where the words of the options do', async () => {
    await open(aQuestion('First?', ['one', 'two']));
    await editor.row(0).click();
    const getStart = (field: ReturnType<typeof options>) =>
      field.evaluate((element) => {
        const { borderLeftWidth, paddingLeft } = getComputedStyle(element);
        const edge = element.getBoundingClientRect().left;
        return edge + Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft);
      });
    const start = await getStart(options().first());
    expect(await getStart(editor.field('Add an option', editor.frame))).toBe(start);
  });

  test('typing in the add-new field makes an option of the trimmed text and goes on in it', async () => {
    await open(aQuestion('First?', ['one']));
    await editor.row(0).click();
    await editor.field('Add an option', editor.frame).click();
    await editor.page.keyboard.type(' two words');
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'two words']);
    await editor.field('Add an option', editor.frame).click();
    await editor.page.evaluate(pasteLines, 'three\r\n\r\n four\n');
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'two words', 'three', 'four']);
    await editor.undo();
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'two words']);
  });

  test('what an input method composes in the add-new field is an option once it is done', async () => {
    await editor.field('Add an option', editor.frame).click();
    const input = await editor.page.context().newCDPSession(editor.page);
    for (const text of ['に', 'にほ', 'にほん'])
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    expect(await options().count()).toBe(2);
    await input.send('Input.insertText', { text: '日本' });
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'two words', '日本']);
  });

  test('the last option cannot be deleted', async () => {
    await open(aQuestion('First?', ['one', 'two']));
    await editor.row(0).click();
    await editor.button('Delete option A').click();
    expect(await options().allTextContents()).toEqual(['two']);
    expect(await editor.frame.getByRole('button', { name: /^Delete option/ }).count()).toBe(0);
  });

  test('a deleted option hands the caret to the next one, and comes back with Undo, whatever was written since', async () => {
    await open(aQuestion('First?', ['one', 'two', 'three']));
    await editor.row(0).click();
    await editor.button('Delete option B').click();
    await editor.toast('Option B deleted').waitFor();
    expect(await options().allTextContents()).toEqual(['one', 'three']);
    await editor.page.keyboard.type('!');
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'three!']);
    await editor.toast('Option B deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'two', 'three!']);
  });
});

describe('open response', () => {
  test('each answer type brings its own sliders', async () => {
    await open(anOpenResponse());
    await editor.row(0).click();
    const sliders = () => editor.frame.locator('.slider-field-label').allTextContents();
    for (const [type, labels] of [
      ['Short Line', ['Line width']],
      ['Blank Space', ['Height']],
      ['Handwriting Lines', ['Lines', 'Line height']],
      ['Standard Lines', ['Lines', 'Line height']],
    ] as const) {
      await editor.frame.getByText(type, { exact: true }).click();
      expect(await sliders()).toEqual(labels);
    }
  });
});
