import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBingo, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';

/** What is pressed in the side bar stays under the pointer. */
const journey = aJourney();
let editor: EditorDriver;
let faults: readonly string[] = [];
beforeAll(async () => {
  ({ editor, faults } = await journey.visitor());
});
afterAll(() => expect(faults).toEqual([]));

const section = (name: string) =>
  editor.page
    .locator('.side-bar')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
const getTop = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

/** Scrolls the side bar so that the element is at that height, presses it, and returns by how much it has moved. */
async function pressAt(element: Locator, height: number): Promise<number> {
  await element.evaluate((node, y) => {
    const bar = node.closest('.side-bar');
    if (bar) bar.scrollTop += node.getBoundingClientRect().top - y;
  }, height);
  const before = await getTop(element);
  await editor.page.mouse.move(200, before + 16);
  await editor.page.mouse.down();
  await editor.page.mouse.up();
  await expect.poll(() => element.getAttribute('aria-expanded')).toBe('true');
  return (await getTop(element)) - before;
}

test('a section, while a tall one above it closes, as far as the side bar can scroll', async () => {
  await openStored(editor, aBingo());
  await editor.openSection('Header');
  await editor.button('Style').click();
  // Three sections are above it, which take 144 px.
  await pressAt(section('Card Setup'), 360);
  expect(await getTop(section('Card Setup'))).toBeGreaterThan(190);
});

test('an item, while a tall one above it closes', async () => {
  const items = Array.from({ length: 30 }, (_, at) =>
    anOpenResponse(`Question ${at + 1}?`, `item-${at + 1}`),
  );
  await openStored(editor, aWorksheet({ items }));
  await editor.row(3).click();
  expect(await pressAt(editor.row(20), 300)).toBeCloseTo(0, 0);
});

test('an item at the foot comes up, so that what has opened is seen', async () => {
  const items = Array.from({ length: 30 }, (_, at) =>
    anOpenResponse(`Question ${at + 1}?`, `item-${at + 1}`),
  );
  await openStored(editor, aWorksheet({ items }));
  // The side bar's list ends where Quick add begins.
  const foot = await getTop(editor.page.getByRole('region', { name: 'Quick add' }));
  await pressAt(editor.row(20), foot - 48);
  const field = await editor.field('Question', editor.frame).boundingBox();
  expect((field?.y ?? 768) + (field?.height ?? 0)).toBeLessThan(foot);
});
