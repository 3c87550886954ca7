import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import type { HandoutDocument } from '#shared/document/document.ts';
import { aWorksheet } from '#test/support/builders.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { listStoredDrafts } from '#test/support/journey.ts';

/** The editor of whoever goes through all chapters, and a picture of their own. */
export let editor: EditorDriver;
export let photo: Buffer;
export async function begin(driver: EditorDriver): Promise<void> {
  editor = driver;
  photo = await sharp({ create: { width: 240, height: 160, channels: 3, background: '#d62828' } })
    .png()
    .toBuffer();
}

export const twoPages = aWorksheet({
  title: 'Pictures',
  filename: 'Pictures',
  items: [
    {
      id: 'q',
      type: 'multiple_choice',
      data: {
        subtitle: 'Which <b>one</b> of these can you eat now?',
        options: [{ answer: 'red apple' }, { answer: 'stone' }],
      },
    },
    { id: 'b', type: 'page_break' },
    { id: 'o', type: 'open_response', data: { subtitle: 'Why?' } },
  ],
});

export const readDocument = async (): Promise<HandoutDocument> =>
  (await listStoredDrafts(editor))[0]?.document as HandoutDocument;
export const readStickers = async () => (await readDocument()).images;
export const search = () => editor.page.getByRole('searchbox', { name: 'Search icons' });
export const tiles = () => editor.dialog.locator('.icon-tile');
export const hold = () => editor.page.locator('.sticker-hold');
export const readStored = (key: string) => editor.page.evaluate((name) => localStorage.getItem(name), key);
export const inputPicture = (label: string, verb = 'Image') => editor.button(`${verb}: ${label}`);
export const bar = () => editor.page.getByRole('toolbar', { name: 'Image' });

/** Pulls what is there by so many px of the screen. */
export async function dragBy(what: Locator, by: { x: number; y: number }): Promise<void> {
  const { mouse } = editor.page;
  const box = await what.boundingBox();
  if (!box) throw new Error('There is nothing to pull');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + by.x, from.y + by.y, { steps: 3 });
  await mouse.up();
}
