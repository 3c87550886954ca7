import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Bingo, bingo } from '#shared/kinds/bingo/schema.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';

/** The editor that is open in the tests of one file. */
export let editor: EditorDriver;

/** Opens an editor before the tests of a file, with a game in it where one is given; fails after them on faults. */
export function openGameEditor(game?: Bingo): void {
  const journey = aJourney();
  let faults: readonly string[] = [];
  beforeAll(async () => {
    ({ editor, faults } = await journey.visitor());
    if (game) await openStored(editor, game);
  });
  afterAll(() => expect(faults).toEqual([]));
}

export const { items } = JSON.parse(
  readFileSync(new URL('../../fixtures/state-capitals.json', import.meta.url), 'utf8'),
) as { items: { term: string; definition: string }[] };

/** The game that a teacher has made of them: 30 cards of 5 × 5 with a free space in the middle. */
export const aCapitalsGame = (given: object = {}): Bingo =>
  bingo.parse({
    entity_type: 'bingo',
    title: 'State capitals bingo',
    items: items.map((item, index) => ({ id: `capital-${index}`, ...item })),
    ...given,
  });

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
