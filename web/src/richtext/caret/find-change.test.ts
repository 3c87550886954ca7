import { expect, test } from 'vitest';
import { findChange, findTyped } from './find-change.ts';

test.each([
  [
    'a letter between letters that are like it, by the caret',
    'aaa',
    'aaaa',
    1,
    { from: 0, to: 0, text: 'a' },
  ],
  ['a letter that Backspace took', 'aab', 'ab', 1, { from: 1, to: 2, text: '' }],
  ['a paste over a selection', 'one two', 'one three', 9, { from: 5, to: 7, text: 'hree' }],
  ['a letter in an empty text', '', 'x', 1, { from: 0, to: 0, text: 'x' }],
] as const)('what one key changed is found: %s', (_, before, after, caret, edit) => {
  expect(findTyped(before, after, caret)).toEqual(edit);
});

test('what several keys changed is the smallest change', () => {
  expect(findChange('Untitled', 'My Untitled!')).toEqual({ from: 0, to: 8, text: 'My Untitled!' });
  expect(findChange('One two', 'One, two')).toEqual({ from: 3, to: 3, text: ',' });
});
