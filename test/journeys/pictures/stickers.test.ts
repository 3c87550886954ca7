// @module-tag slow
import { describe, expect, test } from 'vitest';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { listViolations } from '#test/support/axe.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { listStoredDrafts, openStored } from '#test/support/journey.ts';
import {
  bar,
  dragBy,
  editor,
  hold,
  openPicturesEditor,
  readStickers,
  readStored,
  search,
  tiles,
  twoPages,
} from './worksheet.ts';

/** From Add a Sticker to a sticker on its sheet. */
openPicturesEditor();

describe('Add a Sticker', () => {
  test('shows the popular nine, with a hint at the first use alone', async () => {
    await openStored(editor, twoPages);
    await editor.button('Sticker').click();
    await editor.page.getByRole('heading', { name: 'Add a Sticker' }).waitFor();
    await expect.poll(() => tiles().count()).toBe(9);
    await editor.dialog.getByText('New here?').waitFor();
    await expect.poll(() => readStored('used-icon-finder-feature')).not.toBeNull();
    expect(await listViolations(editor.page)).toEqual([]);
  });

  test('searches by words, a page of 32 at a time, more as one scrolls; a new word begins anew', async () => {
    await search().fill('  flag ');
    await editor.dialog.getByText(/for “flag”/).waitFor();
    await expect.poll(() => tiles().count()).toBe(32);
    await tiles().last().scrollIntoViewIfNeeded();
    await expect.poll(() => tiles().count()).toBe(64);
    await search().fill('rainbow');
    await editor.dialog.getByText(/for “rainbow”/).waitFor();
    await expect.poll(() => tiles().first().getAttribute('aria-label')).toBe('rainbow');
    await tiles().first().focus();
    await editor.dialog.getByText(/^rainbow by .*OpenMoji, CC BY-SA 4.0$/).waitFor();
    expect(JSON.parse((await readStored('iconfinder_history')) ?? '')).toEqual(['rainbow', 'flag']);
  });

  test('places it on the sheet in view at once, 120 px wide at 300, 300, with its control bar', async () => {
    await editor.page.keyboard.press('Enter');
    await expect
      .poll(readStickers)
      .toMatchObject([{ x: 300, y: 300, width: 120, docIndex: 0, alt: 'rainbow' }]);
    const [placed] = await readStickers();
    expect(JSON.parse((await readStored('search_pair')) ?? '')).toEqual([
      { searchTerm: 'rainbow', imageId: placed?.id },
    ]);
    await bar().waitFor();
    await expect.poll(() => hold().evaluate((one) => one === globalThis.document.activeElement)).toBe(true);
    expect(await listViolations(editor.page)).toEqual([]);
  });
});

describe('a sticker', () => {
  test('is moved, resized and turned by keys, which say what they did', async () => {
    const { keyboard } = editor.page;
    for (const key of ['ArrowRight', 'Shift+ArrowDown', '+', 'r']) await keyboard.press(key);
    await expect.poll(readStickers).toMatchObject([{ x: 300, y: 344, width: 128, rotation: 15 }]);
    const said = editor.page.locator('.sticker-layer [role=status]');
    expect(await said.textContent()).toBe('Turned to 15°');
    await keyboard.press('PageDown');
    await expect.poll(readStickers).toMatchObject([{ docIndex: 1 }]);
    expect(await said.textContent()).toContain('page 2');
    await keyboard.press('PageUp');
    await expect.poll(readStickers).toMatchObject([{ docIndex: 0 }]);
  });

  test('follows the pointer at every zoom, keeps its proportions, and stays on its sheet; each gesture is a step', async () => {
    await editor.button('Zoom out').click();
    await hold().click();
    const zoom = Number.parseInt((await editor.page.locator('.zoom-percent').textContent()) ?? '', 10) / 100;
    const before = (await readStickers())[0];
    await dragBy(hold(), { x: 100 * zoom, y: 50 * zoom });
    await expect.poll(async () => (await readStickers())[0]?.x).toBeCloseTo((before?.x ?? 0) + 100, 0);
    await dragBy(editor.page.locator('[data-corner="right bottom"]'), { x: 60, y: 60 });
    await expect.poll(async () => (await readStickers())[0]?.width).toBeGreaterThan(180);
    expect((await readStickers())[0]?.height).toBeNull();
    await dragBy(hold(), { x: -2000, y: 0 });
    await expect.poll(async () => (await readStickers())[0]?.x).toBeLessThan(40);
    await dragBy(editor.page.locator('.sticker-turn'), { x: 150, y: 100 });
    await expect.poll(async () => (await readStickers())[0]?.rotation).toBeGreaterThan(60);
    await editor.undo(4);
    await expect.poll(readStickers).toEqual([before]);
  });

  test('is deleted by a key, and comes back from the toast', async () => {
    await hold().focus();
    await editor.page.keyboard.press('Delete');
    await expect.poll(() => hold().count()).toBe(0);
    await editor.toast('Sticker deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => hold().count()).toBe(1);
  });

  test('takes a color into its drawing, and goes below another one', async () => {
    await hold().click();
    await editor.button('Color', bar()).click();
    await editor.page.getByLabel('Hex').fill('#B42318');
    await expect.poll(readStickers).toMatchObject([{ color: '#B42318' }]);
    await editor.page.getByLabel('Hex').press('Escape');
    await expect
      .poll(() => editor.paper.locator('.page > .picture').first().getAttribute('src'))
      .toMatch(/^blob:/);
    await editor.button('Sticker').click();
    await editor.dialog.getByText('Popular').waitFor();
    expect(await editor.dialog.getByText('New here?').count()).toBe(0);
    await editor.dialog.getByRole('button', { name: 'flag' }).waitFor();
    await tiles().first().click();
    await expect.poll(async () => (await readStickers()).map(({ alt }) => alt)).toEqual(['rainbow', 'star']);
    await editor.page.keyboard.press('PageDown');
    await editor.button('Send to back', bar()).click();
    await expect.poll(async () => (await readStickers()).map(({ alt }) => alt)).toEqual(['star', 'rainbow']);
    expect(await bar().count()).toBe(1);
    await expect.poll(() => editor.sheets.nth(1).locator('.picture').count()).toBe(1);
  });
});

describe('a sticker on an item', () => {
  const question = (id: string, subtitle: string) => ({ id, type: 'open_response', data: { subtitle } });
  const image = { id: 's', name: 'sun', alt: 'sun', is_icon: true, iconObject: { id: '2600' }, ratio: 1 };
  /** The sticker as the draft on this device has it. */
  const readSun = async () => {
    const drafts = (await listStoredDrafts(editor)) as { document: { images: ImageAttachment[] } }[];
    return drafts.flatMap(({ document }) => document.images).find(({ id }) => id === 's');
  };
  /** How far the sticker is drawn below the beginning of the item with the text, in px of the screen. */
  const readDistance = async () => {
    const sticker = await hold().boundingBox();
    const text = await editor.paper.getByText('Why?').boundingBox();
    return Math.round((sticker?.y ?? 0) - (text?.y ?? 0));
  };

  test('is bound to it by moving it there, and goes along when the item does, also in large print', async () => {
    const items = [question('a', 'Who?'), question('b', 'Why?')];
    const images = [{ ...image, x: 600, y: 40, width: 60 }];
    await openStored(editor, aWorksheet({ filename: 'Suns', large_print: true, items, images }), 'suns');
    const text = await editor.paper.getByText('Why?').boundingBox();
    const sticker = await hold().boundingBox();
    await dragBy(hold(), { x: 0, y: (text?.y ?? 0) - (sticker?.y ?? 0) });
    await expect.poll(async () => (await readSun())?.anchor?.item).toBe('b');
    const distance = await readDistance();
    await editor.row(0).click();
    await editor.setNumber('Lines', 9, editor.frame);
    await expect.poll(() => editor.paper.getByText('Why?').boundingBox()).not.toEqual(text);
    await expect.poll(readDistance).toBe(distance);
    await editor.toggle('Large print', editor.page.locator('.top-bar'));
    await expect.poll(async () => Math.round((await hold().boundingBox())?.width ?? 0)).toBeGreaterThan(80);
    await editor.toggle('Large print', editor.page.locator('.top-bar'));
    await expect.poll(readDistance).toBe(distance);
  });

  test('stays where it is seen when the item is deleted, and is bound again by Undo', async () => {
    /** The desk may scroll; the sheet is what the sticker stands on. */
    const readHeight = async () =>
      ((await hold().boundingBox())?.y ?? 0) - ((await editor.sheets.first().boundingBox())?.y ?? 0);
    const height = await readHeight();
    await editor.row(1).click();
    await editor.button('Delete').click();
    await editor.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => (await readSun())?.anchor).toBeNull();
    expect(await readHeight()).toBeCloseTo(height, 0);
    await editor.toast('Open Response deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await readSun())?.anchor?.item).toBe('b');
  });

  test('over its text it is named, with the way there', async () => {
    const text = await editor.paper.getByText('Why?').boundingBox();
    const sticker = await hold().boundingBox();
    await dragBy(hold(), { x: (text?.x ?? 0) - (sticker?.x ?? 0), y: (text?.y ?? 0) - (sticker?.y ?? 0) });
    await editor.page.getByRole('button', { name: 'Show me: A sticker covers question 2.' }).click();
    await expect.poll(() => editor.field('Question', editor.frame).textContent()).toBe('Why?');
    await editor.undo();
    await expect.poll(() => editor.page.getByText('A sticker covers').count()).toBe(0);
  });
});
