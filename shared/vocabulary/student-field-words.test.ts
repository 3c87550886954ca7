import { describe, expect, test } from 'vitest';
import { SYLLABLE_LANGUAGES } from '../text/syllables.ts';
import { listStudentFieldNames, translateStudentFields } from './student-field-words.ts';
import { STUDENT_FIELD_SUGGESTIONS } from './student-fields.ts';

test('every language of sheets has a name for each suggested field, and no two alike', () => {
  for (const language of [...SYLLABLE_LANGUAGES, 'ar', 'he']) {
    const names = listStudentFieldNames(language);
    expect(names).toHaveLength(STUDENT_FIELD_SUGGESTIONS.length);
    expect(new Set(names.map((name) => name.toLowerCase())).size, language).toBe(names.length);
  }
});

describe('student fields in another language', () => {
  test('follow it, there and back', () => {
    expect(translateStudentFields(['Name', 'Date'], 'en-US', 'de')).toEqual(['Name', 'Datum']);
    expect(translateStudentFields(['Name', 'Datum'], 'de', 'fr')).toEqual(['Nom', 'Date']);
    expect(translateStudentFields(['Nom', 'Date'], 'fr', 'en')).toEqual(['Name', 'Date']);
  });

  test('follow it from English too, on a sheet whose language was changed before', () => {
    expect(translateStudentFields(['Name', 'Date'], 'de', 'es')).toEqual(['Nombre', 'Fecha']);
  });

  test('stay as somebody wrote them', () => {
    expect(translateStudentFields(['Name', 'Homeroom'], 'en', 'es')).toEqual(['Nombre', 'Homeroom']);
  });

  test('stay where the sheet has the translation already', () => {
    expect(translateStudentFields(['Date', 'datum'], 'en', 'de')).toEqual(['Date', 'datum']);
  });

  test('become English in a language without words of ours', () => {
    expect(translateStudentFields(['Name', 'Datum'], 'de', 'sw')).toEqual(['Name', 'Date']);
  });
});
