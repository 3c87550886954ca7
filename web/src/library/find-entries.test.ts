import { describe, expect, test } from 'vitest';
import type { EntityType } from '#shared/kinds/facts.ts';
import { EVERYTHING, findEntries, type LibrarySearch, needsAllEntries } from './find-entries.ts';
import type { LibraryEntry } from './library-entry.ts';

let clock = 100;
const anEntry = (name: string, kind: EntityType = 'worksheet', folder: string | null = null) =>
  ({ key: name, name, kind, changed_at: --clock, document: { folder } }) as LibraryEntry;

/** Newest first. */
const entries = [
  anEntry('Élan vital'),
  anEntry('Week 10', 'bingo'),
  anEntry('Week 9', 'flashcard', 'year-4'),
  anEntry('Die Straße'),
  anEntry('دُورة الماء'),
];
const find = (search: Partial<LibrarySearch>) =>
  findEntries(entries, { ...EVERYTHING, ...search }).map(({ name }) => name);

describe('the search of documents', () => {
  test.each([
    ['ELAN', ['Élan vital']],
    ['vit él', ['Élan vital']],
    ['  week  ', ['Week 10', 'Week 9']],
    ['week vital', []],
    ['دورة', ['دُورة الماء']],
  ])('finds by “%s” the names that have every word, whatever their accents and capitals', (words, found) => {
    expect(find({ words })).toEqual(found);
  });

  test('finds documents of one kind', () => {
    expect(find({ kind: 'bingo' })).toEqual(['Week 10']);
    expect(find({ kind: 'bingo', words: 'élan' })).toEqual([]);
  });
});

test('the search finds documents by the words in them too, and by the words of both together', () => {
  const inside = (entry: LibraryEntry) => (entry.name === 'Week 9' ? 'el gato the cat' : '');
  const look = (words: string) =>
    findEntries(entries, { ...EVERYTHING, words }, inside).map(({ name }) => name);
  expect(look('GATO')).toEqual(['Week 9']);
  expect(look('week cat')).toEqual(['Week 9']);
  expect(look('week')).toEqual(['Week 10', 'Week 9']);
  expect(look('gato perro')).toEqual([]);
});

test('the search finds documents of one folder, and without one those of all', () => {
  expect(find({ folder: 'year-4' })).toEqual(['Week 9']);
  expect(find({ folder: 'year-4', kind: 'bingo' })).toEqual([]);
  expect(needsAllEntries({ ...EVERYTHING, folder: 'year-4' })).toBe(true);
});

describe('documents are sorted', () => {
  test('by their last change, unless asked otherwise', () => {
    expect(find({})).toEqual(entries.map(({ name }) => name));
  });

  test('by name, with numbers by their size and accents beside their letters', () => {
    expect(find({ order: 'name' })).toEqual(['Die Straße', 'Élan vital', 'Week 9', 'Week 10', 'دُورة الماء']);
  });

  test('by kind, newest first within one', () => {
    expect(find({ order: 'kind' })).toEqual(['Élan vital', 'Die Straße', 'دُورة الماء', 'Week 9', 'Week 10']);
  });
});

test('what is found or sorted needs all documents, the newest ones do not', () => {
  expect(needsAllEntries({ ...EVERYTHING, words: '  ' })).toBe(false);
  for (const search of [{ words: 'a' }, { kind: 'bingo' }, { order: 'name' }] as const)
    expect(needsAllEntries({ ...EVERYTHING, ...search })).toBe(true);
});
