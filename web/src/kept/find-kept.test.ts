import { expect, test } from 'vitest';
import type { KeptItem } from '#shared/api/kept-models.ts';
import { aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { ANYTHING, describeType, findKept, getKeptExcerpt } from './find-kept.ts';

const aKept = (id: string, more: Partial<KeptItem> = {}): KeptItem => ({
  id,
  name: id,
  subject: null,
  grade: null,
  tags: [],
  version: 1,
  revision: '2026-03-01T10:00:00.000Z',
  content: aWorksheet(),
  ...more,
});
const rain = aKept('Rain', { subject: 'Science', grade: '4', tags: ['Water', 'weather'] });
const soup = aKept('Soup', {
  subject: 'Life Skills',
  content: aWorksheet({ items: [anOpenResponse('How long does a purée boil?')] }),
});
const card = aKept('Card 1', { content: aFlashcardSet(), tags: ['water'] });
const all = [rain, soup, card];
const find = (search: Partial<typeof ANYTHING>) =>
  findKept(all, { ...ANYTHING, ...search }).map(({ id }) => id);

test('is found by words of its name, its labels, its type and of what it asks, whatever their accents', () => {
  expect(find({})).toHaveLength(3);
  expect(find({ words: 'puree' })).toEqual(['Soup']);
  expect(find({ words: 'grade 4  RAIN' })).toEqual(['Rain']);
  expect(find({ words: 'open response' })).toEqual(['Rain', 'Soup']);
  expect(find({ words: 'rain boil' })).toEqual([]);
});

test('is narrowed by subject, grade and tag', () => {
  expect(find({ subject: 'Science' })).toEqual(['Rain']);
  expect(find({ grade: '5' })).toEqual([]);
  expect(find({ tag: 'WATER' })).toEqual(['Rain', 'Card 1']);
  expect(find({ tag: 'water', words: 'card' })).toEqual(['Card 1']);
});

test('says what is kept', () => {
  expect([soup, card].map(describeType)).toEqual(['Open Response', 'Card']);
  expect([soup, card].map(getKeptExcerpt)).toEqual(['How long does a purée boil?', 'rain']);
});
