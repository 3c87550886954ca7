import { expect, test } from 'vitest';
import { isManyCards } from './paste-rows.ts';

const deck = { isWord: false };

test('rows of a spreadsheet are many cards, whatever system they come from', () => {
  expect(isManyCards('el pan\tbread\nla leche\tmilk\n', deck)).toBe(true);
  expect(isManyCards('el pan\tbread\r\nla leche\tmilk\r\n', deck)).toBe(true);
});

test('one row, or a text of several lines, is one side of a card', () => {
  expect(isManyCards('el pan\tbread\n', deck)).toBe(false);
  expect(isManyCards('two\nlines', deck)).toBe(false);
});

test('in a list of words each line is a word', () => {
  expect(isManyCards('Juneau\nPhoenix', { isWord: true })).toBe(true);
  expect(isManyCards('Juneau\n', { isWord: true })).toBe(false);
});
