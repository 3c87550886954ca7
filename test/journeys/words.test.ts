// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { aFlashcardSet } from '#test/support/builders.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';

const WORDS = {
  cloud: 'A cloud is water in the air.',
  sun: 'Our star',
  rain: 'Drops that fall',
  snow: 'White and cold',
  wind: 'Moving air',
  fog: 'You see little in fog.',
  storm: 'Strong wind and rain',
  ice: 'Frozen water',
  frost: 'Ice on a window',
  thunder: 'It follows lightning',
  flood: 'Too much water',
  drought: 'No rain for long',
};

const journey = aJourney();
let editor: EditorDriver;
let faults: readonly string[] = [];
beforeAll(async () => {
  ({ editor, faults } = await journey.visitor({ width: 1366, height: 768 }));
});
afterAll(() => expect(faults).toEqual([]));

async function openWords() {
  await editor.page.keyboard.press('Control+k');
  await editor.page.getByRole('combobox', { name: 'What would you like to do?' }).fill('Use these words');
  await editor.page.keyboard.press('Enter');
  await editor.dialog.getByRole('group', { name: 'What to make' }).waitFor();
}
const tile = (name: RegExp) => editor.dialog.getByRole('button', { name });

test('a deck of 12 words becomes a worksheet with matching and spelling, and a game again', async () => {
  const items = Object.entries(WORDS).map(([term, definition], place) => ({
    id: `c${place}`,
    term,
    definition,
  }));
  await openStored(editor, aFlashcardSet({ title: 'Weather', items } as never));
  await openWords();
  await editor.dialog.locator('.words-sheet .page').first().waitFor();
  await tile(/^Matching/).click();
  await tile(/^Spelling practice/).click();
  await expect.poll(() => editor.dialog.locator('.words-sheet .page').count()).toBeGreaterThan(5);
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.button('Make a new worksheet', editor.dialog).click();
  await editor.page.waitForURL(/\/new\/worksheet\?draft=/);
  await expect.poll(() => editor.rows()).toHaveLength(2);
  await expect.poll(() => editor.paper.textContent()).toContain('Drops that fall');

  await openWords();
  await tile(/^Word scramble/).click();
  await editor.button('Add to this worksheet', editor.dialog).click();
  await expect.poll(() => editor.rows()).toHaveLength(3);
  await editor.undo();
  await expect.poll(() => editor.rows()).toHaveLength(2);

  await openWords();
  await editor.dialog.getByText('12 of 12 words').waitFor();
  await tile(/^Bingo/).click();
  await editor.button('Make a new document', editor.dialog).click();
  await editor.page.waitForURL(/\/new\/bingo\?draft=/);
  await expect.poll(() => editor.paper.textContent()).toContain('drought');
});
