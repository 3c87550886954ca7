import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { ICON_LANGUAGES } from '#shared/icons/icon.ts';
import { createOpenMojiIcons } from './openmoji-icons.ts';

const library = createOpenMojiIcons();
const first = async (query: string, isExact = true) =>
  (await library.search(query, 1, isExact)).icons[0]?.term;

test.each([
  ['el perro', 'dog'],
  ['los gatos', 'cat'],
  ['la manzana', 'red apple'],
  ['der Hund', 'dog'],
  ['die Katze', 'cat'],
  ['le chat', 'cat'],
  ['l’ours', 'bear'],
  ['il cane', 'dog'],
  ['o cavalo', 'horse'],
  ['het paard', 'horse'],
  ['elefante', 'elephant'],
  ['manzana', 'red apple'],
  ['Apfel', 'red apple'],
  ['the dog', 'dog'],
])('“%s” finds %s', async (query, term) => {
  expect(await first(query)).toBe(term);
});

test.each([
  ['los peces', 'fish'],
  ['les oiseaux', 'bird'],
  ['les chevaux', 'horse'],
  ['die Hühner', 'chicken'],
  ['i gatti', 'cat'],
  ['le mele', 'red apple'],
  ['le api', 'honeybee'],
  ['os leões', 'lion'],
  ['de bomen', 'evergreen tree'],
])('the plural “%s” finds %s', async (query, term) => {
  expect(await first(query)).toBe(term);
});

test('an exact search finds nothing rather than something similar', async () => {
  for (const query of ['el perrro', 'aple', 'desafortunadamente'])
    expect((await library.search(query, 1, true)).icons.map(({ term }) => term)).toEqual([]);
});

test('words of another language answer any search, and English words keep their meaning', async () => {
  expect(await first('el perro', false)).toBe('dog');
  expect(await first('dog', false)).toBe('dog');
  expect(await first('appel', false)).toBeDefined();
});

test('every language comes with the names package', () => {
  const { resolve } = createRequire(import.meta.url);
  for (const language of ICON_LANGUAGES)
    expect(resolve(`emojibase-data/${language}/compact.json`)).toContain(language);
});
