import { expect, test } from 'vitest';
import { type Linkable, setKeptLinks, withoutLink } from './kept-link.ts';

const link = { id: 'k', revision: '2026-03-01T10:00:00.000Z' };

test('an item or a card is put in step, stays so, and is let go its own way', () => {
  const document: { items: Linkable[] } = { items: [{ id: 'a' }] };
  setKeptLinks(document, new Map([['a', link]]));
  setKeptLinks(document, new Map([['none', null]]));
  expect(document.items).toEqual([{ id: 'a', kept: link }]);
  setKeptLinks(document, new Map([['a', null]]));
  expect(document.items[0]).not.toHaveProperty('kept');
});

test('what others get has no link', () => {
  expect(withoutLink({ id: 'a', kept: link })).not.toHaveProperty('kept');
});
