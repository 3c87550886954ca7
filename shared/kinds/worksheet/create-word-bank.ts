import { createItem, getItemType, type ItemOf, type ItemType } from '../../items/item.ts';
import type { Worksheet } from './schema.ts';

/** Creates an empty item for the worksheet; some types take over the look of the first item of their type. */
export function newItem<T extends ItemType>(worksheet: Worksheet, type: T, id: string): ItemOf<T> {
  const item = createItem(type, id);
  const first = worksheet.items.find((other) => other.type === type);
  getItemType(type).takeOver?.(item, { first, entry: worksheet.word_bank });
  return item;
}
