import { getItemType, type ItemType, isEmptyItem, type WorksheetItem } from '../../items/item.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { newItem } from './create-word-bank.ts';
import type { Worksheet } from './schema.ts';

export const canAddItem = (worksheet: Worksheet): boolean => worksheet.items.length < LIMITS.items;

/** Adds an empty item of the type at the index; a new word bank looks like the others. */
export function addItem(
  worksheet: Worksheet,
  { type, at, id }: { type: ItemType; at: number; id: string },
): void {
  if (!canAddItem(worksheet)) return;
  worksheet.items.splice(at, 0, newItem(worksheet, type, id));
}

export const canDuplicate = ({ type }: Pick<WorksheetItem, 'type'>): boolean =>
  getItemType(type).canDuplicate !== false;

/** Inserts a copy right after the item; a word bank cannot be copied. */
export function duplicateItem(worksheet: Worksheet, { id, copyId }: { id: string; copyId: string }): void {
  const index = worksheet.items.findIndex((item) => item.id === id);
  const item = worksheet.items[index];
  if (!item || !canDuplicate(item) || !canAddItem(worksheet)) return;
  worksheet.items.splice(index + 1, 0, { ...toPlainObject(item), id: copyId });
}

// A proxy cannot be cloned; what it holds is JSON.
const toPlainObject = (item: WorksheetItem): WorksheetItem =>
  JSON.parse(JSON.stringify(item)) as WorksheetItem;

/** Tells whether deleting asks first: not while the item is still empty. */
export const needsDeleteConfirmation = (item: WorksheetItem): boolean => !isEmptyItem(item);

/** Deletes an item. */
export function deleteItem(worksheet: Worksheet, id: string): void {
  worksheet.items = worksheet.items.filter((item) => item.id !== id);
}

export function setHidden(item: WorksheetItem, hidden: boolean): void {
  item.hide = hidden;
}

/** Moves the item from index `from` to index `to`; numbers follow. */
export function moveItem(worksheet: Worksheet, { from, to }: { from: number; to: number }): void {
  worksheet.items = moveEntry(worksheet.items, from, to);
}

/** Empties the worksheet: items and stickers go, its look and header stay. */
export function clearAll(worksheet: Worksheet): void {
  worksheet.items = [];
  worksheet.images = [];
}
