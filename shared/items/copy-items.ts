import type { WorksheetItem } from './item.ts';
import type { WithItems } from './new-item.ts';
import { canFeed, isWordBank, listBankIds } from './word-banks.ts';

/** Makes a copy of a variant one of the copy of its question, by the new ids; without that it is a question of its own. */
export function followQuestion(
  copy: WorksheetItem,
  newIds: ReadonlyMap<string, string | undefined>,
): WorksheetItem {
  const { variant, ...rest } = copy;
  if (!variant) return copy;
  const of = newIds.get(variant.of);
  return (of === undefined ? rest : { ...rest, variant: { ...variant, of } }) as WorksheetItem;
}

/**
 * Returns items from the clipboard as new ones of the document: with new ids, and word banks that hold together. An item
 * feeds the bank that came with it, else the one it fed, else the document's first one. A bank keeps the words of items
 * that stayed behind as words of its own.
 */
export function toNewItems(
  items: readonly WorksheetItem[],
  document: Pick<WithItems, 'items'>,
  createId: () => string,
): WorksheetItem[] {
  const newIds = new Map(items.map(({ id }) => [id, createId()]));
  const banks = listBankIds(document);
  return items.map((item) => {
    const copy = { ...structuredClone(item), id: newIds.get(item.id) ?? createId() };
    if (isWordBank(copy)) {
      copy.data.words = copy.data.words.map((word) => {
        const itemId = newIds.get(word.itemId ?? '') ?? null;
        return { ...word, itemId, manual: itemId === null };
      });
    }
    if (canFeed(copy) && copy.data.wordbank_id !== null) {
      const fed = copy.data.wordbank_id;
      copy.data.wordbank_id = newIds.get(fed) ?? (banks.includes(fed) ? fed : (banks[0] ?? null));
      if (copy.data.wordbank_id === null) copy.data.include_wordbank = 0;
    }
    return followQuestion(copy, newIds);
  });
}
