import { cleanText, cleanTypedText } from '../text/clean-text.ts';
import { LIMITS } from './limits.ts';

/** Converts a typed name to a student field's name: cleaned, trimmed, and cut to its limit. */
export const toStudentFieldName = (typed: string): string =>
  cleanTypedText(cleanText(typed).trim(), LIMITS.studentFieldCharacters).trim();

/** A document, as far as its student fields go. */
interface WithStudentFields {
  readonly student_info_visible: 0 | 1;
  readonly student_fields: readonly string[];
}

/** Tells whether the document prints student fields, which 'Every Page' can then repeat. */
export const canRepeatStudentInfo = (document: WithStudentFields): boolean =>
  document.student_info_visible === 1 && document.student_fields.length > 0;

export const STUDENT_FIELD_SUGGESTIONS = [
  'Name',
  'Date',
  'Class',
  'Grade',
  'Teacher',
  'Subject',
  'Period',
  'Section',
  'Age',
] as const;
