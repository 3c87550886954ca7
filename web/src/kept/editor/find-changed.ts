import type { KeptItem } from '#shared/api/kept-models.ts';
import { type HandoutDocument, hasItems } from '#shared/document/document.ts';
import { createKeptContent, getKeptItem, isSameContent } from '#shared/document/kept-content.ts';
import type { Linkable } from '#shared/vocabulary/kept-link.ts';

/** An item or a card, by its id, that is in step with a kept one which has changed since. */
export interface ChangedPart {
  readonly id: string;
  /** What is kept of it as it is. */
  readonly own: HandoutDocument;
  readonly kept: KeptItem;
}

const listParts = ({ items }: HandoutDocument): readonly Linkable[] => items;

/** Lists the ids of the kept entries that items or cards of the document are in step with, each once. */
export const listLinkedIds = (document: HandoutDocument): string[] =>
  [...new Set(listParts(document).flatMap(({ kept }) => kept?.id ?? []))].sort();

/** Tells whether both hold a card, or an item of the same type. */
const isOfSameType = (one: HandoutDocument, other: HandoutDocument): boolean =>
  hasItems(one) === hasItems(other) && getKeptItem(one)?.type === getKeptItem(other)?.type;

/** Lists the items or cards of which the kept one has changed, to something else than what they are. */
export const findChanged = (document: HandoutDocument, bank: readonly KeptItem[]): ChangedPart[] =>
  listParts(document).flatMap(({ id, kept: link }) => {
    const kept = bank.find((one) => one.id === link?.id);
    if (!kept || kept.revision === link?.revision) return [];
    const own = createKeptContent(document, id);
    if (!own || !isOfSameType(own, kept.content) || isSameContent(own, kept.content)) return [];
    return [{ id, own, kept }];
  });
