import { expect, test } from 'vitest';
import { OCCUPATION_OPTIONS, occupationChange, occupationProblems } from './occupation.ts';

test('an occupation is one of the five', () => {
  expect(OCCUPATION_OPTIONS.map(({ value, label }) => `${value} ${label}`)).toEqual([
    't Teacher',
    'tr Trainer',
    'h Homeschool teacher',
    'p Parent',
    'o Other',
  ]);
});

test('onboarding requires an occupation, the account page does not', () => {
  const none = { occupation: null, occupation_other: '' };
  expect(occupationProblems(none, true)).toEqual({ occupation: 'This is a required field.' });
  expect(occupationProblems(none, false)).toEqual({});
});

test('Other has to be specified, and nothing else has', () => {
  const other = { occupation: 'o', occupation_other: '  ' } as const;
  expect(occupationProblems(other, false)).toEqual({ occupation_other: 'Please specify the occupation.' });
  expect(occupationProblems({ ...other, occupation_other: 'Librarian' }, true)).toEqual({});
  expect(occupationProblems({ occupation: 't', occupation_other: '' }, true)).toEqual({});
});

test('what was typed beside Other goes with it', () => {
  expect(occupationChange({ occupation: 'o', occupation_other: ' Librarian ' })).toEqual({
    occupation: 'o',
    occupation_other: 'Librarian',
  });
  expect(occupationChange({ occupation: 't', occupation_other: 'Librarian' })).toEqual({
    occupation: 't',
    occupation_other: '',
  });
});
