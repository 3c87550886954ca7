import { describe, expect, test } from 'vitest';
import { keyEntries } from './entry-keys.ts';

const [a, b, c] = [{ word: 'a' }, { word: 'b' }, { word: 'c' }];
const list = keyEntries(null, [a, b, c]);
const [keyA, keyB, keyC] = list.keys;

describe('an entry without an id keeps its key', () => {
  test('while the list is the same', () => {
    expect(keyEntries(list, list.entries)).toBe(list);
  });

  test('when it moves', () => {
    expect(keyEntries(list, [c, a, b]).keys).toEqual([keyC, keyA, keyB]);
  });

  test('when it is edited', () => {
    expect(keyEntries(list, [a, { word: 'other' }, c]).keys).toEqual([keyA, keyB, keyC]);
  });

  test('when another one is removed before it', () => {
    expect(keyEntries(list, [b, c]).keys).toEqual([keyB, keyC]);
  });

  test('when another one is inserted before it, which gets a key of its own', () => {
    const [first, second, third, fourth] = keyEntries(list, [a, { word: 'new' }, b, c]).keys;
    expect([first, third, fourth]).toEqual([keyA, keyB, keyC]);
    expect([keyA, keyB, keyC]).not.toContain(second);
  });
});

test('an entry at the end takes the spare key, and the next row gets another one', () => {
  const longer = keyEntries(list, [a, b, c, { word: 'new' }]);
  expect(longer.keys.at(-1)).toBe(list.spare);
  expect(longer.spare).not.toBe(list.spare);
});

test('no two entries share a key, whatever happens at once', () => {
  const { keys, spare } = keyEntries(list, [{ word: 'x' }, c, { word: 'y' }, a, { word: 'z' }]);
  expect(new Set([...keys, spare]).size).toBe(6);
});
