import type { DocumentProblem } from '../vocabulary/problem.ts';
import { getKind, type HandoutDocument } from './document.ts';
import { type IsPremiumImage, isMarkedPremium, listPictures } from './pictures.ts';
import { REQUIREMENTS } from './requirement-messages.ts';

/** What a document needs before it can be published: asked in the editor, and again by the server. */

type Settings = Pick<HandoutDocument, 'is_private' | 'subjects' | 'subject_other' | 'grade_levels'>;

/** What Make Printable asked, as fields of the document: the server and the editor make the same of it. */
export function toPublishFields({ is_private, subjects, subject_other, grade_levels }: Settings) {
  return { is_private, subjects, subject: subjects[0] ?? null, subject_other, grade_levels };
}

export const applyPublishSettings = <T extends HandoutDocument>(document: T, settings: Settings): T => ({
  ...document,
  ...toPublishFields(settings),
});

/** Whether Other was chosen, and not said which. */
export const isOtherSubjectMissing = ({
  subjects,
  subject_other,
}: Pick<Settings, 'subjects' | 'subject_other'>): boolean =>
  subjects.includes('Other') && subject_other.trim() === '';

/** Everything that stands in the way, with the field to go to; empty when it can be published. */
export function listPublishProblems(
  document: HandoutDocument,
  isPremium: IsPremiumImage = isMarkedPremium,
): DocumentProblem[] {
  const checks: [where: string, message: string, stands: boolean][] = [
    ['items', describeMissingContent(document), !hasContent(document)],
    ['filename', REQUIREMENTS.filename, document.filename.trim() === ''],
    ['grade_levels', REQUIREMENTS.choice, document.grade_levels.length === 0],
    ['subjects', REQUIREMENTS.choice, document.subjects.length === 0],
    ['subject_other', REQUIREMENTS.otherSubject, isOtherSubjectMissing(document)],
    ['is_private', REQUIREMENTS.private, document.is_private === 0 && hasUploads(document)],
    [
      'is_private',
      REQUIREMENTS.premiumImages,
      document.is_private === 0 && hasPremiumImages(document, isPremium),
    ],
  ];
  const standing = checks.filter(([, , stands]) => stands).map(([where, message]) => ({ where, message }));
  const missing = findMissingWordsProblem(document);
  return missing === null ? standing : [...standing, missing];
}

/** Whether it holds images that somebody sent: it can then be saved as Private alone. */
export const hasUploads = (document: HandoutDocument): boolean =>
  listPictures(document).some(({ image }) => !image.is_icon);

/** Whether it holds drawings that ask for a plan: Public is then no choice. */
export const hasPremiumImages = (
  document: HandoutDocument,
  isPremium: IsPremiumImage = isMarkedPremium,
): boolean => listPictures(document).some(({ image }) => isPremium(image));

const hasContent = (document: HandoutDocument): boolean => getKind(document).hasContent(document);

/** What to do about a document that has nothing to print. */
const describeMissingContent = (document: HandoutDocument): string =>
  getKind(document).findMissingContent?.(document)?.message ??
  `Add at least one ${getKind(document).part} before you publish.`;

/** What keeps a document with content from being used, and the field that helps: a game has too few words. */
export const findMissingWordsProblem = (document: HandoutDocument): DocumentProblem | null =>
  hasContent(document) ? (getKind(document).findLack?.(document) ?? null) : null;
