import { expect, test } from 'vitest';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { nameDeleted, quoteDeleted } from './deletion-words.ts';

const texts = (...words: string[]) =>
  words.map((instruction, at) =>
    worksheetItem.parse({ id: `item-${at}`, type: 'basic_text', data: { instruction } }),
  );

test('what is to be deleted is named in a sentence', () => {
  expect(nameDeleted(texts('Rain'))).toBe('this basic text');
  expect(nameDeleted(texts('Rain', 'Snow'))).toBe('2 items');
});

test('five of the items are quoted, without those that say nothing', () => {
  expect(quoteDeleted(texts('a', '', 'b', 'c', 'd', 'e', 'f'))).toBe('a · b · c · d · e');
});

test('a text in Arabic turns round neither its end nor what is quoted beside it', () => {
  expect(quoteDeleted(texts('ما هذا؟', 'مطر', 'Rain'))).toBe('\u2068ما هذا؟\u2069 · \u2068مطر\u2069 · Rain');
});
