import { expect, test } from 'vitest';
import { SHEETS } from '../../paper/sheet/page-sizes.ts';
import { flashcard } from './schema.ts';
import { createStudyCopy, locateStudyCards } from './study-copy.ts';

const aDeck = (given: object = {}) =>
  flashcard.parse({ entity_type: 'flashcard', items: [{ id: 'a', term: 'el pan' }], ...given });

test('a deck to study has its cards and nothing else on its sheets', () => {
  const deck = aDeck({ title_visible: 1, student_info_visible: 1, omni_student: true, sides: 'study_sheet' });
  expect(createStudyCopy(deck)).toMatchObject({
    title_visible: 0,
    student_info_visible: 0,
    sides: 'long_edge',
    cut_lines: 'none',
    items: deck.items,
  });
});

test('there is nothing to turn over where one side alone is printed, or no card', () => {
  for (const given of [{ sides: 'fronts' }, { sides: 'backs' }, { items: [{ id: 'a' }] }])
    expect(createStudyCopy(aDeck(given))).toBeNull();
});

test('each card is found on its sheet, its definition on the reverse', () => {
  const cards = locateStudyCards(9, 's8', 'a4');
  expect(cards.map(({ term }) => term.page)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 3]);
  expect(cards.map(({ definition }) => definition.page)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 4]);
  const { width } = SHEETS.a4;
  for (const { term, definition } of cards) {
    expect(term.left + definition.left + term.width).toBeCloseTo(width, 6);
    expect(definition.top).toBeCloseTo(term.top, 6);
  }
});
