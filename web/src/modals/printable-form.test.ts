import { describe, expect, test } from 'vitest';
import {
  clearUnusedOther,
  findPrintableProblems,
  getAudience,
  getFirstAnswers,
  type PrintableForm,
  replaceOffered,
  setAudience,
} from './printable-form.ts';

const form = (fields: Partial<PrintableForm> = {}): PrintableForm => ({
  is_private: 1,
  link_shared: false,
  subjects: ['Science'],
  subject_other: '',
  grade_levels: ['4'],
  ...fields,
});

const none = { uploads: false, premium: false };

describe('Make Printable', () => {
  test('asks for a subject and a grade', () => {
    const problems = findPrintableProblems(form({ subjects: [], grade_levels: [] }), none, null);
    expect(problems).toEqual({ subjects: 'Select at least one', grade_levels: 'Select at least one' });
  });

  test('asks for the name of a document that got its name just now', () => {
    const missing = { filename: 'Please enter a name for your document.' };
    expect(findPrintableProblems(form(), none, '  ')).toEqual(missing);
    expect(findPrintableProblems(form(), none, 'Rain')).toEqual({});
    expect(findPrintableProblems(form(), none, null)).toEqual({});
  });

  test('asks which subject Other is', () => {
    const other = (subject_other: string) =>
      findPrintableProblems(form({ subjects: ['Other'], subject_other }), none, null);
    expect(other('  ')).toEqual({ subject_other: 'Please specify the subject.' });
    expect(other('Chess')).toEqual({});
    expect(clearUnusedOther(form({ subjects: ['Other'], subject_other: ' Chess ' })).subject_other).toBe(
      'Chess',
    );
  });

  test('keeps a worksheet with images private', () => {
    const words = 'Uploading images requires saving worksheet as Private.';
    const uploads = { uploads: true, premium: false };
    expect(findPrintableProblems(form({ is_private: 0 }), uploads, null)).toEqual({ is_private: words });
    expect(findPrintableProblems(form({ is_private: 0 }), none, null)).toEqual({});
    expect(findPrintableProblems(form(), uploads, null)).toEqual({});
    expect(getFirstAnswers(form({ is_private: 0 }), null, uploads, { grades: [] }).form.is_private).toBe(1);
    const premium = findPrintableProblems(form({ is_private: 0 }), { uploads: false, premium: true }, null);
    expect(premium.is_private).toMatch(/^Premium images/);
  });

  test('offers the answers given last for a document that has none and says so, but never their privacy', () => {
    const last = form({ is_private: 0, subjects: ['Art'] });
    expect(getFirstAnswers(form({ subjects: [], grade_levels: [] }), last, none, { grades: ['2'] })).toEqual({
      form: { ...last, is_private: 1 },
      sources: { subjects: 'From your last document.', grade_levels: 'From your last document.' },
    });
    expect(getFirstAnswers(form(), last, none, { grades: [] })).toEqual({ form: form(), sources: {} });
    expect(getFirstAnswers(form(), null, none, { grades: [] })).toEqual({ form: form(), sources: {} });
  });

  test('offers what is missing alone where the document has one of subject and grades', () => {
    const last = form({ subjects: ['Other'], subject_other: 'Chess', grade_levels: ['2'] });
    const ownGrades = getFirstAnswers(form({ subjects: [] }), last, none, { grades: [] });
    expect(ownGrades).toEqual({
      form: form({ subjects: ['Other'], subject_other: 'Chess' }),
      sources: { subjects: 'From your last document.' },
    });
    const ownSubject = getFirstAnswers(form({ grade_levels: [] }), last, none, { grades: ['7'] });
    expect(ownSubject).toEqual({
      form: form({ grade_levels: ['2'] }),
      sources: { grade_levels: 'From your last document.' },
    });
  });

  test('takes the first subject that the user chooses in place of the one that was offered', () => {
    expect(replaceOffered(['Art'], ['Art', 'Science'])).toEqual(['Science']);
    expect(replaceOffered(['Art'], [])).toEqual([]);
    expect(replaceOffered(['Art', 'Music'], ['Music'])).toEqual(['Music']);
  });

  test('asks who can open it: only the owner, whoever has the link, or everybody', () => {
    expect(getAudience(form())).toBe('private');
    expect(getAudience(setAudience(form(), 'link'))).toBe('link');
    expect(setAudience(form({ link_shared: true }), 'public')).toMatchObject({
      is_private: 0,
      link_shared: false,
    });
    const last = form({ link_shared: true });
    const untouched = form({ subjects: [], grade_levels: [] });
    expect(getFirstAnswers(untouched, last, none, { grades: [] }).form.link_shared).toBe(false);
  });

  test('offers the grades that somebody teaches where nothing else was chosen', () => {
    const untouched = form({ subjects: [], grade_levels: [] });
    const first = (given: PrintableForm, last: PrintableForm | null) =>
      getFirstAnswers(given, last, none, { grades: ['2', '3'] });
    expect(first(untouched, null).form.grade_levels).toEqual(['2', '3']);
    expect(first(untouched, null).sources).toEqual({ grade_levels: 'The grades that you teach.' });
    expect(first(untouched, form({ grade_levels: ['8'] })).form.grade_levels).toEqual(['8']);
    expect(first(form({ grade_levels: ['8'] }), null).form.grade_levels).toEqual(['8']);
  });

  test('offers the usual subject of its kind where nothing else was chosen, and says so', () => {
    const usual = { grades: [], subject: 'Vocabulary' } as const;
    const first = (given: PrintableForm, last: PrintableForm | null) =>
      getFirstAnswers(given, last, none, usual);
    const untouched = form({ subjects: [], grade_levels: [] });
    expect(first(untouched, null)).toEqual({
      form: form({ subjects: ['Vocabulary'], grade_levels: [] }),
      sources: { subjects: 'Suggested from similar documents.' },
    });
    expect(first(untouched, form({ subjects: ['Art'] })).form.subjects).toEqual(['Art']);
    expect(first(form(), null).form.subjects).toEqual(['Science']);
  });

  test('forgets what was typed beside Other when Other is not chosen', () => {
    expect(clearUnusedOther(form({ subject_other: 'Chess' })).subject_other).toBe('');
    expect(clearUnusedOther(form({ subjects: ['Other'], subject_other: 'Chess' })).subject_other).toBe(
      'Chess',
    );
  });
});
