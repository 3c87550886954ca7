import pluralize from 'pluralize';
import { expect, test, vi } from 'vitest';
import { createIconSearch } from './icon-index.ts';
import type { OpenMoji } from './openmoji.ts';

const anEntry = (hexcode: string, annotation: string, tags: string): OpenMoji => ({
  ...{ hexcode, annotation, tags, openmoji_tags: '', openmoji_author: 'Somebody' },
  ...{ group: 'food-drink', subgroups: 'food-fruit', skintone: '' },
});

test('the index asks for the singular of each word once, however many icons have it', () => {
  const singular = vi.spyOn(pluralize, 'singular');
  const entries = Array.from({ length: 50 }, (_, at) => anEntry(`${at}`, 'red apples', 'fruits, red, apple'));
  const search = createIconSearch(entries);
  // red, apples, fruits, apple; food, drink and fruit of the group.
  expect(singular).toHaveBeenCalledTimes(7);
  expect(search.findExact('fruit')).toHaveLength(50);
  expect(search.findAny('apple')).toHaveLength(50);
});

test('a search asks for no more singulars than it has words that count', () => {
  const search = createIconSearch([anEntry('A', 'apple', 'fruit')]);
  const singular = vi.spyOn(pluralize, 'singular');
  singular.mockClear();
  search.findAny('<b><i>'.repeat(33));
  const forShort = singular.mock.calls.length;
  singular.mockClear();
  search.findAny('<b><i>'.repeat(4));
  expect(forShort).toBe(singular.mock.calls.length);
});

test('icons with one keyword are sorted by what they mean together, and none is lost', () => {
  const { sortByMeaning } = createIconSearch([
    anEntry('BONE', 'bone', 'skeleton, dog'),
    anEntry('DOG', 'dog', 'pet'),
    anEntry('POODLE', 'poodle', 'dog, pet'),
    anEntry('CAT', 'cat', 'pet'),
    anEntry('HAMSTER', 'hamster', 'pet'),
  ]);
  expect(sortByMeaning(['BONE', 'POODLE', 'DOG', 'UNKNOWN'])).toEqual(['DOG', 'BONE', 'POODLE', 'UNKNOWN']);
  expect(sortByMeaning([])).toEqual([]);
});

test('a thing of that name comes before what has its colour, and a compound is no thing of its first word', () => {
  const { findExact } = createIconSearch([
    { ...anEntry('HEART', 'orange heart', 'orange'), subgroups: 'heart' },
    { ...anEntry('LEAF', 'maple leaf', 'leaf'), openmoji_tags: 'orange' },
    anEntry('FRUIT', 'tangerine', 'fruit, orange'),
    anEntry('BOTTLE', 'baby bottle', 'baby, milk'),
    anEntry('GLASS', 'glass of milk', 'drink, milk'),
    anEntry('PING', 'ping pong', 'ball, table, table tennis'),
  ]);
  expect(findExact('orange')).toEqual(['FRUIT', 'LEAF', 'HEART']);
  expect(findExact('milk')).toEqual(['GLASS', 'BOTTLE']);
  expect(findExact('table')).toEqual([]);
});
