import { expect, test } from 'vitest';
import {
  findOccupationProblems,
  getGradesLabel,
  OCCUPATION_OPTIONS,
  toOccupationChange,
} from './occupation-form.ts';

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
  expect(findOccupationProblems(none, true)).toEqual({ occupation: 'This is a required field.' });
  expect(findOccupationProblems(none, false)).toEqual({});
});

test('Other has to be specified, and nothing else has', () => {
  const other = { occupation: 'o', occupation_other: '  ' } as const;
  expect(findOccupationProblems(other, false)).toEqual({
    occupation_other: 'Please specify the occupation.',
  });
  expect(findOccupationProblems({ ...other, occupation_other: 'Librarian' }, true)).toEqual({});
  expect(findOccupationProblems({ occupation: 't', occupation_other: '' }, true)).toEqual({});
});

test('what was typed beside Other goes with it', () => {
  expect(toOccupationChange({ occupation: 'o', occupation_other: ' Librarian ' })).toEqual({
    occupation: 'o',
    occupation_other: 'Librarian',
  });
  expect(toOccupationChange({ occupation: 't', occupation_other: 'Librarian' })).toEqual({
    occupation: 't',
    occupation_other: '',
  });
});

test('a parent is asked for the grades of the children, a teacher for those that are taught', () => {
  expect(getGradesLabel('p')).toBe('Grades of your children');
  expect(getGradesLabel('t')).toBe('Grades you teach');
  expect(getGradesLabel(null)).toBe('Grades you teach');
});
