import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HandoutDocument } from '#shared/document/document.ts';
import { listViolations } from '../support/axe.ts';
import { aBingo, aFlashcardSet, aWorksheet } from '../support/builders.ts';
import type { EditorDriver } from '../support/editor-driver.ts';
import { aJourney, listStoredDrafts, storeDraft, type Visitor } from '../support/journey.ts';

/** The start page of somebody with much work of their own. */
const journey = aJourney();
let teacher: Visitor;
let editor: EditorDriver;

const LONG = 'Photosynthesis and the carbon cycle in the rainforest of the Amazon '.repeat(3).trim();
const WORK: readonly HandoutDocument[] = [
  aWorksheet({ filename: LONG }),
  aFlashcardSet({
    filename: 'Élan and verve',
    items: [{ id: 'a', term: 'el pájaro', definition: 'the bird' }],
  }),
  aBingo({ filename: 'Week 10' }),
  aWorksheet({ filename: 'Week 9' }),
  aWorksheet({ filename: 'دورة الماء' }),
  aWorksheet({ filename: '🦊 Animals' }),
];

beforeAll(async () => {
  teacher = await journey.visitor();
  editor = teacher.editor;
  await editor.page.goto(`${journey.product.url}/favicon.svg`);
  for (const [at, document] of WORK.entries()) {
    const changed_at = Date.now() - at * 60_000;
    const draft = { key: `draft-${at}`, kind: document.entity_type, document, base: null, changed_at };
    await editor.page.evaluate(storeDraft, draft);
  }
  await editor.page.goto(`${journey.product.url}/`);
});
afterAll(() => expect(teacher.faults).toEqual([]));

const mine = () => editor.page.getByRole('region', { name: 'My documents' });
const names = () => mine().locator('.document-card-name').allTextContents();
const announced = () => mine().getByRole('status').textContent();

describe('the last work', () => {
  const last = () => editor.page.getByRole('region', { name: 'Continue where you left off' });

  test('stands in one row of five', async () => {
    await expect.poll(() => last().getByRole('listitem').count()).toBe(5);
  });

  test('has names of two lines at most, and the whole name as a tip', async () => {
    const name = last().locator('.document-card-name').first();
    const height = await name.evaluate((element) => element.getBoundingClientRect().height);
    const line = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    expect(height).toBeCloseTo(2 * line, 0);
    expect(await name.getAttribute('title')).toBe(LONG);
  });

  test('has each name in its own direction', async () => {
    const direction = (name: string) =>
      last()
        .locator('.document-card-name', { hasText: name })
        .evaluate((element) => getComputedStyle(element).direction);
    expect([await direction('دورة'), await direction('Week 9')]).toEqual(['rtl', 'ltr']);
  });
});

test('the way from the last work to all documents is one key press', async () => {
  // The page is long enough to be scrolled there once the list has loaded.
  await mine().locator('.document-card-name').first().waitFor();
  await editor.page.getByRole('link', { name: 'All my documents' }).press('Enter');
  const title = editor.page.getByRole('heading', { name: 'My documents' });
  const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(300);
  // Nothing that is read begins at the edge of the window.
  expect(await top()).toBeGreaterThanOrEqual(16);
});

describe('a template', () => {
  const template = (name: string) => editor.page.getByRole('button', { name: new RegExp(name) });

  test('shows its first sheet', async () => {
    await template('Exit ticket').scrollIntoViewIfNeeded();
    const picture = template('Exit ticket').locator('img');
    const countPixels = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(countPixels).toBe(296);
  });

  test('opens as a document of the user, which is offered like any other', async () => {
    await template('Exit ticket').click();
    await expect.poll(() => editor.paper.textContent()).toMatch(/Exit Ticket/);
    await editor.page.goBack();
    await editor.chooseForTile('Exit Ticket', 'Delete');
    await editor.toast('“Exit Ticket” moved to the trash').waitFor();
  });

  test('that was never saved is in the trash of this device, for whoever is not signed in too', async () => {
    await mine().getByRole('link', { name: 'Trash' }).click();
    const trash = editor.page.getByRole('list', { name: 'Deleted from this device' });
    const facts = () => trash.getByRole('listitem').textContent();
    await expect.poll(facts).toMatch(/Exit Ticket.*Worksheet · Deleted just now · 30 days left/);
    expect(await listViolations(editor.page)).toEqual([]);
    await editor.button('Restore Exit Ticket').click();
    await trash.waitFor({ state: 'detached' });
    await editor.page.goBack();
    await expect.poll(names).toContain('Exit Ticket');
  });

  test('is gone for good once its 30 days are over', async () => {
    await editor.page.goto(`${journey.product.url}/favicon.svg`);
    const day = 24 * 3600 * 1000;
    const storeDeleted = (key: string, filename: string, days: number) =>
      editor.page.evaluate(storeDraft, {
        key,
        kind: 'worksheet',
        document: aWorksheet({ filename }),
        base: null,
        changed_at: 0,
        deleted_at: Date.now() - days * day,
      });
    await storeDeleted('draft-over', 'Thirty days ago', 30);
    await storeDeleted('draft-in-time', 'Four weeks ago', 28);
    await editor.page.goto(`${journey.product.url}/trash`);
    await editor.page.getByText('2 days left').waitFor();
    expect(await editor.page.getByText('Thirty days ago').count()).toBe(0);
    await editor.button('Delete for good: Four weeks ago').click();
    await editor.dialog.getByRole('button', { name: 'Delete for good' }).click();
    await editor.page.getByText('Four weeks ago', { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(async () => (await listStoredDrafts(editor)).length).toBe(WORK.length + 1);
    await editor.page.goto(`${journey.product.url}/`);
    await editor.chooseForTile('Exit Ticket', 'Delete');
  });
});

describe('my documents', () => {
  test('are found by words in them, without a connection too', async () => {
    await expect.poll(names).toHaveLength(WORK.length);
    await mine().getByLabel('Search').fill('PAJARO');
    await expect.poll(names).toEqual(['Élan and verve']);
    await teacher.context.setOffline(true);
    await mine().getByLabel('Search').fill('the bird');
    await expect.poll(names).toEqual(['Élan and verve']);
    await teacher.context.setOffline(false);
    await mine().getByLabel('Search').fill('');
  });

  test('are found by words of their names, whatever the accents', async () => {
    await expect.poll(names).toHaveLength(WORK.length);
    await mine().getByLabel('Search').fill('elan');
    await expect.poll(names).toEqual(['Élan and verve']);
    expect(await announced()).toBe('1 document');
    await mine().getByLabel('Search').fill('nothing of the kind');
    await mine().getByText('None of your documents match.').waitFor();
    expect(await announced()).toBe('Nothing found');
    await editor.button('Show all documents').click();
    await expect.poll(names).toHaveLength(WORK.length);
  });

  test('are filtered by kind with the keyboard alone', async () => {
    await mine().getByRole('radio', { name: 'All' }).focus();
    await editor.page.keyboard.press('ArrowLeft');
    await expect.poll(names).toEqual(['Week 10']);
    await editor.page.keyboard.press('ArrowRight');
    await expect.poll(names).toHaveLength(WORK.length);
  });

  test('are sorted by name', async () => {
    await editor.choose('Sort by', 'Name', mine());
    await expect
      .poll(names)
      .toEqual(['🦊 Animals', 'Élan and verve', LONG, 'Week 9', 'Week 10', 'دورة الماء']);
    expect(await listViolations(editor.page)).toEqual([]);
  });

  test('stay sorted when the page is left and opened again', async () => {
    await editor.page.reload();
    await expect.poll(async () => (await names())[0]).toBe('🦊 Animals');
    await mine().getByLabel('Search').fill('nothing of the kind');
    await editor.button('Show all documents').click();
    await expect.poll(async () => (await names())[0]).toBe('🦊 Animals');
    await editor.choose('Sort by', 'Last change', mine());
    await editor.page.reload();
    await expect.poll(names).toHaveLength(WORK.length);
    expect((await names())[0]).not.toBe('🦊 Animals');
  });
});
