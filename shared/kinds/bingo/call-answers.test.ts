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
});
