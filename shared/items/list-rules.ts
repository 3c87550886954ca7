import type { ImageAttachment } from '../vocabulary/image.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { moveEntry } from '../vocabulary/move-entry.ts';
import { followQuestion } from './copy-items.ts';
import { getItemType, type ItemType, isEmptyItem, isNumberedItem, type WorksheetItem } from './item.ts';
import { givePoints, newItem, type WithItems } from './new-item.ts';

/** The transitions of a document that lists items. */

export const canAddItem = ({ items }: Pick<WithItems, 'items'>): boolean => items.length < LIMITS.items;

/** Adds an empty item of the type at the index; it looks, and earns points, like the others. */
export function addItem(
  document: WithItems,
  { type, at, id }: { type: ItemType; at: number; id: string },
): void {
  if (!canAddItem(document)) return;
  document.items.splice(at, 0, givePoints(document, newItem(document, type, id)));
}

/** Puts items in at the index, as many as there is room for; one that was still empty there makes way. */
export function addItems(
  document: WithItems,
  { items, at, instead }: { items: readonly WorksheetItem[]; at: number; instead: string | null },
): void {
  const empty = document.items.findIndex((item) => item.id === instead && isEmptyItem(item));
  if (empty >= 0) document.items.splice(empty, 1);
  const place = empty >= 0 && empty < at ? at - 1 : at;
  const added = items.slice(0, LIMITS.items - document.items.length);
  document.items.splice(place, 0, ...added.map((item) => givePoints(document, item)));
}

export const canDuplicate = ({ type }: Pick<WorksheetItem, 'type'>): boolean =>
  getItemType(type).canDuplicate !== false;

/** Inserts items at the index; nothing where not all of them have room. */
export function insertItems(
  document: WithItems,
  { at, items }: { at: number; items: readonly WorksheetItem[] },
): void {
  if (document.items.length + items.length > LIMITS.items) return;
  document.items.splice(at, 0, ...items.map((item) => givePoints(document, item)));
}

/** Inserts copies below the last of the items, in their order; word banks cannot be copied. */
export function duplicateItems(
  document: WithItems,
  { ids, copyIds }: { ids: readonly string[]; copyIds: readonly string[] },
): void {
  const chosen = document.items.filter((item) => ids.includes(item.id) && canDuplicate(item));
  const newIds = new Map(chosen.map(({ id }, place) => [id, copyIds[place]]));
  const items = chosen.flatMap((item) => {
    const id = newIds.get(item.id);
    return id === undefined ? [] : [followQuestion({ ...toPlainObject(item), id }, newIds)];
  });
  const last = document.items.findLastIndex(({ id }) => ids.includes(id));
  insertItems(document, { at: last + 1, items });
}

// A proxy cannot be cloned; what it holds is JSON.
const toPlainObject = (item: WorksheetItem): WorksheetItem =>
  JSON.parse(JSON.stringify(item)) as WorksheetItem;

/** Tells whether deleting asks first: not while the item is still empty. */
export const needsDeleteConfirmation = (item: WorksheetItem): boolean => !isEmptyItem(item);

/** Adds to the ids those of the variants of their questions, which go where these go; in the order of the list. */
export const withVariants = (items: readonly WorksheetItem[], ids: readonly string[]): string[] =>
  items
    .filter(({ id, variant }) => ids.includes(id) || (variant && ids.includes(variant.of)))
    .map(({ id }) => id);

/** Deletes items, and the variants of those that are questions. */
export function deleteItems(document: WithItems, ids: readonly string[]): void {
  const deleted = withVariants(document.items, ids);
  document.items = document.items.filter(({ id }) => !deleted.includes(id));
}

/** Hides items from the paper, or shows them again. */
export function setHidden(
  document: WithItems,
  { ids, hidden }: { ids: readonly string[]; hidden: boolean },
): void {
  for (const item of document.items) if (ids.includes(item.id) && item.hide !== hidden) item.hide = hidden;
}

/** Gives all numbered items a numbering format. */
export function setNumberingFormat(document: WithItems, format: number): void {
  for (const { type, numbering } of document.items)
    if (isNumberedItem({ type }) && numbering.format !== format) numbering.format = format;
}

/** Moves the item from index `from` to index `to`; numbers follow. */
export function moveItem(document: WithItems, { from, to }: { from: number; to: number }): void {
  document.items = moveEntry(document.items, from, to);
}

/**
 * Moves items together, in their order: above the item `above`, which is none of them; to the end where it is null.
 */
export function moveItems(
  document: WithItems,
  { ids, above }: { ids: readonly string[]; above: string | null },
): void {
  const moved = document.items.filter(({ id }) => ids.includes(id));
  const rest = document.items.filter(({ id }) => !ids.includes(id));
  const at = above === null ? rest.length : rest.findIndex(({ id }) => id === above);
  const items = at < 0 ? rest : rest.toSpliced(at, 0, ...moved);
  if (at >= 0 && items.some(({ id }, place) => id !== document.items[place]?.id)) document.items = items;
}

/** Empties the document: items and stickers go, its look and header stay. */
export function clearAll(document: WithItems & { images: ImageAttachment[] }): void {
  document.items = [];
  document.images = [];
}

/** Lets an item go on on the next page between its rows, or keeps it whole. */
export function setMayBreak({ items }: WithItems, { id, on }: { id: string; on: boolean }): void {
  const item = items.find((one) => one.id === id);
  if (!item) return;
  if (on) item.may_break = true;
  else delete item.may_break;
}
