import { expect, test } from 'vitest';
import { createCard } from './card.ts';
import { card } from './card-schema.ts';

test('a new card is what the schema makes of its id', () => {
  expect(createCard({ id: 'a' })).toEqual(card.parse({ id: 'a' }));
});

test('the texts of a new card are cleaned as the schema cleans them', () => {
  const given = { id: 'a', term: 'el\u0000 perro', definition: 'dog\ud800', prompt: 'p\u0007' };
  expect(createCard(given)).toEqual(card.parse(given));
});
