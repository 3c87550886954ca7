// @module-tag slow
import { expect, test } from 'vitest';
import { aBingo, aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { EditorDriver } from '#test/support/editor-driver.ts';
import { openStored } from '#test/support/journey.ts';
import { aQuestion, editor, expectRows, open, openItemsEditor, openThree } from './worksheet.ts';

/** Several items at once, and items on the clipboard. */
openItemsEditor();

const FIRST = 'Multiple Choice First?';
const SECOND = 'Multiple Choice Second?';
const THIRD = 'Multiple Choice Third?';
const readHead = () => editor.page.locator('.list-head h2').textContent();
const describeFocus = () =>
  editor.page.evaluate(() => document.activeElement?.closest('[data-frame]')?.getAttribute('data-frame'));
/** Waits until the text of an item that was just opened has the keys. */
const waitForText = () =>
  expect.poll(() => editor.page.evaluate(() => document.activeElement?.role)).toBe('textbox');

test('Shift and Ctrl select items in the list and on the sheet; all go in one step that can be undone', async () => {
  await openThree();
  await editor.row(0).click();
  await (await editor.block(2)).click({ modifiers: ['Shift'] });
  await expect.poll(readHead).toBe('3 items selected');
  expect(await editor.page.locator('.marks-selected').count()).toBe(3);
  expect(await editor.page.locator('.list-head [role=status]').textContent()).toBe('3 items selected');
  await editor.row(1).click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(readHead).toBe('2 items selected');
  await editor.button('Hide on paper').click();
  await expect.poll(() => editor.numbers()).toEqual(['1.']);
  await editor.undo();
  await expect.poll(() => editor.numbers()).toEqual(['1.', '2.', '3.']);
  await editor.toast('Undone: Hide 2 items').waitFor();
  await editor.button('Delete').click();
  await editor.dialog.getByText('Delete 2 items?').waitFor();
  await editor.button('Delete', editor.dialog).click();
  await expectRows([SECOND]);
  await expect.poll(describeFocus).toBe('Second-');
  await editor.toast('2 items deleted').getByRole('button', { name: 'Undo' }).click();
  await expectRows([FIRST, SECOND, THIRD]);
});

test('what is selected gets columns, type, numbers and lines in one panel, a step each; what differs says so', async () => {
  const options = ['one', 'two', 'three', 'four'].map((answer) => ({ answer }));
  const data = { subtitle: 'Which?', options };
  const question = (id: string, columns: number) => ({
    id,
    type: 'multiple_choice' as const,
    data: { ...data, number_of_columns: columns },
  });
  const lines = { id: 'lines', type: 'open_response' as const, data: { subtitle: 'Why?' } };
  await open(question('a', 1), question('b', 4), lines, { id: 'line', type: 'divider' });
  await editor.row(0).click();
  await (await editor.block(3)).click({ modifiers: ['Shift'] });
  await editor.button('Format').click();
  const group = (name: string) => editor.dialog.getByRole('radiogroup', { name });
  const columns = group('Columns of options and words');
  await columns.getByText('Various').waitFor();
  expect(await columns.getByRole('radio', { checked: true }).count()).toBe(0);
  await columns.getByText('2', { exact: true }).click();
  const countRows = () =>
    Promise.all(['a', 'b'].map((id) => editor.paper.locator(`[data-block="${id}"] .option-row`).count()));
  await expect.poll(countRows).toEqual([2, 2]);
  await group('Columns on the page').getByText('2', { exact: true }).click();
  const column = (id: string) => editor.paper.locator(`.column [data-block="${id}"]`).count();
  await expect.poll(() => Promise.all(['a', 'b', 'lines', 'line'].map(column))).toEqual([1, 1, 1, 1]);
  await editor.dialog.getByRole('spinbutton', { name: 'Lines', exact: true }).fill('1');
  await editor.page.keyboard.press('Enter');
  const countLines = () => editor.paper.locator('[data-block=lines] .ruled-line').count();
  await expect.poll(countLines).toBe(1);
  await editor.page.keyboard.press('Escape');
  await editor.undo();
  await expect.poll(countLines).toBe(3);
  await editor.undo();
  await expect.poll(() => editor.paper.locator('.column').count()).toBe(0);
  await editor.undo();
  await expect.poll(countRows).toEqual([4, 1]);
});

test('the keys alone select, move, duplicate, cut and paste', async () => {
  await openThree();
  const { keyboard } = editor.page;
  await editor.row(0).focus();
  await keyboard.press('Shift+ArrowDown');
  await expect.poll(readHead).toBe('2 items selected');
  await expect.poll(describeFocus).toBe('Second-');
  await keyboard.press('Alt+ArrowDown');
  await expect.poll(() => editor.rows()).toEqual([THIRD, FIRST, SECOND].map(markSelected([1, 2])));
  await keyboard.press('ControlOrMeta+x');
  await expectRows([THIRD]);
  await editor.toast('2 items cut').waitFor();
  await expect.poll(describeFocus).toBe('Third-');
  await keyboard.press('ControlOrMeta+v');
  await expect.poll(() => editor.rows()).toEqual([THIRD, FIRST, SECOND].map(markSelected([1, 2])));
  await keyboard.press('Escape');
  await expect.poll(readHead).toBe('1 item selected');
  await keyboard.press('ControlOrMeta+d');
  await expectRows([THIRD, FIRST, 'Multiple Choice', SECOND]);
  // In a text the keys are for the words, until it is left.
  await waitForText();
  await keyboard.press('Backspace');
  await expect.poll(() => editor.field('Question').textContent()).toBe('First');
  await keyboard.press('Escape');
  await keyboard.press('Delete');
  await editor.button('Delete', editor.dialog).click();
  await expectRows([THIRD, FIRST, SECOND]);
});

const markSelected = (places: readonly number[]) => (row: string, place: number) =>
  places.includes(place) ? row.replace('Choice', 'Choice selected') : row;

/** Presses Ctrl+A, and expects that nothing of the page turns blue. */
const selectAll = async () => {
  await editor.page.keyboard.press('ControlOrMeta+a');
  expect(await editor.page.evaluate(() => document.getSelection()?.toString())).toBe('');
};

test.each(['Zoom out', 'image: Option A', 'the desk'])(
  'Ctrl+A with the focus on %s selects all items, which the next key is for',
  async (place) => {
    await openThree();
    await editor.row(0).click();
    const { page } = editor;
    if (place === 'the desk') await page.locator('.desk').click({ position: { x: 5, y: 200 } });
    else await editor.button(new RegExp(`${place}$`)).focus();
    await selectAll();
    await expect.poll(readHead).toBe('3 items selected');
    await page.keyboard.press('Delete');
    await editor.dialog.getByText('Delete 3 items?').waitFor();
  },
);

test.each([
  ['cards', () => aFlashcardSet(), '1 card selected'],
  ['words', () => aBingo({ words: 9 }), '9 words selected'],
])('Ctrl+A outside a text selects all %s', async (_, create, words) => {
  await openStored(editor, create());
  await editor.page.locator('.card-list [role=textbox]').first().click();
  await editor.page.keyboard.press('ControlOrMeta+a');
  await editor.button('Zoom out').focus();
  await selectAll();
  await expect.poll(() => editor.page.locator('.cards-selected').textContent()).toBe(words);
  await editor.page.keyboard.press('Delete');
  await editor.toast('deleted').waitFor();
});

test('Ctrl+A in a text selects that text alone', async () => {
  await openThree();
  await editor.row(1).click();
  await editor.field('Question').click();
  await editor.page.keyboard.press('ControlOrMeta+a');
  await editor.page.keyboard.type('x');
  await expect.poll(() => editor.paper.textContent()).toMatch(/1\.First\?.*2\.x.*3\.Third\?/);
});

test('what is cut and pasted at once is where it stood, and else below the item that is open', async () => {
  await openThree();
  const { keyboard } = editor.page;
  await editor.row(0).focus();
  await keyboard.press('ControlOrMeta+x');
  await expectRows([SECOND, THIRD]);
  await expect.poll(describeFocus).toBe('Second-');
  await keyboard.press('ControlOrMeta+v');
  await expect.poll(() => editor.numbers()).toEqual(['1.', '2.', '3.']);
  expect(await editor.paper.textContent()).toMatch(/1\.First\?.*2\.Second\?.*3\.Third\?/);
  await waitForText();
  await keyboard.press('Escape');
  await keyboard.press('ControlOrMeta+x');
  await expectRows([SECOND, THIRD]);
  await editor.row(0).click();
  await keyboard.press('ControlOrMeta+v');
  await expect.poll(() => editor.paper.textContent()).toMatch(/1\.Second\?.*2\.First\?.*3\.Third\?/);
});

test('items copied in one tab are pasted below the chosen one of another document; elsewhere they are words', async () => {
  await openThree();
  await editor.row(2).click();
  await editor.row(1).click({ modifiers: ['Shift'] });
  await editor.page.keyboard.press('ControlOrMeta+c');
  await editor.toast('2 items copied').waitFor();

  const other = new EditorDriver(await editor.page.context().newPage(), editor.product);
  await openStored(other, aWorksheet({ items: [aQuestion('Own?'), aQuestion('Last?')] }), 'draft-other');
  // A press on the sheet leads into the question's field: what was copied goes below all the same.
  await other.paper.getByText('Own?').click();
  await other.page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => other.numbers()).toEqual(['1.', '2.', '3.', '4.']);
  expect(await other.paper.textContent()).toMatch(/1\.Own\?.*2\.Second\?.*3\.Third\?.*4\.Last\?/);
  await other.undo();
  await expect.poll(() => other.numbers()).toEqual(['1.', '2.']);
  await other.toast('Undone: Paste 2 items').waitFor();
  await other.openSection('Header');
  await other.write(other.field('Title'), '');
  await other.page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => other.field('Title').textContent()).toContain('2. Second?');
  expect(await other.frames.count()).toBe(2);
  await other.page.close();
});

test('what the clipboard holds instead of items is refused with the place of the fault', async () => {
  await openThree();
  await editor.row(0).focus();
  const carried = encodeURIComponent(
    JSON.stringify({ items: [{ id: 'a', type: 'divider', data: { line_width: 9e9 } }] }),
  );
  await editor.page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, `<div data-handout-items="${carried}"></div>`);
  await editor.toast('items.0.data.line_width').waitFor();
  expect(await editor.frames.count()).toBe(3);
});

test('a long list is narrowed to the items with some words, and is not sorted meanwhile', async () => {
  await open(...[...'ABCDEFGH'].map((letter) => aQuestion(`Question ${letter}?`)));
  await editor.page.getByRole('searchbox', { name: 'Find an item' }).fill('tion c');
  await expectRows(['Multiple Choice Question C?']);
  await editor.page.getByText('1 of 8').waitFor();
  expect(await editor.page.locator('.drag-handle').count()).toBe(0);
  await editor.page.keyboard.press('Escape');
  await expect.poll(() => editor.frames.count()).toBe(8);
  expect(await editor.page.locator('.drag-handle').count()).toBe(8);
});

test('a narrowed list is whole again when an item comes that it would not show', async () => {
  await open(...[...'ABCDEFGH'].map((letter) => aQuestion(`Question ${letter}?`)));
  const find = editor.page.getByRole('searchbox', { name: 'Find an item' });
  await find.fill('tion c');
  await expectRows(['Multiple Choice Question C?']);
  await editor.row(0).focus();
  await editor.page.keyboard.press('ControlOrMeta+d');
  await expect.poll(() => editor.frames.count()).toBe(2);
  expect(await find.inputValue()).toBe('tion c');
  await editor.addItem('Open Response');
  await expect.poll(() => find.inputValue()).toBe('');
  expect(await editor.frames.count()).toBe(10);
  await editor.page.keyboard.type('Why?');
  await expect.poll(() => editor.field('Question', editor.frame).textContent()).toBe('Why?');
});
