import { fontUse, type PremiumUse } from '../kinds/parts/premium-use.ts';
import { isBlank } from '../text/plain-text.ts';
import { PREMIUM_FEATURES, type PremiumFeature } from '../vocabulary/premium-features.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { canRepeatStudentInfo } from '../vocabulary/student-fields.ts';
import { getKind, type HandoutDocument, hasItems } from './document.ts';
import { type IsPremiumImage, isMarkedPremium, listPictures } from './pictures.ts';
import { hasPremiumImages, hasUploads } from './publish-problems.ts';

/**
 * Lists every premium feature that the document would print or be stored with, in order. Hidden parts count
 * for nothing, and neither does a privacy that pictures force.
 */
export function listPremiumUses(
  document: HandoutDocument,
  isPremium: IsPremiumImage = isMarkedPremium,
): PremiumUse[] {
  return [
    ...listHeadFontUses(document),
    ...getKind(document).listPremiumUses(document),
    ...listImageUses(document, isPremium),
    ...listPrivacyUse(document, isPremium),
  ];
}

/** Converts a premium use to the problem that a refusal names. */
export const toPremiumProblem = ({ feature, where, place }: PremiumUse): DocumentProblem => ({
  where,
  message: `${PREMIUM_FEATURES[feature].name}: ${place}`,
});

const createUse = (feature: PremiumFeature, where: string, place: string): PremiumUse => ({
  feature,
  where,
  place,
});

function listHeadFontUses(document: HandoutDocument): PremiumUse[] {
  const { title, title_visible, title_font, student_info_font, style } = document;
  const showsTitle = title_visible === 1 && !isBlank(title);
  return [
    ...(showsTitle ? fontUse(title_font, 'title_font', 'the title') : []),
    ...(canRepeatStudentInfo(document)
      ? fontUse(student_info_font, 'student_info_font', 'the student info')
      : []),
    ...fontUse(style.font, 'style.font', 'the body'),
  ];
}

/** Tells whether a picture is printed: pictures of hidden items are not. */
const isShown = (document: HandoutDocument, where: string): boolean => {
  const [list, at] = where.split('.');
  return !(list === 'items' && hasItems(document) && document.items[Number(at)]?.hide);
};

const listImageUses = (document: HandoutDocument, isPremium: IsPremiumImage): PremiumUse[] =>
  listPictures(document)
    .filter(({ image, where }) => isPremium(image) && isShown(document, where))
    .map(({ image, where }) => createUse('image', where, image.name || image.alt || 'an image'));

function listPrivacyUse(document: HandoutDocument, isPremium: IsPremiumImage): PremiumUse[] {
  const isChosen =
    document.is_private === 1 && !hasUploads(document) && !hasPremiumImages(document, isPremium);
  return isChosen ? [createUse('private', 'is_private', 'only you can open it')] : [];
}
