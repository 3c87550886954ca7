import { describe, expect, test } from 'vitest';
import { firstAnswers, type PrintableForm, problemsOf, withoutIdleOther } from './printable.ts';

const form = (fields: Partial<PrintableForm> = {}): PrintableForm => ({
  is_private: 1,
  subjects: ['Science'],
  subject_other: '',
  grade_levels: ['4'],
  ...fields,
});

describe('Make Printable', () => {
  test('asks for a subject and a grade', () => {
    const problems = problemsOf(form({ subjects: [], grade_levels: [] }), false);
    expect(problems).toEqual({ subjects: 'Select at least one', grade_levels: 'Select at least one' });
  });

  test('keeps a worksheet with images private', () => {
    const words = 'Uploading images requires saving worksheet as Private.';
    expect(problemsOf(form({ is_private: 0 }), true)).toEqual({ is_private: words });
    expect(problemsOf(form({ is_private: 0 }), false)).toEqual({});
    expect(problemsOf(form(), true)).toEqual({});
  });

  test('offers the answers given last for a document that has none, but never its privacy', () => {
    const last = form({ is_private: 0, subjects: ['Art'] });
    expect(firstAnswers(form({ subjects: [], grade_levels: [] }), last)).toEqual({ ...last, is_private: 1 });
    expect(firstAnswers(form(), last)).toEqual(form());
    expect(firstAnswers(form(), null)).toEqual(form());
  });

  test('forgets what was typed beside Other when Other is not chosen', () => {
    expect(withoutIdleOther(form({ subject_other: 'Chess' })).subject_other).toBe('');
    expect(withoutIdleOther(form({ subjects: ['Other'], subject_other: 'Chess' })).subject_other).toBe(
      'Chess',
    );
  });
});
