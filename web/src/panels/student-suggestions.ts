import type { HandoutDocument } from '#shared/document/document.ts';
import { canAddStudentField } from '#shared/document/document-rules.ts';
import { STUDENT_FIELD_SUGGESTIONS } from '#shared/vocabulary/student-fields.ts';

/** Lists the suggested names that are not used yet; null where this user may add none. */
export const listStudentSuggestions = (
  document: HandoutDocument,
  flags: { readonly limit_student_fields: boolean } | undefined,
): readonly string[] | null =>
  flags?.limit_student_fields
    ? null
    : STUDENT_FIELD_SUGGESTIONS.filter((name) => canAddStudentField(document, name));
