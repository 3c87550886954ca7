import { expect, test } from 'vitest';
import { aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { compareDocuments } from './compare-documents.ts';

const items = ['One?', 'Two?', 'Three?', 'Four?'].map((text, at) => anOpenResponse(text, `item-${at}`));
const sheet = aWorksheet({ title: 'Water', items });
const pick = (...places: number[]) =>
  aWorksheet({ title: 'Water', items: places.map((place) => items[place]) });

test('equal documents do not differ, whoever owns them and however they are looked at', () => {
  expect(compareDocuments(sheet, sheet)).toEqual([]);
  const looked = { ...sheet, id: 'other', user_id: 'bob', is_published: true, show_answer_key: true };
  expect(compareDocuments(sheet, looked)).toEqual([]);
});

test('an item that was added, removed or written anew is told with its text', () => {
  const written = anOpenResponse('Two, really?', 'item-1');
  const after = aWorksheet({
    title: 'Water',
    items: [items[0], written, items[3], anOpenResponse('Five?', 'five')],
  });
  expect(compareDocuments(sheet, after)).toEqual([
    { what: 'changed', part: 'Open Response', before: 'Two?', after: 'Two, really?', fields: '' },
    { what: 'added', part: 'Open Response', before: '', after: 'Five?', fields: '' },
    { what: 'removed', part: 'Open Response', before: 'Three?', after: '', fields: '' },
  ]);
});

test('the settings of an item whose text is the same are named', () => {
  const first = sheet.items[0];
  if (first?.type !== 'open_response') throw new Error('No open response');
  const lined = { ...first, hide: true, data: { ...first.data, number_of_lines: 9 } };
  const after = { ...sheet, items: [lined, ...sheet.items.slice(1)] };
  expect(compareDocuments(sheet, after)).toEqual([
    {
      what: 'changed',
      part: 'Open Response',
      before: 'One?',
      after: 'One?',
      fields: 'hide, number of lines',
    },
  ]);
});

test.each([
  { order: [3, 0, 1, 2], moved: ['Four?'] },
  { order: [1, 2, 3, 0], moved: ['One?'] },
  { order: [3, 2, 1, 0], moved: ['Three?', 'Two?', 'One?'] },
  { order: [0, 2, 3], moved: [] },
])('of the order $order as few items as can be have moved', ({ order, moved }) => {
  const changes = compareDocuments(sheet, pick(...order)).filter(({ what }) => what === 'moved');
  expect(changes.map(({ after }) => after)).toEqual(moved);
});

test('the parts of the head are told once each, the title with its words', () => {
  const after = {
    ...sheet,
    title: 'Rain',
    title_font_size: 40,
    title_color: '#112233',
    paper: 'a4' as const,
  };
  expect(compareDocuments(sheet, after).map(({ part, before, after: now }) => [part, before, now])).toEqual([
    ['Title', 'Water', 'Rain'],
    ['Header style', '', ''],
    ['Page', '', ''],
  ]);
});

test('a setting of a few words is told as it was and as it is, in the words of the editor', () => {
  const deck = aFlashcardSet({ subjects: ['Math'], subject: 'Math', grade_levels: ['3'] });
  const after = aFlashcardSet({
    subjects: ['Science', 'Math'],
    subject: 'Science',
    grade_levels: ['3', 'K'],
    page_setup: 's4',
    sides: 'fold_over',
  });
  expect(compareDocuments(deck, after).map(({ part, before, after: now }) => [part, before, now])).toEqual([
    ['Subjects', 'Math', 'Science, Math'],
    ['Grade levels', 'Grade 3', 'Grade 3, K'],
    ['Cards on a page', '8', '4'],
    ['Sides', 'Long edge', 'Fold over'],
  ]);
});

test('cards are told with both sides', () => {
  const deck = aFlashcardSet({ items: [{ id: 'one', term: 'el pan', definition: 'bread' }] });
  const after = aFlashcardSet({ items: [{ id: 'one', term: 'el pan', definition: 'the bread' }] });
  expect(compareDocuments(deck, after)).toEqual([
    { what: 'changed', part: 'Card', before: 'el pan – bread', after: 'el pan – the bread', fields: '' },
  ]);
});
