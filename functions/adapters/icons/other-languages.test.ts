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

test.each([
  ['犬', 'dog'],
  ['いぬ', 'dog'],
  ['りんご', 'red apple'],
  ['リンゴ', 'red apple'],
  ['Ｔシャツ', 't-shirt'],
  ['苹果', 'red apple'],
  ['蘋果', 'red apple'],
  ['月', 'new moon'],
  ['개', 'dog'],
  ['사과', 'red apple'],
  ['собака', 'dog'],
  ['ежик', 'hedgehog'],
  ['літак', 'airplane'],
  ['कुत्ता', 'dog'],
  ['কুকুর', 'dog'],
  ['แมว', 'cat'],
])('“%s”, in another script, finds %s', async (query, term) => {
  expect(await first(query)).toBe(term);
  expect(await first(query, false)).toBe(term);
});

test.each([
  ['oiseaux', 'bird'],
  ['mele', 'red apple'],
  ['hundar', 'dog'],
  ['koty', 'cat'],
  ['aviões', 'airplane'],
  ['собаки', 'dog'],
  ['цветы', 'bouquet'],
])('the plural “%s” finds %s without an article', async (query, term) => {
  expect(await first(query)).toBe(term);
});

test.each([
  ['mela', 'red apple'],
  ['mele', 'red apple'],
  ['pommes', 'red apple'],
  ['manzanas', 'red apple'],
  ['Bücher', 'closed book'],
  ['alberi', 'evergreen tree'],
])('what is written as “%s” shows %s before what only resembles it in English', async (query, term) => {
  expect(await first(query, false)).toBe(term);
});

test('the beginning of an English word is meant as one', async () => {
  expect(await first('bana', false)).toBe('banana');
  expect(await first('star', false)).toBe('star');
});

test('an English word is no plural of another language without its article', async () => {
  for (const word of ['pale', 'better', 'poster']) expect(await first(word)).toBeUndefined();
  expect(await first('le pale')).toBe('shovel');
});

test('the marks of a script are letters of their own', async () => {
  expect(await first('バス')).toBe('bus');
  expect(await first('ハス')).not.toBe('bus');
});

test('an exact search finds nothing rather than something similar', async () => {
  for (const query of ['el perrro', 'aple', 'desafortunadamente', '犬犬', 'ы'])
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
