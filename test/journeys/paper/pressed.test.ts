// @module-tag slow
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';

/** What is pressed in the side bar stays under the pointer as far as it can be scrolled, and leaves no hole. */
const journey = aJourney();
let editor: EditorDriver;
let faults: readonly string[] = [];
beforeAll(async () => {
  ({ editor, faults } = await journey.visitor());
});
afterAll(() => expect(faults).toEqual([]));

const section = (name: string, { page } = editor) =>
  page
    .locator('.side-bar')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
const getTop = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

/** Scrolls the side bar so that the element is at that height, presses it, and returns by how much it has moved. */
async function pressAt(element: Locator, height: number, expanded = 'true'): Promise<number> {
  await element.evaluate((node, y) => {
    const bar = node.closest('.side-bar');
    if (bar) bar.scrollTop += node.getBoundingClientRect().top - y;
  }, height);
  const before = await getTop(element);
  const { mouse } = element.page();
  await mouse.move(200, before + 16);
  await mouse.down();
  await mouse.up();
  await expect.poll(() => element.getAttribute('aria-expanded')).toBe(expanded);
  return (await getTop(element)) - before;
}

describe('where the side bar is at its top, a section', () => {
  /** Where the sections begin: below the bar of the page. */
  const TOP = 56;

  test('stays where it is pressed while a list of it opens, which a slow release leaves open', async () => {
    const { page } = editor;
    await openStored(editor, aWorksheet());
    await editor.openSection('Header');
    await pressAt(section('Body Font Styling'), await getTop(section('Body Font Styling')));
    const font = page.locator('.side-bar').getByRole('button', { name: /Font$/ }).first();
    const before = await getTop(font);
    await page.mouse.move(200, before + 16);
    await page.mouse.down();
    await page.getByRole('listbox').waitFor();
    expect((await getTop(font)) - before).toBeCloseTo(0, 0);
    await page.mouse.up();
    await page.getByRole('option', { name: 'Andika', exact: true }).click();
    await expect.poll(() => font.textContent()).toContain('Andika');
  });

  test('goes up with what closes above it, is opened, and leaves no hole', async () => {
    await openStored(editor, aWorksheet());
    await editor.openSection('Header');
    await pressAt(section('Page'), await getTop(section('Page')));
    expect(await getTop(section('Header'))).toBeCloseTo(TOP, 0);
    expect(await getTop(section('Page'))).toBeLessThan(TOP + 2 * 48 + 4);
  });

  test('goes up with what closes above it though it is a button that opens a dialog', async () => {
    await openStored(editor, aFlashcardSet({ items: [{ id: 'dog', term: 'perro', definition: 'dog' }] }));
    await editor.openSection('Header');
    await editor
      .button(/^Add an image/)
      .first()
      .click();
    await editor.dialog.waitFor();
    expect(await getTop(section('Header'))).toBeCloseTo(TOP, 0);
    await editor.page.keyboard.press('Escape');
  });

  test('goes up on a phone too', async () => {
    const { editor: phone } = await journey.visitor({ width: 390, height: 844, isTouch: true });
    await openStored(phone, aWorksheet());
    await phone.button('Edit').tap();
    const top = await getTop(section('Header', phone));
    await section('Page', phone).tap();
    await expect.poll(() => section('Page', phone).getAttribute('aria-expanded')).toBe('true');
    expect(await getTop(section('Header', phone))).toBeCloseTo(top, 0);
  });
});

test('an item at the end of the side bar that closes stays in sight', async () => {
  const items = Array.from({ length: 12 }, (_, at) =>
    anOpenResponse(`Question ${at + 1}?`, `item-${at + 1}`),
  );
  await openStored(editor, aWorksheet({ items }));
  await editor.row(11).click();
  await pressAt(editor.row(11), 160, 'false');
  const foot = await getTop(editor.page.getByRole('region', { name: 'Quick add' }));
  expect(await getTop(editor.row(11))).toBeLessThan(foot);
  expect(await getTop(editor.row(11))).toBeGreaterThan(56);
});

test('an item that Shift selects with an open one above it, which closes', async () => {
  const items = Array.from({ length: 12 }, (_, at) =>
    anOpenResponse(`Question ${at + 1}?`, `item-${at + 1}`),
  );
  await openStored(editor, aWorksheet({ items }));
  await editor.row(0).click();
  await editor.page.keyboard.down('Shift');
  const moved = await pressAt(editor.row(2), 300, 'false');
  await editor.page.keyboard.up('Shift');
  await editor.page.getByText('3 items selected').first().waitFor();
  expect(moved).toBeCloseTo(0, 0);
});

describe('a card with an open one above it, which closes, is selected with Shift', () => {
  const items = Array.from({ length: 8 }, (_, at) => ({
    id: `card-${at}`,
    term: `Term ${at}`,
    definition: 'A definition of several lines in the row that is open.',
  }));
  const row = (at: number) => editor.page.locator('.card-row').nth(at);
  const open = async (at: number) => {
    await row(at).getByRole('textbox').last().click();
    await row(at).locator(':scope.card-row-open .ProseMirror-focused').waitFor();
  };

  test.each(['.card-row-number', '[role=textbox]'])('by its %s', async (part) => {
    const { page } = editor;
    await openStored(editor, aFlashcardSet({ items }));
    await open(0);
    await row(2)
      .locator(part)
      .first()
      .click({ modifiers: ['Shift'] });
    await page.getByText('3 cards selected').waitFor({ state: 'attached' });
  });
});

test('an item, while a tall one above it closes', async () => {
  const items = Array.from({ length: 30 }, (_, at) =>
    anOpenResponse(`Question ${at + 1}?`, `item-${at + 1}`),
  );
  await openStored(editor, aWorksheet({ items }));
  await editor.row(3).click();
  expect(await pressAt(editor.row(20), 300)).toBeCloseTo(0, 0);
});

test('an item at the foot, which comes up for a key, so that what has opened is seen', async () => {
  const items = Array.from({ length: 30 }, (_, at) =>
    anOpenResponse(`Question ${at + 1}?`, `item-${at + 1}`),
  );
  await openStored(editor, aWorksheet({ items }));
  // The side bar's list ends where Quick add begins.
  const getFoot = () => getTop(editor.page.getByRole('region', { name: 'Quick add' }));
  const foot = await getFoot();
  expect(await pressAt(editor.row(20), foot - 48)).toBeCloseTo(0, 0);
  expect(await pressAt(editor.row(20), foot - 48, 'false')).toBeCloseTo(0, 0);
  await editor.page.mouse.move(900, 400);
  await editor.row(20).press('Enter');
  await expect.poll(() => editor.row(20).getAttribute('aria-expanded')).toBe('true');
  const field = await editor.field('Question', editor.frame).boundingBox();
  expect((field?.y ?? 768) + (field?.height ?? 0)).toBeLessThan(await getFoot());
});
