import { getItemType, isNumberedItem, type WorksheetItem } from '../items/item.ts';
import { isBlank } from '../text/plain-text.ts';
import { FONTS, type FontId } from '../vocabulary/fonts.ts';
import { canRepeatStudentInfo } from '../vocabulary/header.ts';
import { NUMBERING_FORMATS } from '../vocabulary/numbering.ts';
import { PREMIUM_FEATURES, type PremiumFeature } from '../vocabulary/premium-features.ts';
import type { HandoutDocument } from './document.ts';
import { itemNames } from './names.ts';
import type { DocumentProblem } from './parse.ts';
import { type IsPremiumImage, picturesOf, saysPremium } from './pictures.ts';
import { hasPremiumImages, hasUploads } from './publishable.ts';

/** One use of a premium feature: its field, such as "items.2.data.blank_style", and the place in words. */
export interface PremiumUse {
  readonly feature: PremiumFeature;
  readonly where: string;
  readonly place: string;
}

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
    ...itemUses(document),
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

function fontUse(font: FontId | null, where: string, part: string): PremiumUse[] {
  if (font === null || !FONTS[font].premium) return [];
  return [use('font', where, `${FONTS[font].label} in ${part}`)];
}

function headFonts(document: HandoutDocument): PremiumUse[] {
  const { title, title_visible, title_font, student_info_font, style } = document;
  const showsTitle = title_visible === 1 && !isBlank(title);
  return [
    ...(showsTitle ? fontUse(title_font, 'title_font', 'the title') : []),
    ...(canRepeatStudentInfo(document)
      ? fontUse(student_info_font, 'student_info_font', 'the student info')
      : []),
    ...fontUse(style.font, 'style.font', 'the body'),
    ...instructionFont(document),
    ...bankFont(document),
  ];
}

function instructionFont(document: HandoutDocument): PremiumUse[] {
  if (document.entity_type === 'worksheet' || !document.instruction.visible) return [];
  return fontUse(document.instruction.style.font, 'instruction.style.font', 'the instructions');
}

function bankFont({ entity_type, items, word_bank }: HandoutDocument): PremiumUse[] {
  const hasBank =
    entity_type === 'worksheet' &&
    items.some(({ type, hide }) => !hide && getItemType(type).usesWordBankStyle);
  return hasBank ? fontUse(word_bank.style.font, 'word_bank.style.font', 'the word banks') : [];
}

function itemUses(document: HandoutDocument): PremiumUse[] {
  if (document.entity_type !== 'worksheet') return [];
  const names = itemNames(document.items);
  return document.items.flatMap((item, at) =>
    item.hide ? [] : usesIn(item, `items.${at}`, names[at] ?? ''),
  );
}

const usesIn = (item: WorksheetItem, where: string, name: string): PremiumUse[] => [
  ...numberingUse(item, where, name),
  ...dataUses(item, `${where}.data`, name),
];

function numberingUse(item: WorksheetItem, where: string, name: string): PremiumUse[] {
  const format = NUMBERING_FORMATS[item.numbering.format];
  if (!format?.premium || item.numbering.hidden || !isNumberedItem(item)) return [];
  return [use('numbering', `${where}.numbering.format`, name)];
}

function dataUses({ type, data }: WorksheetItem, where: string, name: string): PremiumUse[] {
  const uses = getItemType(type).premiumUses?.(data) ?? [];
  return uses.flatMap((found) => {
    const field = `${where}.${found.field}`;
    return found.feature === 'font' ? fontUse(found.font, field, name) : [use(found.feature, field, name)];
  });
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
