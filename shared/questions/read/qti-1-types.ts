import { getXmlText, listElements, type XmlElement } from '../source/xml-tree.ts';
import { findDeep } from './qti-tree.ts';

/** Names under which programs say of which type a question is: Canvas, Blackboard, D2L and Respondus, Common Cartridge. */
const FIELDS = /^(?:question_type|bbmd_questiontype|qmd_questiontype|qmd_itemtype|cc_profile)$/i;

/** Lists what an item says of itself, by the names of its program. */
export const listFields = (item: XmlElement) =>
  [...findDeep(item, 'qtimetadatafield'), ...findDeep(item, 'qti_metadatafield')].map((field) => ({
    label: getXmlText(listElements(field, 'fieldlabel')[0]).trim(),
    entry: getXmlText(listElements(field, 'fieldentry')[0]).trim(),
  }));

/** Returns the type as the file calls it; "" without one. */
export function findTypeName(item: XmlElement): string {
  const plain = ['bbmd_questiontype', 'qmd_questiontype', 'qmd_itemtype']
    .flatMap((name) => findDeep(item, name))
    .map((element) => getXmlText(element).trim());
  const named = listFields(item)
    .filter(({ label }) => FIELDS.test(label))
    .map(({ entry }) => entry);
  return [...named, ...plain].find((name) => name !== '') ?? '';
}

/** What paper cannot ask, by what a loss calls it. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/calculated|formula|arithmetic|significant/i, 'calculated'],
  [/hot.?spot|image.?map/i, 'hot spot'],
  [/file.?upload|upload/i, 'file upload'],
];

/** Returns the name of the type where paper cannot ask it; null where it can. */
export function findRefused(item: XmlElement, typeName: string): string | null {
  const named = REFUSED.find(([pattern]) => pattern.test(typeName))?.[1];
  if (named) return named;
  if (findDeep(item, 'calculated').length > 0) return 'calculated';
  const isSpot = findDeep(item, 'response_xy').length + findDeep(item, 'render_hotspot').length > 0;
  return isSpot ? 'hot spot' : null;
}
