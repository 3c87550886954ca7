import { describe, expect, test } from 'vitest';
import {
  aQuestion,
  editor,
  expectPaper,
  expectRows,
  getMiddle,
  open,
  openItemsEditor,
  openThree,
} from './worksheet.ts';

/** The order of the items, Clear All, undo and redo. */
openItemsEditor();

describe('the order', () => {
  test('changes by dragging a handle with the mouse', async () => {
    await openThree();
    // The list scrolls to its last row, and stays where both are in sight.
    const to = await getMiddle(editor.frames.nth(2));
    const from = await getMiddle(editor.frames.nth(0).locator('.drag-handle'));
    const { mouse } = editor.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x, from.y + 12, { steps: 3 });
    await mouse.move(from.x, to.y, { steps: 6 });
    await mouse.up();
    await expectRows(['Multiple Choice Second?', 'Multiple Choice Third?', 'Multiple Choice First?']);
    await expectPaper(/1\.Second\?.*3\.First\?/);
  });

  test('an open item takes the place of the one above as soon as its handle is there', async () => {
    await openThree();
    await editor.frames.nth(2).locator('.frame-title').click();
    await editor.frame.waitFor();
    const to = await getMiddle(editor.frames.nth(1).locator('.drag-handle'));
    const from = await getMiddle(editor.frames.nth(2).locator('.drag-handle').first());
    const { mouse } = editor.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x, from.y - 12, { steps: 3 });
    await mouse.move(from.x, to.y, { steps: 3 });
    await mouse.up();
    await expectPaper(/1\.First\?.*2\.Third\?.*3\.Second\?/);
  });

  test('changes by Space and the arrow keys, and every step is announced', async () => {
    await openThree();
    const { keyboard } = editor.page;
    const said = editor.page.locator('[id^="DndLiveRegion"]', { hasText: 'Item 1, First?' });
    await editor.lift(editor.button('Move item 1, First?'));
    await expect.poll(() => said.textContent()).toContain('Lifted: Item 1, First?, 1 of 3.');
    await keyboard.press('ArrowDown');
    await expect.poll(() => said.textContent()).toBe('Item 1, First?, moved to 2 of 3.');
    await keyboard.press('ArrowDown');
    await expect.poll(() => said.textContent()).toBe('Item 1, First?, moved to 3 of 3.');
    await keyboard.press('Space');
    await expectRows(['Multiple Choice Second?', 'Multiple Choice Third?', 'Multiple Choice First?']);
    await expect.poll(() => said.textContent()).toBe('Item 1, First?, dropped to 3 of 3.');
    await editor.undo();
    await expectRows(['Multiple Choice First?', 'Multiple Choice Second?', 'Multiple Choice Third?']);
  });

  test('changes by dragging on the sheet, which selects no words and says where the item would land', async () => {
    await openThree();
    await (await editor.block(2)).hover();
    const from = await getMiddle(editor.paper.locator('.sheet-handle'));
    const first = await (await editor.block(0)).boundingBox();
    const { mouse } = editor.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 60, from.y - 12, { steps: 3 });
    await mouse.move(from.x + 120, (first?.y ?? 0) + 4, { steps: 6 });
    const dragged = editor.page.locator('.dragged-item');
    await expect.poll(() => dragged.allTextContents()).toEqual(['Third?Above “First?”']);
    // Below the window the sheets scroll by themselves, and what is dragged stays in sight.
    await mouse.move(from.x + 120, 767);
    await expect.poll(() => dragged.allTextContents()).toEqual(['Third?Stays where it is']);
    expect((await dragged.boundingBox())?.y).toBeLessThan(768 - 64);
    // The other edge scrolls back.
    await mouse.move(from.x + 120, 60, { steps: 3 });
    await expect.poll(() => dragged.allTextContents()).toEqual(['Third?Above “First?”']);
    await mouse.up();
    await expectPaper(/1\.Third\?.*2\.First\?/);
    expect(await dragged.count()).toBe(0);
    // From the margin beside an item.
    await mouse.move(from.x - 20, from.y);
    await mouse.down();
    await mouse.move(from.x + 200, from.y + 60, { steps: 3 });
    await mouse.up();
    expect(await editor.page.evaluate(() => String(getSelection()))).toBe('');
  });
});

describe('the whole list', () => {
  test('Clear All asks with its words, empties the list, and can be undone all the same', async () => {
    await openThree();
    await editor.button('Clear All').click();
    const asked = editor.page.getByRole('alertdialog');
    expect(await asked.getByRole('heading').textContent()).toBe(
      'Are you sure you want to delete all questions?',
    );
    expect(await asked.textContent()).toContain(
      'This will revert your document to a blank template and cannot be undone.',
    );
    await asked.getByRole('button', { name: 'Clear All' }).click();
    await editor.button('Add your first item').waitFor();
    expect(await editor.numbers()).toEqual([]);
    await editor.toast('All questions deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => editor.numbers()).toEqual(['1.', '2.', '3.']);
  });

  test('undo takes back a few words of what was typed, what was deleted, and what was typed elsewhere', async () => {
    await open(aQuestion('Empty', [], { subtitle: '' }));
    await editor.row(0).click();
    const question = editor.field('Question', editor.frame);
    await question.click();
    await editor.page.keyboard.type('The water falls from the clouds as rain or snow.');
    for (const _ of 'snow.') await editor.page.keyboard.press('Backspace');
    await editor.page.keyboard.type('hail');
    const undone: (string | null)[] = [];
    for (const _ of [1, 2, 3, 4, 5]) {
      await editor.undo();
      undone.push(await question.textContent());
    }
    expect(undone).toEqual([
      'The water falls from the clouds as rain or ',
      'The water falls from the clouds as rain or snow.',
      'The water falls from the clouds as rain or ',
      'The water falls from ',
      '',
    ]);
    await editor.redo(5);
    expect(await question.textContent()).toBe('The water falls from the clouds as rain or hail');
    await editor.page.keyboard.press('Home');
    await editor.page.keyboard.type('So: ');
    await editor.undo();
    expect(await question.textContent()).toBe('The water falls from the clouds as rain or hail');
  });

  test('undo and redo take back everything, each press of a switch and each visit of a field by itself', async () => {
    await open(aQuestion('First?'));
    await editor.put(editor.field('Title'), 'Rain');
    await editor.toggle('Title');
    await editor.toggle('Title');
    await editor.button(/^Student fields/).click();
    await editor.button('Class').click();
    await editor.row(0).click();
    await editor.setNumber('Columns', 2);
    await editor.openSection('Body Font Styling');
    await editor.choose('Font', 'Andika');
    await editor.choose('Font', 'Lexend');
    await editor.button('Zoom in').focus();
    const title = () => editor.paper.locator('h1').allTextContents();
    const font = () => editor.field('Font').or(editor.button(/Font$/)).textContent();
    await editor.undo();
    expect(await font()).toContain('Andika');
    await editor.undo(3);
    expect(await editor.paper.textContent()).not.toContain('Class');
    await editor.undo();
    await expect.poll(title).toEqual([]);
    await editor.undo();
    await expect.poll(title).toEqual(['Rain']);
    await editor.undo();
    await expect.poll(title).toEqual(['The Water Cycle']);
    expect(await editor.button('Undo').isDisabled()).toBe(true);
    await editor.redo(7);
    await expectPaper(/Class/);
    expect(await font()).toContain('Lexend');
  });
});
