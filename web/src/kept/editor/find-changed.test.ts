import { expect, test } from 'vitest';
import type { KeptItem } from '#shared/api/kept-models.ts';
import { createKeptContent } from '#shared/document/kept-content.ts';
import { aBingo, aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { findChanged, listLinkedIds } from './find-changed.ts';

const OLD = '2026-03-01T10:00:00.000Z';
const NEW = '2026-03-02T10:00:00.000Z';
const aKept = (words: string, revision = NEW): KeptItem => {
  const content = createKeptContent(aWorksheet({ items: [anOpenResponse(words)] }), 'item-1');
  if (!content) throw new Error('nothing was kept');
  return { id: 'k', name: 'Rain', subject: null, grade: null, tags: [], version: 2, revision, content };
};
const document = aWorksheet({
  items: [
    { ...anOpenResponse('Why?', 'a'), kept: { id: 'k', revision: OLD } },
    { ...anOpenResponse('How?', 'b'), kept: { id: 'k', revision: NEW } },
    anOpenResponse('Who?', 'c'),
  ],
});

test('an item whose kept one changed since is offered the change, and no other', () => {
  expect(listLinkedIds(document)).toEqual(['k']);
  expect(findChanged(document, [aKept('Why does it rain?')]).map(({ id }) => id)).toEqual(['a']);
});

test('nothing is offered where the kept one is gone, is what the item is already, or asks otherwise', () => {
  expect(findChanged(document, [])).toEqual([]);
  expect(findChanged(document, [aKept('Why?')])).toEqual([]);
  const divider = aWorksheet({ items: [{ id: 'kept', type: 'divider' }] });
  expect(findChanged(document, [{ ...aKept('x'), content: divider }])).toEqual([]);
});

test('a card is offered what a card became, in a deck or a game, and no question', () => {
  const link = { id: 'k', revision: OLD };
  const card = { id: 'c', term: 'rain', definition: 'water', kept: link };
  const game = aBingo({ items: [card] });
  const content = aFlashcardSet({ items: [{ id: 'kept', term: 'rain', definition: 'la lluvia' }] });
  expect(listLinkedIds(game)).toEqual(['k']);
  expect(findChanged(game, [{ ...aKept('x'), content }]).map(({ id }) => id)).toEqual(['c']);
  expect(findChanged(game, [aKept('x')])).toEqual([]);
  const same = aFlashcardSet({ items: [{ id: 'kept', term: 'rain', definition: 'water' }] });
  expect(findChanged(game, [{ ...aKept('x'), content: same }])).toEqual([]);
});
