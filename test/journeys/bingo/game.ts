import { readFileSync } from 'node:fs';
import type { EditorDriver } from '#test/support/editor-driver.ts';

/** The editor of whoever goes through all chapters, and the words of their game. */
export let editor: EditorDriver;
export function beginGame(driver: EditorDriver): void {
  editor = driver;
}
export const { items } = JSON.parse(
  readFileSync(new URL('../../fixtures/state-capitals.json', import.meta.url), 'utf8'),
) as { items: { term: string; definition: string }[] };

/** The word of each clue. */
export const clues = new Map(items.map(({ term, definition }) => [definition, term]));

export const cards = () => editor.paper.locator('.bingo-card');
export const squares = () => cards().first().locator('.bingo-square');
export const freeCells = () => editor.page.locator('.free-space[aria-pressed=true]').count();
export const notice = (words: string) => editor.page.locator('.notice', { hasText: words });
export async function paste(words: typeof items) {
  await editor.button('Paste a table').click();
  const table = words.map(({ term, definition }) => `${term}\t${definition}`).join('\n');
  await editor.dialog.getByRole('textbox').fill(table);
  await editor.button(`Add ${words.length} words`).click();
}
export const tile = (name: string) => editor.page.locator('.side-bar').getByText(name, { exact: true });
