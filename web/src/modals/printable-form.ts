import type { PublishSettings } from '#shared/api/models.ts';
import { isOtherSubjectMissing } from '#shared/document/publish-problems.ts';
import { REQUIREMENTS } from '#shared/document/requirement-messages.ts';
import type { GradeLevel, Subject } from '#shared/vocabulary/subjects.ts';

/** The answers of Make Printable while they are being filled in. */
export type PrintableForm = {
  -readonly [Field in keyof PublishSettings]-?: Exclude<PublishSettings[Field], undefined>;
};

/** The problems by field; `filename` where the dialog asks for it too. */
export type PrintableProblems = { readonly [Field in keyof PrintableForm | 'filename']?: string };

export type Audience = 'private' | 'link' | 'public';

/** Returns who can open the document once it is published. */
export function getAudience({ is_private, link_shared }: PrintableForm): Audience {
  if (is_private === 0) return 'public';
  return link_shared ? 'link' : 'private';
}

export const setAudience = (form: PrintableForm, audience: Audience): PrintableForm => ({
  ...form,
  is_private: audience === 'public' ? 0 : 1,
  link_shared: audience === 'link',
});

/** The kinds of pictures in a document: only their owner may see uploads and premium ones. */
export interface Pictured {
  readonly uploads: boolean;
  readonly premium: boolean;
}

/** Returns the reason why the document must be private, in words; null without one. */
export function getPrivateReason({ uploads, premium }: Pictured): string | null {
  if (uploads) return REQUIREMENTS.private;
  return premium ? REQUIREMENTS.premiumImages : null;
}

/** Finds what keeps the answers from being sent, by field. A name of null is not asked for. */
export function findPrintableProblems(
  form: PrintableForm,
  pictured: Pictured,
  filename: string | null,
): PrintableProblems {
  const reason = form.is_private === 0 ? getPrivateReason(pictured) : null;
  return {
    ...(filename?.trim() === '' && { filename: REQUIREMENTS.filename }),
    ...(reason !== null && { is_private: reason }),
    ...(form.subjects.length === 0 && { subjects: REQUIREMENTS.choice }),
    ...(isOtherSubjectMissing(form) && { subject_other: REQUIREMENTS.otherSubject }),
    ...(form.grade_levels.length === 0 && { grade_levels: REQUIREMENTS.choice }),
  };
}

/** The first answers, and the sources, in words, of those that are not the document's own. */
export interface FirstAnswers {
  readonly form: PrintableForm;
  readonly sources: { readonly subjects?: string; readonly grade_levels?: string };
}

const FROM_LAST = 'From your last document.';
const FROM_TAUGHT = 'The grades that you teach.';
const FROM_KIND = 'Suggested from similar documents.';

/** The facts that are known apart from the documents: grades of the user, and the usual subject of the kind. */
interface Usual {
  readonly grades: readonly GradeLevel[];
  readonly subject?: Subject | undefined;
}

/**
 * Returns the document's own answers; where one is missing, the last one. Without either, the grades are those that
 * the user teaches, and the subject is the usual one of the kind. Who can open it is never taken from another document,
 * and a document with uploads or premium pictures begins private.
 */
export function getFirstAnswers(
  given: PrintableForm,
  last: PublishSettings | null,
  pictured: Pictured,
  usual: Usual,
): FirstAnswers {
  const own = getPrivateReason(pictured) === null ? given : { ...given, is_private: 1 as const };
  const subjects = own.subjects.length > 0 ? null : offerSubjects(last, usual);
  const grades = own.grade_levels.length > 0 ? null : offerGrades(last, usual);
  return {
    form: { ...own, ...subjects?.fields, ...grades?.fields },
    sources: {
      ...(subjects && { subjects: subjects.source }),
      ...(grades && { grade_levels: grades.source }),
    },
  };
}

function offerSubjects(last: PublishSettings | null, { subject }: Usual) {
  if (last) {
    const { subjects, subject_other } = last;
    return { fields: { subjects, subject_other }, source: FROM_LAST };
  }
  return subject ? { fields: { subjects: [subject] }, source: FROM_KIND } : null;
}

function offerGrades(last: PublishSettings | null, { grades }: Usual) {
  if (last) return { fields: { grade_levels: last.grade_levels }, source: FROM_LAST };
  return grades.length > 0 ? { fields: { grade_levels: [...grades] }, source: FROM_TAUGHT } : null;
}

/**
 * Returns the subjects once others were chosen: the first choice of the user replaces those that were only offered, so
 * that nothing is published under the subject of another document.
 */
export function replaceOffered(offered: readonly Subject[], chosen: readonly Subject[]): Subject[] {
  const added = chosen.filter((subject) => !offered.includes(subject));
  return added.length > 0 ? added : [...chosen];
}

/** Clears the text beside Other unless Other is chosen. */
export const clearUnusedOther = (form: PrintableForm): PrintableForm => ({
  ...form,
  subject_other: form.subjects.includes('Other') ? form.subject_other.trim() : '',
});
