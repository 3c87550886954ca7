import { expect, test } from 'vitest';
import { isTable } from './paste-rows.ts';

const deck = { isWord: false, isEmptyRow: false };
const newRow = { ...deck, isEmptyRow: true };
const game = { ...deck, isWord: true };

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

test.each([
  ['rows of a table, one without a definition', 'el pan\tbread\nla leche\t\nel queso\tcheese'],
  ['lines with dashes', 'el pan - bread\nla leche - milk'],
  ['CSV', 'el pan,bread\nla leche,milk'],
  ['one word a line', 'pan\nleche'],
])('in a row on which nothing is written, %s are cards', (_, text) => {
  expect(isTable(text, newRow)).toBe(true);
});

test('one line is no table in an empty row', () => {
  expect(isTable('el pan - bread\n', newRow)).toBe(false);
});

test('a text of several lines is one side of a card that is written on', () => {
  expect(isTable('', deck)).toBe(false);
  expect(isTable('two\nlines', deck)).toBe(false);
});

test('in a list of words each line is a word', () => {
  expect(isTable('Juneau\nPhoenix', game)).toBe(true);
  expect(isTable('Juneau\n', game)).toBe(false);
});
