import { expect, test } from 'vitest';
import { getKind } from '#shared/document/document.ts';
import { aBingo, aFlashcardSet } from '#test/support/builders.ts';
import { card } from './card-schema.ts';
import { takeKeptCard, toCardsInStep } from './kept-cards.ts';

const link = { id: 'k', revision: '2026-03-01T10:00:00.000Z' };
const kept = card.parse({ id: 'kept', term: 'rain', definition: 'la lluvia', prompt: 'weather' });

test('kept cards come as new ones, in step or as copies', () => {
  const ids = ['a', 'b'];
  const given = [link, null].map((one) => ({ kept, link: one }));
  const cards = toCardsInStep(given, () => ids.shift() ?? '');
  expect(cards.map(({ id, term }) => [id, term])).toEqual([
    ['a', 'rain'],
    ['b', 'rain'],
  ]);
  expect(cards.map((one) => one.kept)).toEqual([link, undefined]);
});

test('a card takes what its kept card says, in its own place', () => {
  const deck = aFlashcardSet({ items: [{ id: 'a', term: 'snow', definition: '' }] });
  takeKeptCard(deck, { id: 'gone', kept, link });
  expect(deck.items[0]?.term).toBe('snow');
  takeKeptCard(deck, { id: 'a', kept, link });
  expect(deck.items).toEqual([{ ...kept, id: 'a', kept: link }]);
});

test.each([
  ['deck', aFlashcardSet],
  ['game', aBingo],
])(
  'a %s in step is a file that older releases show and do not change, and others get it without its links',
  (_, build) => {
    const plain = build({ items: [{ id: 'a', term: 'rain', definition: '' }] });
    const inStep = build({ items: [{ id: 'a', term: 'rain', definition: '', kept: link }] });
    expect([plain, inStep].map(({ schema_version }) => schema_version)).toEqual([1, 2]);
    const { removePersons } = getKind(inStep);
    expect(removePersons?.(inStep)).toEqual({ ...plain, schema_version: 2 });
  },
);
