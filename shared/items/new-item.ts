import type { WordBankEntry } from '../vocabulary/header.ts';
import {
  createItem,
  getItemType,
  ITEM_TYPE_NAMES,
  type ItemOf,
  type ItemType,
  type WorksheetItem,
  worksheetItem,
} from './item.ts';
import type { ReadQuestion } from './parts/read-question.ts';

/** Describes a document that lists items, as the rules of items see it. */
export interface WithItems {
  items: WorksheetItem[];
  readonly word_bank: WordBankEntry;
}

/** Makes an item of a question that was read from elsewhere; null where no type asks like that. */
export function newItemFrom(question: ReadQuestion, id: string): WorksheetItem | null {
  for (const type of ITEM_TYPE_NAMES) {
    const data = getItemType(type).fromQuestion?.(question);
    if (data) return worksheetItem.parse({ id, type, data });
  }
  return null;
}

/** Creates an empty item for the document; some types take over the look of the first item of their type. */
export function newItem<T extends ItemType>(document: WithItems, type: T, id: string): ItemOf<T> {
  const item = createItem(type, id);
  const first = document.items.find((other) => other.type === type);
  getItemType(type).takeOver?.(item, { first, entry: document.word_bank });
  return item;
}
