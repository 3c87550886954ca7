import type { KeptItem } from '#shared/api/kept-models.ts';
import { type HandoutDocument, hasItems } from '#shared/document/document.ts';
import { createKeptContent, getKeptItem, isSameContent } from '#shared/document/kept-content.ts';
import type { WorksheetItem } from '#shared/items/item.ts';

/** An item that is in step with a kept one which has changed since. */
export interface ChangedItem {
  readonly item: WorksheetItem;
  readonly kept: KeptItem;
}

/** Lists the ids of the kept items that items of the document are in step with, each once. */
export const listLinkedIds = (document: HandoutDocument): string[] =>
  hasItems(document) ? [...new Set(document.items.flatMap(({ kept }) => kept?.id ?? []))].sort() : [];

/** Lists the items of which the kept one has changed, to something else than what the item is. */
export function findChanged(document: HandoutDocument, bank: readonly KeptItem[]): ChangedItem[] {
  if (!hasItems(document)) return [];
  return document.items.flatMap((item) => {
    const kept = bank.find(({ id }) => id === item.kept?.id);
    if (!kept || kept.revision === item.kept?.revision) return [];
    if (getKeptItem(kept.content)?.type !== item.type) return [];
    const own = createKeptContent(document, item.id);
    return own && isSameContent(own, kept.content) ? [] : [{ item, kept }];
  });
}
