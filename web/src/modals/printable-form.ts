import type { PublishSettings } from '#shared/api/models.ts';
import { isOtherSubjectMissing } from '#shared/document/publish-problems.ts';
import { REQUIREMENTS } from '#shared/document/requirement-messages.ts';
import type { GradeLevel } from '#shared/vocabulary/subjects.ts';

/** What Make Printable asks, while it is being filled in. */
export type PrintableForm = {
  -readonly [Field in keyof PublishSettings]: PublishSettings[Field];
};

export type PrintableProblems = { readonly [Field in keyof PrintableForm]?: string };

/** Which pictures a document holds: uploads and premium ones can be seen by their owner alone. */
export interface Pictured {
  readonly uploads: boolean;
  readonly premium: boolean;
}

/** Why the document has to be private, in words; null where it need not. */
export function getPrivateReason({ uploads, premium }: Pictured): string | null {
  if (uploads) return REQUIREMENTS.private;
  return premium ? REQUIREMENTS.premiumImages : null;
}

/** What keeps the answers from being sent, by field. */
export function findPrintableProblems(form: PrintableForm, pictured: Pictured): PrintableProblems {
  const reason = form.is_private === 0 ? getPrivateReason(pictured) : null;
  return {
    ...(reason !== null && { is_private: reason }),
    ...(form.subjects.length === 0 && { subjects: REQUIREMENTS.choice }),
    ...(isOtherSubjectMissing(form) && { subject_other: REQUIREMENTS.otherSubject }),
    ...(form.grade_levels.length === 0 && { grade_levels: REQUIREMENTS.choice }),
  };
}

/** What the form begins with, and in words where that comes from which the document does not say itself. */
export interface FirstAnswers {
  readonly form: PrintableForm;
  readonly sources: { readonly subjects?: string; readonly grade_levels?: string };
}

const FROM_LAST = 'From your last document.';
const FROM_TAUGHT = 'The grades that you teach.';

/**
 * The document's own answers, else those given last, and where no grade is among them those that the person teaches.
 * With pictures that ask for it, it begins private.
 */
export function getFirstAnswers(
  given: PrintableForm,
  last: PublishSettings | null,
  pictured: Pictured,
  taught: readonly GradeLevel[],
): FirstAnswers {
  const own = getPrivateReason(pictured) === null ? given : { ...given, is_private: 1 as const };
  const isAnswered = own.subjects.length > 0 || own.grade_levels.length > 0;
  if (!isAnswered && last) {
    const form = { ...last, is_private: own.is_private };
    return { form, sources: { subjects: FROM_LAST, grade_levels: FROM_LAST } };
  }
  if (own.grade_levels.length > 0 || taught.length === 0) return { form: own, sources: {} };
  return { form: { ...own, grade_levels: [...taught] }, sources: { grade_levels: FROM_TAUGHT } };
}

/** What is typed beside Other counts only while Other is chosen. */
export const clearUnusedOther = (form: PrintableForm): PrintableForm => ({
  ...form,
  subject_other: form.subjects.includes('Other') ? form.subject_other.trim() : '',
});
