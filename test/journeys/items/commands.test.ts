// @module-tag slow
import { expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { editor, expectRows, openItemsEditor, openThree } from './worksheet.ts';

/** The list of commands, the sheet of shortcuts, the help pages, and what is set for all items at once. */
openItemsEditor();

const describeFocus = () => editor.page.evaluate(() => document.activeElement?.textContent);

test('Ctrl+K finds a command by its letters, runs it by Enter, and is whole for a screen reader', async () => {
  await openThree();
  const { page } = editor;
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: 'Make Printable' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.type('add head');
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Add Section Header']);
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.frames.count()).toBe(4);
  await expect
    .poll(() =>
      editor.frame
        .getByRole('textbox')
        .first()
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('style line spacing');
  await page.keyboard.press('Enter');
  await expect.poll(describeFocus).toMatch(/^Body Font Styling/);
});

/** Keeps a script from arriving until the function is called that is returned. */
async function holdScript(name: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const address = new RegExp(`/assets/${name}-[^/]*\\.js$`);
  let isAsked = false;
  await editor.page.route(address, (route) => {
    isAsked = true;
    return promise.then(() => route.continue());
  });
  return async () => {
    await expect.poll(() => isAsked, { message: `${name} is a script that is fetched` }).toBe(true);
    resolve();
    return editor.page.unrouteAll({ behavior: 'wait' });
  };
}

test('what is typed before the list has loaded finds and runs a command all the same', async () => {
  await openThree();
  const { page } = editor;
  await page.reload();
  await editor.frames.first().waitFor();
  const arrive = await holdScript('later-prefetched');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('add headx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  expect(await editor.dialog.count()).toBe(0);
  await arrive();
  await expect.poll(() => editor.frames.count()).toBe(4);
  await editor.undo();
  await expect.poll(() => editor.frames.count()).toBe(3);
});

test.each([
  ['its keys', () => editor.page.keyboard.press('ControlOrMeta+Enter')],
  ['its button', () => editor.button('Add Item').click()],
])(
  'what is typed after %s, before Add Item has loaded, finds and adds an item all the same',
  async (_, open) => {
    await openThree();
    const { page } = editor;
    await page.reload();
    await editor.frames.first().waitFor();
    const arrive = await holdScript('later-prefetched');
    await open();
    await page.keyboard.type('dividex');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    expect(await editor.dialog.count()).toBe(0);
    await arrive();
    await expectRows([
      'Multiple Choice First?',
      'Multiple Choice Second?',
      'Multiple Choice Third?',
      'Divider',
    ]);
  },
);

test('? shows the shortcuts, not while something is typed, and returns the focus', async () => {
  await openThree();
  const { page } = editor;
  await editor.row(0).focus();
  await page.keyboard.press('?');
  await editor.dialog.getByText('Select the one below too').waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(describeFocus).toContain('First?');
  await editor.row(0).click();
  await editor.field('Question').click();
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await expect.poll(() => editor.field('Question').textContent()).toBe('First??');
});

test('the help menu leads to the help pages and from there to the form', async () => {
  await openThree();
  const { page } = editor;
  await editor.button('Help').click();
  await page.getByRole('menuitem', { name: 'Bingo' }).click();
  await editor.dialog.getByRole('heading', { name: 'Bingo' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await editor.button('Print and publish', editor.dialog).click();
  await editor.dialog.getByRole('heading', { name: 'After a change' }).waitFor();
  await editor.button('Ask us a question', editor.dialog).click();
  await editor.dialog.getByLabel('Your question').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => editor.dialog.count()).toBe(0);
});

test('an open menu has the keys: Ctrl+Z and Ctrl+Enter change nothing behind it', async () => {
  await openThree();
  const { page } = editor;
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.type('divider');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.frames.count()).toBe(4);
  await editor.button('Help').click();
  await page.getByRole('menu', { name: 'Help' }).waitFor();
  await editor.undo();
  await page.keyboard.press('ControlOrMeta+Enter');
  expect(await editor.dialog.filter({ has: page.getByRole('searchbox') }).count()).toBe(0);
  expect(await editor.frames.count()).toBe(4);
  await page.keyboard.press('Escape');
  await page.getByRole('menu', { name: 'Help' }).waitFor({ state: 'detached' });
  await editor.undo();
  await expect.poll(() => editor.frames.count()).toBe(3);
});

test('Body Font Styling sets the numbers and the option letters of all items in one step each', async () => {
  await openThree();
  await editor.openSection('Body Font Styling');
  await editor.choose('Numbering', '1)');
  await expect.poll(() => editor.numbers()).toEqual(['1)', '2)', '3)']);
  await editor.page.getByText('a b c', { exact: true }).click();
  await expect.poll(() => editor.paper.locator('.option-letter').first().textContent()).toBe('a');
  await editor.addItem('Open Response');
  await expect.poll(() => editor.numbers()).toEqual(['1)', '2)', '3)', '4)']);
  await editor.undo(3);
  await expect.poll(() => editor.numbers()).toEqual(['1.', '2.', '3.']);
  await expectRows(['Multiple Choice First?', 'Multiple Choice Second?', 'Multiple Choice Third?']);
});
