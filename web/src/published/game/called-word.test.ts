import { expect, test } from 'vitest';
import { toFormula } from '#shared/maths/formula-text.ts';
import { getSpokenCall } from './CalledWord.tsx';

test('a call is said by its letter, its clue before its word, and its formula in words', () => {
  const word = { text: toFormula('\\frac{1}{2}'), alt: '' };
  const spoken = getSpokenCall({ letter: 'B', word, clue: null } as Parameters<typeof getSpokenCall>[0]);
  expect(spoken).toBe('B 1/2');
  const clue = { text: 'A half', alt: '' };
  expect(getSpokenCall({ letter: '', word, clue } as Parameters<typeof getSpokenCall>[0])).toBe('A half');
});
