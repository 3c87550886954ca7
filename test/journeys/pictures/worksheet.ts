import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { anEmail, type EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, listStoredDrafts, openStored } from '#test/support/journey.ts';

/** The editor that is open in the tests of one file, and a picture of the teacher's own. */
export let editor: EditorDriver;
export let photo: Buffer;

/** A file that is no picture is refused by the server. */
const EXPECTED = /status of 422/;

/** Opens an editor before the tests of a file, with a document where one is given; fails after them on faults. */
export function openPicturesEditor(document?: HandoutDocument): void {
  const journey = aJourney();
  let faults: readonly string[] = [];
  beforeAll(async () => {
    ({ editor, faults } = await journey.visitor());
    photo = await sharp({ create: { width: 240, height: 160, channels: 3, background: '#d62828' } })
      .png()
      .toBuffer();
    if (document) await openStored(editor, document);
  });
  afterAll(() => expect(faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]));
}

/** Makes an account that takes the open draft along. */
export async function signUpWithDraft(): Promise<void> {
  await editor.saveState.click();
  await editor.signUp(anEmail());
  await editor.waitUntilSaved();
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

const aSticker = (name: string, code: string, given: object) => ({
  ...{ id: name, name, alt: name, is_icon: true, iconObject: { id: code } },
  ...given,
});
/** The same with a sticker on each page. */
export const withStickers = {
  ...twoPages,
  images: aWorksheet({
    images: [aSticker('star', '2B50', { docIndex: 1 }), aSticker('rainbow', '1F308', { color: '#B42318' })],
  }).images,
};

const readDocument = async (): Promise<HandoutDocument> =>
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
