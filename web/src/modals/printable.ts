import type { PublishSettings } from '#shared/api/models.ts';
import { REQUIREMENTS } from '#shared/document/requirements.ts';
import type { GradeLevel } from '#shared/document/subjects.ts';

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
export function privateReason({ uploads, premium }: Pictured): string | null {
  if (uploads) return REQUIREMENTS.private;
  return premium ? REQUIREMENTS.premiumImages : null;
}

/** What keeps the answers from being sent, by field. */
export function problemsOf(form: PrintableForm, pictured: Pictured): PrintableProblems {
  const reason = form.is_private === 0 ? privateReason(pictured) : null;
  return {
    ...(reason !== null && { is_private: reason }),
    ...(form.subjects.length === 0 && { subjects: REQUIREMENTS.choice }),
    ...(form.grade_levels.length === 0 && { grade_levels: REQUIREMENTS.choice }),
  };
}

/**
 * What the form begins with: the document's own answers, else those given last, and where no grade is among them
 * those that the person teaches. With pictures that ask for it, it begins private.
 */
export function firstAnswers(
  given: PrintableForm,
  last: PublishSettings | null,
  pictured: Pictured,
  taught: readonly GradeLevel[],
): PrintableForm {
  const own = privateReason(pictured) === null ? given : { ...given, is_private: 1 as const };
  const isAnswered = own.subjects.length > 0 || own.grade_levels.length > 0;
  const first = isAnswered || !last ? own : { ...last, is_private: own.is_private };
  return first.grade_levels.length > 0 ? first : { ...first, grade_levels: [...taught] };
}

/** What is typed beside Other counts only while Other is chosen. */
export const withoutIdleOther = (form: PrintableForm): PrintableForm =>
  form.subjects.includes('Other') ? form : { ...form, subject_other: '' };
