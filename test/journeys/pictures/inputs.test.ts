// @module-tag slow
import { describe, expect, test } from 'vitest';
import { aFlashcardSet } from '#test/support/builders.ts';
import { anEmail } from '#test/support/editor-driver.ts';
import { openStored } from '#test/support/journey.ts';
import { paste } from './in-the-page.ts';
import {
  bar,
  editor,
  inputPicture,
  openPicturesEditor,
  photo,
  readStickers,
  search,
  withStickers,
} from './worksheet.ts';

/** Runs in the page: notes each heading that the results of a search have had. */
function noteHeadings(): void {
  const headings = new Set<string>();
  Object.assign(globalThis, { headings });
  const note = () => {
    for (const { textContent } of globalThis.document.querySelectorAll('.icon-heading'))
      if (textContent) headings.add(textContent);
  };
  new MutationObserver(note).observe(globalThis.document.body, { childList: true, subtree: true });
}

/** The picture of an input: how it is found, and how one of one’s own is sent. */
openPicturesEditor(withStickers);

describe('the picture of an input', () => {
  test('is searched for by the words that stand there and name something', async () => {
    await editor.row(0).click();
    expect(await bar().count()).toBe(0);
    await inputPicture('Question', 'Add an image').click();
    await editor.page.getByRole('heading', { name: 'Add an Image' }).waitFor();
    expect(await search().inputValue()).toBe('one eat now');
    await editor.page.keyboard.press('Escape');
    await inputPicture('Option A', 'Add an image').click();
    expect(await search().inputValue()).toBe('red apple');
    await editor.dialog.getByRole('button', { name: 'red apple' }).click();
    await inputPicture('Option A').waitFor();
    await editor.paper.getByRole('img', { name: 'red apple' }).waitFor();
  });

  test('has a bar that ends with its last button', async () => {
    await inputPicture('Option A').click();
    const last = await bar().getByRole('button', { name: 'Delete image' }).boundingBox();
    const around = await editor.page.locator('.menu-popover').boundingBox();
    const end = (box: typeof last) => (box ? box.x + box.width : 0);
    expect(end(around) - end(last)).toBeLessThan(8);
    await editor.page.keyboard.press('Escape');
  });

  test('is changed by a press on it on the sheet, also when its item is closed', async () => {
    const onSheet = editor.paper.getByRole('img', { name: 'red apple' });
    const readFocus = () => editor.page.locator(':focus').getAttribute('aria-label');
    await editor.row(0).click();
    await editor.frame.waitFor({ state: 'detached' });
    await onSheet.click();
    await expect.poll(readFocus).toBe('Image: Option A');
    await bar().getByRole('button', { name: 'Flip horizontally' }).click();
    await expect.poll(() => onSheet.getAttribute('style')).toContain('scale(-1, 1)');
    // Once more: it stays open.
    await onSheet.click();
    await expect.poll(readFocus).toBe('Image: Option A');
    expect(await bar().count()).toBe(1);
    await editor.page.keyboard.press('Escape');
    await expect.poll(() => bar().count()).toBe(0);
    await editor.undo();
    await expect.poll(() => onSheet.getAttribute('style')).not.toContain('scale(-1, 1)');
  });

  test('of one’s own asks to sign up first, and the draft comes along', async () => {
    await inputPicture('Option B', 'Add an image').click();
    await editor.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'stone.png', mimeType: 'image/png', buffer: photo });
    await editor.dialog.getByText('Sign up to add your own images.').waitFor();
    await editor.signUp(anEmail());
    await inputPicture('Option B').waitFor();
    expect(await readStickers()).toHaveLength(2);
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
    await editor.paper.locator('.prompt-unit img[src^="blob:"]').waitFor();
    go();
    await inputPicture('Question').waitFor();
    await editor.page.unrouteAll();
  });

  test('gives way to that of another one with one press, and to what else is pressed', async () => {
    const isOpen = (label: string) => inputPicture(label).getAttribute('aria-expanded');
    await inputPicture('Question').click();
    await bar().waitFor();
    await inputPicture('Option A').click();
    await expect.poll(() => isOpen('Option A')).toBe('true');
    expect(await isOpen('Question')).toBe('false');
    await expect.poll(() => bar().count()).toBe(1);
    expect(await editor.dialog.getByRole('toolbar').count()).toBe(1);
    await inputPicture('Option A').click();
    await expect.poll(() => bar().count()).toBe(0);
    await inputPicture('Option A').press('Enter');
    await bar().waitFor();
    await expect.poll(() => editor.page.locator(':focus').getAttribute('aria-label')).toBe('Image: Option A');
    await editor.page.keyboard.press('Tab');
    expect(await bar().locator(':focus').getAttribute('aria-label')).toBe('Replace');
    await editor.page.keyboard.press('Escape');
    await expect.poll(() => bar().count()).toBe(0);
    await expect.poll(() => inputPicture('Option A').evaluate((it) => it.matches(':focus'))).toBe(true);
    await inputPicture('Option A').click();
    await bar().waitFor();
    await editor.field('Question', editor.frame).click();
    await expect.poll(() => bar().count()).toBe(0);
    expect(await editor.field('Question', editor.frame).evaluate((it) => it.matches(':focus'))).toBe(true);
  });
});

test('the picture of a card is searched for by the side that pictures are called by, and by no other meanwhile', async () => {
  const cards = [{ id: 'a', term: '7 × 8', definition: 'Schmetterling' }];
  await openStored(editor, aFlashcardSet({ items: cards }), 'draft-cards');
  await editor.page.evaluate(noteHeadings);
  await editor.button('Add an image: Term of card 1').click();
  await editor.dialog.getByRole('button', { name: 'butterfly', exact: true }).waitFor();
  expect(await search().inputValue()).toBe('Schmetterling');
  const headings = await editor.page.evaluate(() => [
    ...(globalThis as never as { headings: string[] }).headings,
  ]);
  expect(headings.filter((heading) => heading.includes('7 × 8'))).toEqual([]);
  await editor.dialog.getByRole('button', { name: '7 × 8' }).click();
  await editor.dialog.getByText(/for “.*7 × 8/).waitFor();
});
