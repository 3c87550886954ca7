import { expect, test } from 'vitest';
import { isTable } from './paste-rows.ts';

const deck = { isWord: false };

test('rows of a spreadsheet are many cards, whatever system they come from', () => {
  expect(isTable('el pan\tbread\nla leche\tmilk\n', deck)).toBe(true);
  expect(isTable('el pan\tbread\r\nla leche\tmilk\r\n', deck)).toBe(true);
});

test('a row with two cells is a card', () => {
  expect(isTable('el pan\tbread\n', deck)).toBe(true);
  expect(isTable('\tel pan\n', deck)).toBe(false);
});

test('a cell of several lines is part of its row', () => {
  expect(isTable('el pan\t"bread\nwith ""butter"""\nla leche\tmilk', deck)).toBe(true);
  expect(isTable('"el pan\r\nla leche"\tbread\r\n', deck)).toBe(true);
  expect(isTable('she said "one\ttwo\nthree"', deck)).toBe(false);
});

test('a text of several lines is one side of a card', () => {
  expect(isTable('', deck)).toBe(false);
  expect(isTable('two\nlines', deck)).toBe(false);
});

test('in a list of words each line is a word', () => {
  expect(isTable('Juneau\nPhoenix', { isWord: true })).toBe(true);
  expect(isTable('Juneau\n', { isWord: true })).toBe(false);
});
