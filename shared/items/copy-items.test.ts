import { expect, test } from 'vitest';
import { type Worksheet, worksheet } from '../kinds/worksheet/schema.ts';
import { toNewItems } from './copy-items.ts';
import { insertItems } from './list-rules.ts';
import { isWordBank, normalizeWordBanks } from './word-banks.ts';

const aScramble = (id: string, bank: string | null = null) => ({
  id,
  type: 'word_scramble',
  data: { terms: ['rain'], wordbank_id: bank, include_wordbank: bank === null ? 0 : 1 },
});
const aBank = (id: string, words: readonly object[] = []) => ({ id, type: 'word_bank', data: { words } });
const aWorksheet = (...items: object[]): Worksheet => worksheet.parse({ entity_type: 'worksheet', items });

/** Pastes items below all others, and settles the document as an edit does. */
function paste(document: Worksheet, copied: Worksheet): void {
  const before = structuredClone(document);
  let count = 0;
  const items = toNewItems(copied.items, document, () => `new-${++count}`);
  insertItems(document, { at: document.items.length, items });
  normalizeWordBanks(document, before, structuredClone(document));
}
const feeds = ({ items }: Worksheet) =>
  items.flatMap(({ id, data }) =>
    'wordbank_id' in data ? [[id, data.wordbank_id, data.include_wordbank]] : [],
  );
const words = ({ items }: Worksheet) =>
  items.filter(isWordBank).map(({ data }) => data.words.map(({ word, itemId }) => [word, itemId]));

test('every item gets a new id', () => {
  const document = aWorksheet({ id: 'a', type: 'divider' });
  paste(document, document);
  expect(document.items.map(({ id }) => id)).toEqual(['a', 'new-1']);
});

test('a bank and the item that feeds it stay together', () => {
  const document = aWorksheet(aBank('b'));
  const copied = aWorksheet(aBank('b', [{ word: 'rain', itemId: 's' }]), aScramble('s', 'b'));
  paste(document, copied);
  expect(feeds(document)).toEqual([['new-2', 'new-1', 1]]);
  expect(words(document)).toEqual([[], [['rain', 'new-2']]]);
});

test('an item pasted beside its bank feeds it too', () => {
  const document = aWorksheet(aBank('x'), aBank('b'), aScramble('s', 'b'));
  paste(document, aWorksheet(aScramble('s', 'b')));
  expect(feeds(document)).toEqual([
    ['s', 'b', 1],
    ['new-1', 'b', 1],
  ]);
});

test('in another document an item feeds the first bank, or none', () => {
  const document = aWorksheet(aBank('own'));
  paste(document, aWorksheet(aScramble('s', 'b')));
  expect(feeds(document)).toEqual([['new-1', 'own', 1]]);
  const empty = aWorksheet();
  paste(empty, aWorksheet(aScramble('s', 'b')));
  expect(feeds(empty)).toEqual([['new-1', null, 0]]);
});

test('a bank copied alone keeps the words of the items that stayed behind', () => {
  const document = aWorksheet();
  paste(document, aWorksheet(aBank('b', [{ word: 'rain', itemId: 's' }])));
  expect(words(document)).toEqual([[['rain', null]]]);
});
