import { expect, test } from 'vitest';
import { findLabelProblems, toLabels, toLabelsForm } from './labels-form.ts';

const form = { name: ' Rain ', subject: 'Science', grade: '4', tags: 'water, year 4 ;water,,' } as const;

test('tags are what stands between commas, each once', () => {
  expect(toLabels(form)).toEqual({ name: 'Rain', subject: 'Science', grade: '4', tags: ['water', 'year 4'] });
  expect(toLabelsForm(toLabels(form)).tags).toBe('water, year 4');
});

test('a missing name, a long tag and too many of them are said', () => {
  expect(findLabelProblems(form)).toEqual({});
  expect(findLabelProblems({ ...form, name: ' ' }).name).toBe('Give it a name.');
  expect(findLabelProblems({ ...form, tags: 'x'.repeat(31) }).tags).toContain('at most 30 characters');
  const many = Array.from({ length: 11 }, (_, at) => `t${at}`).join();
  expect(findLabelProblems({ ...form, tags: many }).tags).toBe('There are 11 tags; 10 fit.');
});
