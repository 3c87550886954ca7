import { expect, test } from 'vitest';
import { getDraftDelay } from './draft-delay.ts';

test('an edit is stored on the device after 500 ms', () => {
  expect(getDraftDelay({ persist: null }, true)).toBe(500);
});

test('an edit whose panel asks for it is stored after 150 ms', () => {
  expect(getDraftDelay({ persist: 'soon' }, true)).toBe(150);
});

test('what is set of the answer lines of a question is stored after 100 ms', () => {
  expect(getDraftDelay({ persist: 'sooner' }, false)).toBe(100);
});

test('the first title of a game is stored after 1 ms, until the account has the game', () => {
  expect(getDraftDelay({ persist: 'first' }, true)).toBe(1);
  expect(getDraftDelay({ persist: 'first' }, false)).toBe(500);
});
