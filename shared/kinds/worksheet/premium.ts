import { getItemType, isNumberedItem, type WorksheetItem } from '../../items/item.ts';
import { NUMBERING_FORMATS } from '../../vocabulary/numbering-formats.ts';
import { FREE_VERSIONS, getVersionLetter } from '../../vocabulary/version-letter.ts';
import { fontUse, type PremiumUse } from '../parts/premium-use.ts';
import { listItemNames } from './item-names.ts';
import type { Worksheet } from './schema.ts';

/** Lists the premium fonts of the word banks, then the premium features of every item that shows, then versions. */
export const listPremiumUses = (worksheet: Worksheet): PremiumUse[] => [
  ...listBankFontUses(worksheet),
  ...listItemUses(worksheet),
  ...listVersionsUse(worksheet),
];

const listVersionsUse = ({ versions }: Worksheet): PremiumUse[] => {
  const count = versions?.seeds.length ?? 0;
  if (count <= FREE_VERSIONS) return [];
  return [{ feature: 'versions', where: 'versions.seeds', place: `A–${getVersionLetter(count - 1)}` }];
};

function listBankFontUses({ items, word_bank }: Worksheet): PremiumUse[] {
  const hasBank = items.some(({ type, hide }) => !hide && getItemType(type).isWordBank);
  return hasBank ? fontUse(word_bank.style.font, 'word_bank.style.font', 'the word banks') : [];
}

function listItemUses({ items }: Worksheet): PremiumUse[] {
  const names = listItemNames(items);
  return items.flatMap((item, at) => (item.hide ? [] : listUsesInItem(item, `items.${at}`, names[at] ?? '')));
}

const listUsesInItem = (item: WorksheetItem, where: string, name: string): PremiumUse[] => [
  ...listNumberingUse(item, where, name),
  ...listDataUses(item, `${where}.data`, name),
];

function listNumberingUse(item: WorksheetItem, where: string, place: string): PremiumUse[] {
  const format = NUMBERING_FORMATS[item.numbering.format];
  if (!format?.premium || item.numbering.hidden || !isNumberedItem(item)) return [];
  return [{ feature: 'numbering', where: `${where}.numbering.format`, place }];
}

function listDataUses({ type, data }: WorksheetItem, where: string, place: string): PremiumUse[] {
  const uses = getItemType(type).premiumUses?.(data) ?? [];
  return uses.flatMap((found) => {
    const field = `${where}.${found.field}`;
    if (found.feature === 'font') return fontUse(found.font, field, place);
    return [{ feature: found.feature, where: field, place }];
  });
}
