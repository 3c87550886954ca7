import { expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { listStudentSuggestions } from './student-suggestions.ts';

const flags = { limit_student_fields: false };

test('student fields are suggested in their order, without those used already, whatever their case', () => {
  const used = aWorksheet({ student_fields: ['date', 'AGE', 'House'] });
  const names = ['Name', 'Class', 'Grade', 'Teacher', 'Subject', 'Period', 'Section'];
  expect(listStudentSuggestions(used, flags)).toEqual(names);
  expect(listStudentSuggestions(used, undefined)).toEqual(names);
});

test('adding student fields is hidden from whom the limit is set for', () => {
  expect(listStudentSuggestions(aWorksheet(), { limit_student_fields: true })).toBeNull();
});
