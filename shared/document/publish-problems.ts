import { isEverybodys } from '../vocabulary/drawn-pictures.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { getKind, type HandoutDocument } from './document.ts';
import { findTooLong } from './least-sheets.ts';
import { type IsPremiumImage, isMarkedPremium, listPictures } from './pictures.ts';
import { REQUIREMENTS } from './requirement-messages.ts';

/**
 * Lists what a document needs before it can be published. The editor checks it, and the server checks it
 * again.
 */

type Settings = Pick<HandoutDocument, 'is_private' | 'subjects' | 'subject_other' | 'grade_levels'>;

/**
 * Picks the answers given in Make Printable as fields of the document; the editor and the server share this.
 */
export function toPublishFields({ is_private, subjects, subject_other, grade_levels }: Settings) {
  return { is_private, subjects, subject: subjects[0] ?? null, subject_other, grade_levels };
}

export const applyPublishSettings = <T extends HandoutDocument>(document: T, settings: Settings): T => ({
  ...document,
  ...toPublishFields(settings),
});

/** Tells whether Other was chosen without saying which. */
export const isOtherSubjectMissing = ({
  subjects,
  subject_other,
}: Pick<Settings, 'subjects' | 'subject_other'>): boolean =>
  subjects.includes('Other') && subject_other.trim() === '';

/** Lists what the document itself lacks to be printed, whatever is answered before: content, or words of a game. */
export function listMissing(document: HandoutDocument): DocumentProblem[] {
  if (!hasContent(document)) return [{ where: 'items', message: describeMissingContent(document) }];
  const lack = findMissingWordsProblem(document);
  return lack ? [lack] : [];
}

/**
 * Lists everything that blocks publishing, with the field to go to; empty when the document can be published.
 */
export function listPublishProblems(
  document: HandoutDocument,
  isPremium: IsPremiumImage = isMarkedPremium,
): DocumentProblem[] {
  const checks: [where: string, message: string, isBlocking: boolean][] = [
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
  const blocking = checks
    .filter(([, , isBlocking]) => isBlocking)
    .map(([where, message]) => ({ where, message }));
  const missing = listMissing(document);
  const tooLong = findTooLong(document);
  return [...missing, ...blocking, ...(tooLong ? [tooLong] : [])];
}

/** Tells whether it holds uploaded images: it can then be saved only as Private. */
export const hasUploads = (document: HandoutDocument): boolean =>
  listPictures(document).some(({ image }) => !isEverybodys(image));

/** Tells whether it holds premium drawings: it can then not be Public. */
export const hasPremiumImages = (
  document: HandoutDocument,
  isPremium: IsPremiumImage = isMarkedPremium,
): boolean => listPictures(document).some(({ image }) => isPremium(image));

const hasContent = (document: HandoutDocument): boolean => getKind(document).hasContent(document);

/** Describes what to do about a document that has nothing to print. */
const describeMissingContent = (document: HandoutDocument): string =>
  getKind(document).findMissingContent?.(document)?.message ??
  `Add at least one ${getKind(document).part} before you publish.`;

/**
 * Finds what keeps a document with content from being used, and the field that helps: a game has too few
 * words.
 */
export const findMissingWordsProblem = (document: HandoutDocument): DocumentProblem | null =>
  hasContent(document) ? (getKind(document).findLack?.(document) ?? null) : null;
