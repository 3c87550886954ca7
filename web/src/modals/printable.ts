import type { PublishSettings } from '#shared/api/models.ts';
import { REQUIREMENTS } from '#shared/document/requirements.ts';

/** What Make Printable asks, while it is being filled in. */
export type PrintableForm = {
  -readonly [Field in keyof PublishSettings]: PublishSettings[Field];
};

export type PrintableProblems = { readonly [Field in keyof PrintableForm]?: string };

/** What keeps the answers from being sent, by field. */
export function problemsOf(form: PrintableForm, hasImages: boolean): PrintableProblems {
  return {
    ...(hasImages &&
      form.is_private === 0 && {
        is_private: REQUIREMENTS.private,
      }),
    ...(form.subjects.length === 0 && { subjects: REQUIREMENTS.choice }),
    ...(form.grade_levels.length === 0 && { grade_levels: REQUIREMENTS.choice }),
  };
}

/** What the form begins with: the document's own answers, else those given last, field by field. */
export function firstAnswers(own: PrintableForm, last: PublishSettings | null): PrintableForm {
  const isAnswered = own.subjects.length > 0 || own.grade_levels.length > 0;
  if (isAnswered || !last) return own;
  return { ...last, is_private: own.is_private };
}

/** What is typed beside Other counts only while Other is chosen. */
export const withoutIdleOther = (form: PrintableForm): PrintableForm =>
  form.subjects.includes('Other') ? form : { ...form, subject_other: '' };
