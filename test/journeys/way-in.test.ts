// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { anEmail, type EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openStored, type Visitor } from '#test/support/journey.ts';
import { listViolations } from '../support/axe.ts';

/** What somebody meets who opens an empty document on a school's laptop, or one's own work again. */
const journey = aJourney();
let teacher: Visitor;
let editor: EditorDriver;
beforeAll(async () => {
  teacher = await journey.visitor({ width: 1366, height: 768 });
  ({ editor } = teacher);
});
afterAll(() => expect(teacher.faults).toEqual([]));

const openNew = async (kind: string) => {
  await editor.page.goto(`${journey.product.url}/new/${kind}?blank`);
  await editor.sheets.first().waitFor();
};
const readTop = (selector: string) =>
  editor.page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

describe('an empty document', () => {
  test.each([
    ['worksheet', 'Add Item'],
    ['flashcard', 'Paste a table'],
    ['bingo', 'Paste a table'],
  ])('a new %s has an open header of 220 px at most, with its list in sight below', async (kind, add) => {
    await openNew(kind);
    const header = editor.page.locator('.side-bar .section').first();
    expect(await header.getByRole('button', { name: /^Header/ }).getAttribute('aria-expanded')).toBe('true');
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(220);
    const box = await editor.button(add).boundingBox();
    expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThan(768);
    await editor.page.locator('.empty-state-example').waitFor();
  });

  test.each([
    ['worksheet', 'Add Item'],
    ['bingo', 'Paste a table'],
  ])('adding to a %s stays in reach when its header shows every style', async (kind, add) => {
    await openNew(kind);
    await editor.button('Style').click();
    await editor.button(/^Student fields/).click();
    const box = await editor.button(add).boundingBox();
    expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThan(768);
  });

  describe('of cards', () => {
    const readFocus = () =>
      editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

    test.each([
      ['flashcard', 'Term of new card'],
      ['bingo', 'New word'],
    ])(
      'a new %s begins in its first field, and what is typed at once is written there',
      async (kind, field) => {
        await openNew(kind);
        await expect.poll(readFocus).toBe(field);
        expect(await editor.page.locator('.side-bar').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
        expect(await listViolations(editor.page)).toEqual([]);
        await editor.page.keyboard.type('rain');
        await expect.poll(() => editor.paper.locator('[data-field=term]').first().textContent()).toBe('rain');
      },
    );

    test('one that is opened again does not, and neither does one on a phone', async () => {
      await openStored(editor, aFlashcardSet({ items: [], title: 'Rain' }));
      await editor.button('Add your first card').waitFor();
      await expect.poll(() => editor.page.locator('.side-bar [data-frame]').count()).toBe(1);
      expect(await readFocus()).toBe('');
      const phone = await journey.visitor({ width: 390, height: 844, isTouch: true });
      await phone.page.goto(`${journey.product.url}/new/flashcard`);
      await phone.editor.button('Add your first card').waitFor();
      expect(await phone.page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(phone.faults).toEqual([]);
    });
  });

  test('the headings of lists of cards are whole at twice the size', async () => {
    const { editor, faults } = await journey.visitor({ width: 683, height: 384 });
    for (const kind of ['flashcard', 'bingo']) {
      await editor.page.goto(`${journey.product.url}/new/${kind}?blank`);
      await editor.button('Edit').click();
      const heading = editor.page.locator('.list-head h2');
      expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  test('both sides of a card have room for words at twice the size', async () => {
    const { editor, faults } = await journey.visitor({ width: 683, height: 384 });
    const items = Array.from({ length: 99 }, (_, at) => ({ id: `c${at}`, term: `term ${at}` }));
    await openStored(editor, aFlashcardSet({ items }), 'draft-narrow');
    await editor.button('Edit').click();
    const rows = editor.page.locator('.card-row');
    const readNarrowest = async () => {
      const fields = rows.first().locator('[role=textbox]');
      return Math.min(...(await fields.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))));
    };
    await rows.first().waitFor();
    await expect.poll(readNarrowest).toBeGreaterThan(150);
    // Rows that are not drawn take as much room.
    const room = editor.page.locator('[data-rows]').first();
    const readRoom = () => room.evaluate((one) => one.clientHeight / Number(one.getAttribute('data-rows')));
    const { height = 0 } = (await rows.first().boundingBox()) ?? {};
    await expect.poll(readRoom).toBeCloseTo(height, 0);
    expect(faults).toEqual([]);
  });

  test('what the sheet offers stands below a title of many lines', async () => {
    await openStored(editor, aWorksheet({ items: [], title: 'Everything about volcanoes '.repeat(11) }));
    const offer = editor.button('Add your first question');
    const title = editor.paper.locator('[data-field=title]').first();
    const isBelow = async () => {
      const [above, below] = [await title.boundingBox(), await offer.boundingBox()];
      return above !== null && below !== null && below.y > above.y + above.height + 8;
    };
    await expect.poll(isBelow).toBe(true);
  });

  test('the sheet offers the first question, and offers it no more once there is one', async () => {
    await openNew('worksheet');
    await editor.button('Add your first question').click();
    await editor.dialog.getByRole('button', { name: 'Multiple Choice' }).click();
    await editor.frame.waitFor();
    expect(await editor.button('Add your first question').count()).toBe(0);
  });

  test.each([
    ['flashcard', 'Add your first card', 'Term of new card'],
    ['bingo', 'Add your words', 'New word'],
  ])('the sheet of a %s leads to its first field', async (kind, offer, field) => {
    await openNew(kind);
    await editor.button(offer).click();
    await expect
      .poll(() => editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(field);
  });
});

test('a document opened again comes back where one worked', async () => {
  const items = Array.from({ length: 60 }, (_, index) => ({
    id: `i${index}`,
    type: 'open_response',
    data: { subtitle: `Question ${index}` },
  }));
  await openStored(editor, aWorksheet({ title: 'Long', items }), 'draft-long');
  await editor.page.locator('.side-bar').evaluate((bar) => bar.scrollTo(0, 30 * 40));
  await editor.page.locator('[data-frame="i30"] .frame-title').click();
  await editor.frame.waitFor();
  await expect
    .poll(() => editor.page.locator('.desk').evaluate(({ scrollTop }) => scrollTop))
    .toBeGreaterThan(0);
  const places = () => Promise.all([readTop('.frame-open'), readTop('[data-block="i30"]')]);
  const before = await places();
  await editor.page.reload();
  await editor.field('Question', editor.frame).waitFor();
  await expect.poll(places).toEqual(before);
});

test('a document that was published since opens at Print, and then again where one worked', async () => {
  await openStored(editor, aWorksheet({ filename: '' }), 'draft-published');
  await editor.row(0).click();
  await editor.saveAsNewcomer(anEmail(), 'Rain');
  await editor.publish(['Science'], ['Grade 2']);
  await editor.page.getByRole('link', { name: 'Edit' }).click();
  const isOpen = (name: RegExp) => editor.button(name).getAttribute('aria-expanded');
  await expect.poll(() => isOpen(/^Print/)).toBe('true');
  await editor.openSection('Header');
  await editor.page.reload();
  await expect.poll(() => isOpen(/^Header/)).toBe('true');
});
