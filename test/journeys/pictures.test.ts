import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { violations } from '../support/axe.ts';
import { aWorksheet } from '../support/builders.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, keptDrafts, openKept, type Visitor } from '../support/journey.ts';
import { pageFactsOf } from '../support/paper/pdf-facts.ts';

/** Stickers and pictures of inputs, from the icon library and from one's own files, to the printed PDF. */
const journey = aJourney();
let teacher: Visitor;
let editor: EditorDriver;
let photo: Buffer;

beforeAll(async () => {
  teacher = await journey.visitor();
  editor = teacher.editor;
  photo = await sharp({ create: { width: 240, height: 160, channels: 3, background: '#d62828' } })
    .png()
    .toBuffer();
});
/** A file that is no picture is refused by the server. */
const EXPECTED = /status of 422/;
afterAll(() => expect(teacher.faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]));

const twoPages = aWorksheet({
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

const document = async (): Promise<HandoutDocument> =>
  (await keptDrafts(editor))[0]?.document as HandoutDocument;
const stickers = async () => (await document()).images;
const search = () => editor.page.getByRole('searchbox', { name: 'Search icons' });
const tiles = () => editor.dialog.locator('.icon-tile');
const hold = () => editor.page.locator('.sticker-hold');
const stored = (key: string) => editor.page.evaluate((name) => localStorage.getItem(name), key);
const inputPicture = (label: string, verb = 'Image') => editor.button(`${verb}: ${label}`);
const bar = () => editor.page.getByRole('toolbar', { name: 'Image' });

/** Pulls what is there by so many px of the screen. */
async function pull(what: Locator, by: { x: number; y: number }): Promise<void> {
  const { mouse } = editor.page;
  const box = await what.boundingBox();
  if (!box) throw new Error('There is nothing to pull');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + by.x, from.y + by.y, { steps: 3 });
  await mouse.up();
}

describe('Add a Sticker', () => {
  test('shows the popular nine, with a hint at the first use alone', async () => {
    await openKept(editor, twoPages);
    await editor.button('Sticker').click();
    await editor.page.getByRole('heading', { name: 'Add a Sticker' }).waitFor();
    await expect.poll(() => tiles().count()).toBe(9);
    await editor.dialog.getByText('New here?').waitFor();
    await expect.poll(() => stored('used-icon-finder-feature')).not.toBeNull();
    expect(await violations(editor.page)).toEqual([]);
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
    expect(JSON.parse((await stored('iconfinder_history')) ?? '')).toEqual(['rainbow', 'flag']);
  });

  test('places it on the sheet in view at once, 120 px wide at 300, 300, with its control bar', async () => {
    await editor.page.keyboard.press('Enter');
    await expect.poll(stickers).toMatchObject([{ x: 300, y: 300, width: 120, docIndex: 0, alt: 'rainbow' }]);
    const [placed] = await stickers();
    expect(JSON.parse((await stored('search_pair')) ?? '')).toEqual([
      { searchTerm: 'rainbow', imageId: placed?.id },
    ]);
    await bar().waitFor();
    await expect.poll(() => hold().evaluate((one) => one === globalThis.document.activeElement)).toBe(true);
    expect(await violations(editor.page)).toEqual([]);
  });
});

describe('a sticker', () => {
  test('is moved, resized and turned by keys, which say what they did', async () => {
    const { keyboard } = editor.page;
    for (const key of ['ArrowRight', 'Shift+ArrowDown', '+', 'r']) await keyboard.press(key);
    await expect.poll(stickers).toMatchObject([{ x: 300, y: 344, width: 128, rotation: 15 }]);
    const said = editor.page.locator('.sticker-layer [role=status]');
    expect(await said.textContent()).toBe('Turned to 15°');
    await keyboard.press('PageDown');
    await expect.poll(stickers).toMatchObject([{ docIndex: 1 }]);
    expect(await said.textContent()).toContain('page 2');
    await keyboard.press('PageUp');
    await expect.poll(stickers).toMatchObject([{ docIndex: 0 }]);
  });

  test('follows the pointer at every zoom, keeps its proportions, and stays on its sheet; each gesture is a step', async () => {
    await editor.button('Zoom out').click();
    await hold().click();
    const zoom = Number.parseInt((await editor.page.locator('.zoom-percent').textContent()) ?? '', 10) / 100;
    const before = (await stickers())[0];
    await pull(hold(), { x: 100 * zoom, y: 50 * zoom });
    await expect.poll(async () => (await stickers())[0]?.x).toBeCloseTo((before?.x ?? 0) + 100, 0);
    await pull(editor.page.locator('[data-corner="right bottom"]'), { x: 60, y: 60 });
    await expect.poll(async () => (await stickers())[0]?.width).toBeGreaterThan(180);
    expect((await stickers())[0]?.height).toBeNull();
    await pull(hold(), { x: -2000, y: 0 });
    await expect.poll(async () => (await stickers())[0]?.x).toBeLessThan(40);
    await pull(editor.page.locator('.sticker-turn'), { x: 150, y: 100 });
    await expect.poll(async () => (await stickers())[0]?.rotation).toBeGreaterThan(60);
    await editor.undo(4);
    await expect.poll(stickers).toEqual([before]);
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
    await expect.poll(stickers).toMatchObject([{ color: '#B42318' }]);
    await editor.page.getByLabel('Hex').press('Escape');
    await expect
      .poll(() => editor.paper.locator('.page > .picture').first().getAttribute('src'))
      .toMatch(/^blob:/);
    await editor.button('Sticker').click();
    await editor.dialog.getByText('Popular').waitFor();
    expect(await editor.dialog.getByText('New here?').count()).toBe(0);
    await editor.dialog.getByRole('button', { name: 'flag' }).waitFor();
    await tiles().first().click();
    await expect.poll(async () => (await stickers()).map(({ alt }) => alt)).toEqual(['rainbow', 'star']);
    await editor.page.keyboard.press('PageDown');
    await editor.button('Send to back', bar()).click();
    await expect.poll(async () => (await stickers()).map(({ alt }) => alt)).toEqual(['star', 'rainbow']);
    expect(await bar().count()).toBe(1);
    await expect.poll(() => editor.sheets.nth(1).locator('.picture').count()).toBe(1);
  });
});

describe('the picture of an input', () => {
  test('is searched for by the words that stand there, without tags, five at most', async () => {
    await editor.row(0).click();
    expect(await bar().count()).toBe(0);
    await inputPicture('Question', 'Add an image').click();
    await editor.page.getByRole('heading', { name: 'Add an Image' }).waitFor();
    expect(await search().inputValue()).toBe('Which one of these can');
    await editor.page.keyboard.press('Escape');
    await inputPicture('Option A', 'Add an image').click();
    expect(await search().inputValue()).toBe('red apple');
    await editor.dialog.getByRole('button', { name: 'red apple' }).click();
    await inputPicture('Option A').waitFor();
    await editor.paper.getByRole('img', { name: 'red apple' }).waitFor();
  });

  test('of one’s own asks to sign up first, and the draft comes along', async () => {
    await inputPicture('Option B', 'Add an image').click();
    await editor.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'stone.png', mimeType: 'image/png', buffer: photo });
    await editor.dialog.getByText('Sign up to add your own images.').waitFor();
    await editor.signUp(anEmail());
    await inputPicture('Option B').waitFor();
    expect(await hold().count()).toBe(2);
    await expect
      .poll(() => editor.paper.locator('.inline-picture img').nth(1).getAttribute('src'))
      .toMatch(/thumb/);
  });

  test('says how much of it has left, and where it is pasted stands at once', async () => {
    let go = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await editor.page.route(
      ({ pathname }) => pathname.includes('uploads/'),
      async (route) => {
        if (route.request().method() === 'PUT') await held;
        await route.continue();
      },
    );
    await inputPicture('Question', 'Add an image').click();
    await editor.dialog.getByText('Drop an image here').waitFor();
    await editor.page.evaluate(paste, photo.toString('base64'));
    await inputPicture('Question, uploading')
      .getByText(/^\d+%$/)
      .waitFor();
    await editor.paper.locator('.question-prompt img[src^="blob:"]').waitFor();
    go();
    await inputPicture('Question').waitFor();
    await editor.page.unrouteAll();
  });

  test('pasted or dropped where the caret is, is the picture of that input; a field without one makes it a sticker', async () => {
    const before = await hold().count();
    const file = photo.toString('base64');
    await editor.row(2).click();
    const question = editor.field('Question', editor.frame);
    await question.click();
    await editor.page.evaluate(paste, file);
    await inputPicture('Question').waitFor();
    expect(await question.textContent()).toBe('Why?');
    const field = await question.boundingBox();
    await editor.undo();
    await inputPicture('Question', 'Add an image').waitFor();
    expect(await editor.page.evaluate(drop, { file, x: (field?.x ?? 0) + 40, y: (field?.y ?? 0) + 12 })).toBe(
      'taken',
    );
    await inputPicture('Question').waitFor();
    expect(await hold().count()).toBe(before);
    await editor.undo();
    await editor.openSection('Header');
    await editor.field('Title').click();
    await editor.page.evaluate(paste, file);
    await expect.poll(() => hold().count()).toBe(before + 1);
    await expect.poll(async () => (await stickers()).every(({ uploading }) => !uploading)).toBe(true);
    await editor.undo();
    await expect.poll(() => hold().count()).toBe(before);
    expect(await editor.field('Title').textContent()).toBe('Pictures');
    await editor.row(0).click();
    await expect.poll(async () => (await editor.sheets.first().boundingBox())?.y).toBeGreaterThan(-100);
  });

  test('dropped on a sheet is a sticker there; beside a sheet the editor stays, and says where to', async () => {
    const before = await hold().count();
    const sheet = await editor.sheets.first().boundingBox();
    if (!sheet) throw new Error('There is no sheet');
    const at = { x: sheet.x + sheet.width / 4, y: sheet.y + 200 };
    const file = photo.toString('base64');
    expect(await editor.page.evaluate(drop, { file, x: 5, y: 300 })).toBe('taken');
    await editor.toast('Drop images on a sheet.').waitFor();
    expect(await hold().count()).toBe(before);
    expect(await editor.page.evaluate(drop, { file, ...at })).toBe('taken');
    await expect.poll(() => hold().count()).toBe(before + 1);
    const box = await hold().last().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(at.x, -1);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(at.y, -1);
    await expect.poll(async () => (await stickers()).every(({ uploading }) => !uploading)).toBe(true);
    await editor.undo();
    await expect.poll(() => hold().count()).toBe(before);
  });

  test('that is none is taken out again, and it is said why', async () => {
    await editor.row(2).click();
    await inputPicture('Question', 'Add an image').click();
    const files = editor.page.locator('input[type=file]');
    await files.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: photo });
    await editor.toast('Please choose a JPEG, PNG or SVG image.').waitFor();
    await inputPicture('Question', 'Add an image').click();
    await files.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: await sharp(photo).jpeg().toBuffer(),
    });
    await editor.toast('This file is not what its name says.').waitFor();
    await inputPicture('Question', 'Add an image').waitFor();
  });

  test('is replaced, flipped, turned and described in its control bar; only one is open', async () => {
    await editor.row(0).click();
    await inputPicture('Option B').click();
    await editor.button('Flip horizontally', bar()).click();
    await editor.button('Rotate', bar()).click();
    await editor.button('Alt text', bar()).click();
    await editor.page.getByLabel('Alt text', { exact: true }).last().fill('a round stone');
    await editor.page.getByLabel('Alt text', { exact: true }).last().press('Escape');
    expect(await bar().count()).toBe(1);
    expect(await violations(editor.page)).toEqual([]);
    const drawn = editor.paper.getByRole('img', { name: 'a round stone' });
    await expect
      .poll(() => drawn.evaluate((one) => (one as HTMLElement).style.transform))
      .toContain('rotate(90deg) scale(-1, 1)');
    await editor.button('Replace', bar()).click();
    await search().fill('rock');
    await editor.dialog.getByRole('button', { name: 'rock', exact: true }).click();
    await editor.paper.getByRole('img', { name: 'rock' }).waitFor();
    await editor.undo();
    await drawn.waitFor();
  });

  test('is deleted and comes back, and has its size for the whole document, in inches', async () => {
    await inputPicture('Option A').click();
    await editor.button('Delete image', bar()).click();
    await inputPicture('Option A', 'Add an image').waitFor();
    await editor.toast('Image deleted').getByRole('button', { name: 'Undo' }).click();
    await inputPicture('Option A').waitFor();
    await editor.openSection('Body Style');
    await editor.setNumber('Image size', 0.5);
    const frame = editor.paper.locator('.inline-picture', { has: editor.page.getByAltText('red apple') });
    await expect.poll(() => frame.evaluate((one) => (one as HTMLElement).style.width)).toBe('48px');
  });
});

describe('Make Printable', () => {
  test('keeps a document with somebody’s own images private, and its PDF holds them all, each on its page', async () => {
    await editor.button('Make Printable').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
    await dialog.getByText('Uploading images requires saving worksheet as Private.').waitFor();
    for (const name of ['Science', 'Grade 1', 'Public'])
      await dialog.getByText(name, { exact: true }).click();
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await dialog.locator('.field-error').getByText('requires saving worksheet as Private.').waitFor();
    await dialog.getByText('Private', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Make Printable' }).click();
    await editor.page.waitForURL(/\/d\//, { timeout: 60_000 });
    const [first, second] = await printedPages();
    expect(first?.alts).toEqual(expect.arrayContaining(['rainbow', 'red apple', 'a round stone']));
    expect(first?.images).toBe(2);
    expect(second?.alts).toEqual(['star']);
    expect(second?.text).toMatch(/Icons: OpenMoji \(.+\), CC BY-SA 4.0, colors changed/);
  });
});

/** What each page of the PDF shows. */
async function printedPages() {
  const download = editor.page.waitForEvent('download');
  await editor.button('Download PDF').click();
  const bytes = await readFile(await (await download).path());
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { images, tags } = await pageFactsOf(await pdf.getPage(number));
      const alts = tags.flatMap(({ alt }) => alt ?? []);
      return { images, alts, text: tags.map(({ text }) => text).join(' ') };
    }),
  );
}

/** Runs in the page: pastes a PNG where the caret is. */
function paste(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
  const target = globalThis.document.activeElement ?? globalThis.document;
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Runs in the page: lets go of a PNG at a point, and tells whether the browser would leave for it. */
function drop({ file, x, y }: { file: string; x: number; y: number }): 'taken' | 'left' {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
  const target = globalThis.document.elementFromPoint(x, y) ?? globalThis.document.body;
  const event = (name: string) =>
    new DragEvent(name, { dataTransfer, clientX: x, clientY: y, bubbles: true, cancelable: true });
  const isRefused = target.dispatchEvent(event('dragover'));
  return !isRefused && !target.dispatchEvent(event('drop')) ? 'taken' : 'left';
}
