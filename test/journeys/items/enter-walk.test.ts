// @module-tag slow
import { readFileSync } from 'node:fs';
import { range } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { listItemTypes } from '#shared/items/item.ts';
import { worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aBingo, aFlashcardSet } from '#test/support/builders.ts';
import { openStored } from '#test/support/journey.ts';
import { editor, openItemsEditor } from './worksheet.ts';

/** Enter in every field of every panel, as in a form that one fills. */
openItemsEditor();

const EVERY_OPTION = new URL('../../fixtures/documents/every-option.json', import.meta.url);
const document = worksheet.parse(JSON.parse(readFileSync(EVERY_OPTION, 'utf8')));

/** Runs in the page: gives the next field of the open item the focus; returns its name, or null behind the last one. */
function focusField(at: number): string | null {
  const fields = [
    ...globalThis.document.querySelectorAll<HTMLInputElement>(
      '.frame-open :is(input:not([type=file], [type=search]), [role=textbox]:not([aria-multiline=true], textarea))',
    ),
  ].filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
  const field = fields[at];
  field?.focus();
  Object.assign(globalThis, { walked: field });
  return field ? (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.id) : null;
}

/** Runs in the page: tells where Enter has led. */
function readPlace(): 'on' | 'nowhere' | 'a wrong button' {
  const { activeElement: now, body } = globalThis.document;
  if (!now || now === body || now === (globalThis as { walked?: Element }).walked) return 'nowhere';
  const isRow = now.matches(
    'input, textarea, [role=textbox], [aria-haspopup], [aria-expanded], [data-form-field]',
  );
  return isRow ? 'on' : 'a wrong button';
}

test.each(listItemTypes())('Enter goes on from every field of the panel of a %s', async (type) => {
  const items = document.items.filter((item) => item.type === type).slice(0, 1);
  expect(items).toHaveLength(1);
  await openStored(editor, { ...document, items });
  await editor.row(0).click();
  await editor.frame.getByRole('switch', { name: 'Advanced Options' }).or(editor.frame).first().waitFor();
  if (await editor.frame.getByRole('switch', { name: 'Advanced Options' }).count())
    await editor.showAdvanced();
  const stuck: string[] = [];
  for (let at = 0; ; at++) {
    const name = await editor.page.evaluate(focusField, at);
    if (name === null) break;
    await editor.page.keyboard.press('Enter');
    const place = await editor.page.evaluate(readPlace);
    if (place !== 'on') stuck.push(`${name}: ${place}`);
  }
  expect(stuck).toEqual([]);
});

describe('the rows of a list of cards', () => {
  /** More than are drawn at once. */
  const COUNT = 60;
  const items = range(COUNT).map((at) => ({
    id: `card-${at}`,
    term: `term ${at}`,
    definition: `meaning ${at}`,
  }));
  const DECK = aFlashcardSet({ items });
  const GAME = aBingo({ items });
  const readFocus = () =>
    editor.page.evaluate(() => globalThis.document.activeElement?.getAttribute('aria-label') ?? 'nothing');
  const listSides = (first: string, card: string) =>
    [...range(1, COUNT + 1).map((at) => `${card} ${at}`), `new ${card}`].flatMap((name) => [
      `${first} of ${name}`,
      `Definition of ${name}`,
    ]);
  const words = [...range(1, COUNT + 1).map((at) => `Word ${at}`), 'New word'];
  const sidesOfWords = words.flatMap((name) => [name, `Definition of ${name.toLowerCase()}`]);

  test.each([
    ['flashcards by Tab', DECK, 'Tab', listSides('Term', 'card')],
    ['bingo by Tab', GAME, 'Tab', sidesOfWords],
    ['bingo by Enter, from word to word', GAME, 'Enter', words],
  ])(
    'are gone through one after the other in %s, and lead on behind the last',
    async (_, deck, key, fields) => {
      await openStored(editor, deck);
      await editor.field(fields[0] ?? '').click();
      const seen: string[] = [];
      for (const _field of fields) {
        seen.push(await readFocus());
        await editor.page.keyboard.press(key);
      }
      expect(seen).toEqual(fields);
      const isBehind = () =>
        editor.page.evaluate(() => {
          const { activeElement: now, body } = globalThis.document;
          return now !== body && now?.closest('.card-row') === null;
        });
      // Tab comes to the buttons of the last row first.
      for (let more = 0; more < 10 && !(await isBehind()); more++) await editor.page.keyboard.press(key);
      expect(await isBehind()).toBe(true);
    },
  );

  test('are lines of their own on a card, where Enter begins the next line', async () => {
    await openStored(editor, DECK);
    await editor.field('Term of card 1').click();
    await editor.page.keyboard.press('End');
    await editor.page.keyboard.type(' and');
    await editor.page.keyboard.press('Enter');
    await editor.page.keyboard.type('more');
    expect(await readFocus()).toBe('Term of card 1');
    await expect.poll(() => editor.paper.getByText('more').count()).toBe(1);
  });

  test('lead to the next one too where the list was scrolled away from it', async () => {
    for (const [deck, key, from, to] of [
      [DECK, 'Tab', 'Definition of card 3', 'Term of card 4'],
      [GAME, 'Enter', 'Word 3', 'Word 4'],
    ] as const) {
      await openStored(editor, deck);
      await editor.field(from).click();
      await editor.page.mouse.wheel(0, 20_000);
      const isAtEnd = () => editor.field(deck === DECK ? 'Term of card 60' : 'Word 60').isVisible();
      await expect.poll(isAtEnd).toBe(true);
      await editor.page.keyboard.press(key);
      await expect.poll(readFocus).toBe(to);
    }
  });
});
