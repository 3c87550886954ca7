import { describe, expect, test } from 'vitest';
import { aQuestion, editor, expectRows, open, openItemsEditor, openThree } from './worksheet.ts';

/** Add Item: its groups, its search, its keys, and where an item goes. */
openItemsEditor();

describe('Add Item', () => {
  test('Ctrl+Enter and Cmd+Enter open it with its groups in order, and an item goes below the open one', async () => {
    await openThree();
    await editor.row(0).click();
    await editor.page.keyboard.press('Control+Enter');
    const groups = editor.dialog.getByRole('heading', { level: 3 });
    await expect
      .poll(() => groups.allTextContents())
      .toEqual(['Directions', 'Questions', 'Activities', 'Puzzles', 'Organization', 'Special']);
    expect(await editor.dialog.textContent()).toContain('Goes below First?');
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
    await editor.page.keyboard.press('Meta+Enter');
    await editor.dialog.waitFor();
    await editor.dialog.getByRole('button', { name: 'Divider' }).click();
    await expectRows([
      'Multiple Choice First?',
      'Divider',
      'Multiple Choice Second?',
      'Multiple Choice Third?',
    ]);
  });

  test('has every type that a ready text of the directions is for', async () => {
    await open(aQuestion('First?'));
    await editor.page.keyboard.press('ControlOrMeta+Enter');
    await editor.page.locator('.item-tile').first().waitFor();
    const types = await editor.page.locator('.item-tile-name').allTextContents();
    await editor.page.keyboard.press('Escape');
    const frame = await editor.addItem('Instruction');
    await editor.button(/Sample text$/, frame).click();
    const offered = await editor.page.getByRole('option').allTextContents();
    const known = types.map((type) => type.toLowerCase());
    expect(offered.length).toBeGreaterThan(1);
    expect(
      offered.slice(1).filter((text) => !known.some((type) => text.toLowerCase().startsWith(type))),
    ).toEqual([]);
    await editor.page.keyboard.press('Escape');
  });

  test('its search finds by name, says so where nothing fits, and Enter adds what is found first', async () => {
    await open();
    await editor.button('Add your first item').click();
    const search = editor.dialog.getByRole('searchbox');
    await search.fill('zebra');
    await editor.dialog.getByText('Nothing found for “zebra”.').waitFor();
    await search.fill('page');
    expect(await editor.dialog.locator('.item-tile-name').allTextContents()).toEqual(['Page Break']);
    await search.press('Enter');
    await expectRows(['Page Break']);
    expect(await editor.frame.textContent()).toContain('Your worksheet will continue on the following page.');
  });

  test('arrow keys go from tile to tile, whatever group they stand in', async () => {
    await open();
    await editor.page.keyboard.press('Control+Enter');
    const focused = () => editor.page.locator('.item-tile:focus .item-tile-name').textContent();
    await expect.poll(focused).toBe('Multiple Choice');
    const { keyboard } = editor.page;
    for (const [key, tile] of [
      ['ArrowRight', 'Open Response'],
      ['ArrowRight', 'Fill in the Blank'],
      ['ArrowUp', 'Checklist'],
      ['ArrowRight', 'Section Header'],
    ] as const) {
      await keyboard.press(key);
      await expect.poll(focused).toBe(tile);
    }
    await keyboard.press('Enter');
    await expectRows(['Section Header']);
  });

  test('the "+" on the sheet and the one in an open frame add at their place', async () => {
    await openThree();
    await (await editor.block(1)).click();
    await editor.button('Add an item above').click();
    await editor.dialog.getByRole('button', { name: 'Divider' }).click();
    await expectRows([
      'Multiple Choice First?',
      'Divider',
      'Multiple Choice Second?',
      'Multiple Choice Third?',
    ]);
    await editor.row(2).click();
    await editor.button('Add an item here').click();
    await editor.dialog.getByRole('button', { name: 'Section Header' }).click();
    expect((await editor.rows())[3]).toBe('Section Header');
  });

  const quickAdd = () => editor.button('Add Multiple Choice');
  test.each([
    ['its button in Quick add', () => quickAdd().click()],
    ['Enter on its button in Quick add', () => quickAdd().press('Enter')],
    ['its name in Add Item', () => typeAfter('Control+Enter', 'multi\n')],
    ['its name in the list of commands', () => typeAfter('Control+k', 'add multi\n')],
  ])('what is typed right after %s is the item’s, letter by letter', async (_, add) => {
    await open();
    await quickAdd().waitFor();
    await add();
    await editor.page.keyboard.type('Is a cat? An elk?');
    await expect.poll(() => editor.field('Question').textContent()).toBe('Is a cat? An elk?');
    await expectRows(['Multiple Choice']);
    expect(await editor.dialog.count()).toBe(0);
  });

  test('what is typed right after an item that has no field presses nothing, and the keys are free again', async () => {
    await open();
    await typeAfter('Control+Enter', 'page\nab');
    await expectRows(['Page Break']);
    await expect.poll(() => editor.frame.locator('.frame-title:focus').count()).toBe(1);
    await editor.page.keyboard.type('?');
    await editor.dialog.getByText('Select the one below too').waitFor();
  });
});

async function typeAfter(keys: string, text: string): Promise<void> {
  await editor.page.keyboard.press(keys);
  await editor.page.keyboard.type(text);
}
