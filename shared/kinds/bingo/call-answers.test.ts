import { expect, test } from 'vitest';
import { card } from '../parts/card-schema.ts';
import { getAnswer } from './words.ts';

const word = (given: object) => card.parse({ id: 'w', term: '63', ...given });

test('a clue is called with its answer beside it, a word alone', () => {
  expect(getAnswer(word({ definition: '21 × 3' }), true)).toBe('63');
  expect(getAnswer(word({ definition: '21 × 3' }), false)).toBe('');
  expect(getAnswer(word({}), true)).toBe('');
});

test('the answer to a clue may be a picture, which is named', () => {
  const pictured = word({ term: '', term_image: { id: 'dog', alt: 'dog' }, definition: 'It barks.' });
  expect(getAnswer(pictured, true)).toBe('dog');
  const opposite = word({ term: '', term_image: { id: 'lock', alt: 'unlocked' }, definition: 'locked' });
  expect(getAnswer(opposite, true)).toBe('unlocked');
});

test('a picture that shows what is called says it no second time', () => {
  const drawing = { kind: 'clock', value: '12:30', locale: 'en-US' };
  const clock = { term: '', term_image: { id: 'clock', alt: 'Clock: 12:30', drawing } };
  expect(getAnswer(word({ ...clock, definition: '12:30' }), true)).toBe('');
  expect(getAnswer(word({ ...clock, definition: 'half past twelve' }), true)).toBe('Clock: 12:30');
  const called = { term: '12:30', definition_image: { id: 'clock', alt: 'Clock: 12:30' } };
  expect(getAnswer(word(called), true)).toBe('12:30');
});
