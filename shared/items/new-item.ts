import type { WordBankEntry } from '../vocabulary/header.ts';
import { createItem, getItemType, type ItemOf, type ItemType, type WorksheetItem } from './item.ts';

/** Describes a document that lists items, as the rules of items see it. */
export interface WithItems {
  items: WorksheetItem[];
  readonly word_bank: WordBankEntry;
}

/** Creates an empty item for the document; some types take over the look of the first item of their type. */
export function newItem<T extends ItemType>(document: WithItems, type: T, id: string): ItemOf<T> {
  const item = createItem(type, id);
  const first = document.items.find((other) => other.type === type);
  getItemType(type).takeOver?.(item, { first, entry: document.word_bank });
  return item;
}
