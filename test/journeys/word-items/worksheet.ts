import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { listViolations } from '#test/support/axe.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';

/** The editor that is open in the tests of one file. */
export let editor: EditorDriver;

/** Opens an editor with the document before the tests of a file, and fails after them on faults of its pages. */
export function openWordsEditor(document: Worksheet): void {
  const journey = aJourney();
  let faults: readonly string[] = [];
  beforeAll(async () => {
    ({ editor, faults } = await journey.visitor());
    await openStored(editor, document);
  });
  afterAll(() => expect(faults).toEqual([]));
}

const stored = worksheet.parse(
  JSON.parse(readFileSync(new URL('../../fixtures/journeys/weather-words.json', import.meta.url), 'utf8')),
);

/** A worksheet of word items whose words are in a bank; with types, these of its items alone and their words. */
export function weatherWords(...types: readonly string[]): Worksheet {
  const document = structuredClone(stored);
  if (types.length === 0) return document;
  document.items = document.items.filter(({ type }) => types.includes(type));
  const ids = new Set(document.items.map(({ id }) => id));
  for (const item of document.items)
    if (item.type === 'word_bank')
      item.data.words = item.data.words.filter(({ itemId }) => itemId === null || ids.has(itemId));
  return document;
}

export const expectPaper = (text: RegExp) => expect.poll(() => editor.paper.textContent()).toMatch(text);
export const expectBank = (...words: readonly string[]) =>
  expect.poll(async () => (await editor.bankWords()).sort()).toEqual([...words].sort());
export const expectClean = async () => expect(await listViolations(editor.page)).toEqual([]);
export const isOn = (name: string, frame: Locator) => frame.getByRole('switch', { name }).isChecked();
