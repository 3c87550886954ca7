import { fontUse, type PremiumUse } from '../kinds/parts/premium-use.ts';
import { isBlank } from '../text/plain-text.ts';
import { canRepeatStudentInfo } from '../vocabulary/header.ts';
import { PREMIUM_FEATURES, type PremiumFeature } from '../vocabulary/premium-features.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { getKind, type HandoutDocument } from './document.ts';
import { type IsPremiumImage, picturesOf, saysPremium } from './pictures.ts';
import { hasPremiumImages, hasUploads } from './publishable.ts';

/**
 * Every premium feature that the document would print, or be kept by, in its order. What is hidden or does not
 * show is no use of anything; a privacy that pictures ask for is not chosen, and costs nothing by itself.
 */
export function premiumUses(
  document: HandoutDocument,
  isPremium: IsPremiumImage = saysPremium,
): PremiumUse[] {
  return [
    ...headFonts(document),
    ...getKind(document).listPremiumUses(document),
    ...imageUses(document, isPremium),
    ...privacy(document, isPremium),
  ];
}

/** A use as a refusal names it. */
export const asProblem = ({ feature, where, place }: PremiumUse): DocumentProblem => ({
  where,
  message: `${PREMIUM_FEATURES[feature].name}: ${place}`,
});

const use = (feature: PremiumFeature, where: string, place: string): PremiumUse => ({
  feature,
  where,
  place,
});

function headFonts(document: HandoutDocument): PremiumUse[] {
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

/** A picture of a hidden item is not printed. */
const isShown = (document: HandoutDocument, where: string): boolean => {
  const [list, at] = where.split('.');
  const item = list === 'items' ? document.items[Number(at)] : undefined;
  return !(item && 'hide' in item && item.hide);
};

const imageUses = (document: HandoutDocument, isPremium: IsPremiumImage): PremiumUse[] =>
  picturesOf(document)
    .filter(({ image, where }) => isPremium(image) && isShown(document, where))
    .map(({ image, where }) => use('image', where, image.name || image.alt || 'an image'));

function privacy(document: HandoutDocument, isPremium: IsPremiumImage): PremiumUse[] {
  const isChosen =
    document.is_private === 1 && !hasUploads(document) && !hasPremiumImages(document, isPremium);
  return isChosen ? [use('private', 'is_private', 'only you can open it')] : [];
}
