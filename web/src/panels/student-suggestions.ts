import type { HandoutDocument } from '#shared/document/document.ts';
import { canAddStudentField } from '#shared/document/document-rules.ts';
import { listStudentFieldNames } from '#shared/vocabulary/student-field-words.ts';

/** Lists the suggested names that are not used yet; null where this user may add none. */
export const listStudentSuggestions = (
  document: HandoutDocument,
  flags: { readonly limit_student_fields: boolean } | undefined,
): readonly string[] | null =>
  flags?.limit_student_fields
    ? null
    : listStudentFieldNames(document.locale).filter((name) => canAddStudentField(document, name));
