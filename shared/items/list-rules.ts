import type { ImageAttachment } from '../vocabulary/image.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { moveEntry } from '../vocabulary/move-entry.ts';
import { getItemType, type ItemType, isEmptyItem, type WorksheetItem } from './item.ts';
import { newItem, type WithItems } from './new-item.ts';

/** The transitions of a document that lists items. */

export const canAddItem = ({ items }: Pick<WithItems, 'items'>): boolean => items.length < LIMITS.items;

/** Adds an empty item of the type at the index; a new word bank looks like the others. */
export function addItem(
  document: WithItems,
  { type, at, id }: { type: ItemType; at: number; id: string },
): void {
  if (!canAddItem(document)) return;
  document.items.splice(at, 0, newItem(document, type, id));
}

/** Puts items in at the index, as many as there is room for; one that was still empty there makes way. */
export function addItems(
  document: WithItems,
  { items, at, instead }: { items: readonly WorksheetItem[]; at: number; instead: string | null },
): void {
  const empty = document.items.findIndex((item) => item.id === instead && isEmptyItem(item));
  if (empty >= 0) document.items.splice(empty, 1);
  const place = empty >= 0 && empty < at ? at - 1 : at;
  document.items.splice(place, 0, ...items.slice(0, LIMITS.items - document.items.length));
}

export const canDuplicate = ({ type }: Pick<WorksheetItem, 'type'>): boolean =>
  getItemType(type).canDuplicate !== false;

/** Inserts a copy right after the item; a word bank cannot be copied. */
export function duplicateItem(document: WithItems, { id, copyId }: { id: string; copyId: string }): void {
  const index = document.items.findIndex((item) => item.id === id);
  const item = document.items[index];
  if (!item || !canDuplicate(item) || !canAddItem(document)) return;
  document.items.splice(index + 1, 0, { ...toPlainObject(item), id: copyId });
}

// A proxy cannot be cloned; what it holds is JSON.
const toPlainObject = (item: WorksheetItem): WorksheetItem =>
  JSON.parse(JSON.stringify(item)) as WorksheetItem;

/** Tells whether deleting asks first: not while the item is still empty. */
export const needsDeleteConfirmation = (item: WorksheetItem): boolean => !isEmptyItem(item);

/** Deletes an item. */
export function deleteItem(document: WithItems, id: string): void {
  document.items = document.items.filter((item) => item.id !== id);
}

export function setHidden(item: WorksheetItem, hidden: boolean): void {
  item.hide = hidden;
}

/** Moves the item from index `from` to index `to`; numbers follow. */
export function moveItem(document: WithItems, { from, to }: { from: number; to: number }): void {
  document.items = moveEntry(document.items, from, to);
}

/** Empties the document: items and stickers go, its look and header stay. */
export function clearAll(document: WithItems & { images: ImageAttachment[] }): void {
  document.items = [];
  document.images = [];
}
