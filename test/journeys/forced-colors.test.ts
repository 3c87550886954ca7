// @module-tag slow
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBingo } from '../support/builders.ts';
import { anEmail } from '../support/editor-driver.ts';
import { aJourney, openStored, type Visitor } from '../support/journey.ts';

/** A user whose system draws everything in its own few colors. */
const journey = aJourney();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await journey.visitor();
  await visitor.page.emulateMedia({ forcedColors: 'active' });
});
afterAll(() => expect(visitor.faults).toEqual([]));

/** Pictures a part without focus or pointer on it. */
async function picture(part: Locator): Promise<string> {
  await visitor.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await visitor.page.mouse.move(0, 0);
  return (await part.screenshot()).toString('base64');
}

/** Expects that a part is told apart from what it was before. */
async function expectOtherLook(part: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await picture(part);
  await change();
  expect(await picture(part)).not.toBe(before);
}

test('what is on, chosen or marked is told from what is not, from the first question to the PDF', async () => {
  const { editor, page } = visitor;
  await editor.openNew();
  const title = page.locator('.side-bar label', { hasText: /^Title$/ });
  await expectOtherLook(title, () => title.click());
  await title.click();
  const frame = await editor.addItem('Multiple Choice');
  await page.keyboard.type('Which gas do plants take in?');
  const isCorrect = frame.locator('label', { hasText: 'A is correct' });
  await expectOtherLook(isCorrect, () => isCorrect.click());
  const trueFalse = frame.locator('label', { hasText: 'True/False' });
  await expectOtherLook(trueFalse, () => trueFalse.click());

  await editor.button('Make Printable').click();
  await editor.signUp(anEmail());
  const dialog = page.getByRole('dialog', { name: 'Make Printable' });
  const science = dialog.locator('label', { hasText: /^Science$/ });
  await expectOtherLook(science, () => science.click());
  await dialog.getByText('Grade 2', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Make Printable' }).click();
  await page.waitForURL(/\/d\//);
  await page.getByRole('button', { name: 'Download PDF' }).waitFor();
});

test('the squares of a game’s free spaces have edges, and a chosen one is told apart', async () => {
  const { editor, page } = visitor;
  await openStored(editor, aBingo(), 'draft-forced');
  await editor.openSection('Card Setup');
  const grid = page.locator('.free-spaces');
  await expectOtherLook(grid, () => grid.getByRole('button').first().click());
  // Its lines are what shows between the squares.
  const [lines, square] = await Promise.all(
    [grid, grid.getByRole('button', { pressed: false }).first()].map((part) => part.evaluate(readGround)),
  );
  expect(lines).not.toBe(square);
});

/** Runs in the page. */
const readGround = (part: Element): string => getComputedStyle(part).backgroundColor;
