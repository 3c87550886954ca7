import { expect, test } from 'vitest';
import { bingo } from './schema.ts';
import { getWordSize } from './word-size.ts';

const getSize = (terms: readonly string[], square: number, font_size = 20, squareHeight = square) => {
  const items = terms.map((term, at) => ({ id: `w${at}`, term }));
  const game = bingo.parse({ entity_type: 'bingo', items, font_size });
  return getWordSize(game, game.items, { square, squareHeight });
};

test('words that all have room are as large as is wished for', () => {
  expect(getSize(['sun', 'rain'], 130)).toBe(20);
  expect(getSize([], 130)).toBe(20);
});

test('words are as large as three quarters of them have room for, in steps of half a point', () => {
  const short = Array.from({ length: 9 }, () => 'thunder');
  const size = getSize([...short, 'electroencephalography'], 84);
  expect(size).toBe(getSize(short, 84));
  expect(size).toBeLessThan(20);
  expect(size % 0.5).toBe(0);
});

test('short words are no smaller than what can be read, however long the others are', () => {
  expect(getSize(['a', 'b', 'extraordinary', 'incomprehensible'], 60)).toBe(9);
});

test('one longer word is no smaller than the others, where these are hardly smaller for it', () => {
  const short = Array.from({ length: 9 }, () => 'thunder');
  const longer = getSize(['thunderbolt'], 84);
  expect(getSize([...short, 'thunders'], 84)).toBe(getSize(['thunders'], 84));
  expect(getSize([...short, 'thunderbolt'], 84)).toBeGreaterThan(longer);
});

test('the widest word decides, not the whole text; signs that need no spaces are words of their own', () => {
  expect(getSize(['salt lake city'], 84)).toBe(getSize(['salt'], 84));
  expect(getSize(['図書館図書館'], 84)).toBe(getSize(['図'], 84));
});

test('in a square that is wider than high, what parts at its spaces has room for two lines, and nothing is higher', () => {
  expect(getSize(['salt lake city'], 84, 20, 40)).toBe(10);
  expect(getSize(['sun'], 84, 64, 40)).toBe(20.5);
});

test('a word below a picture leaves it its share of the square', () => {
  const term_image = { id: 'sun', ratio: 1 };
  const game = bingo.parse({ entity_type: 'bingo', items: [{ id: 'a', term: 'sun', term_image }] });
  expect(getWordSize(game, game.items, { square: 120, squareHeight: 60 })).toBe(13.5);
});
