import { isEqual, omit } from 'es-toolkit';
import type { WorksheetItem } from '../items/item.ts';
import type { Card } from '../kinds/parts/card-schema.ts';
import { type HandoutDocument, hasItems } from './document.ts';
import { parseDocument } from './parse-document.ts';

/** The id of an item or a card in the document that keeps it alone. */
const KEPT_ID = 'kept';
/** Fields that place an item in its own document and say nothing elsewhere. */
const PLACE_FIELDS = ['kept', 'variant', 'order', 'shown_on', 'columns', 'hide'] as const;

/**
 * Returns a document that holds the one item or card and nothing else, so that what is kept is checked, migrated and drawn
 * like every document; null where there is none of that id, or it is refused.
 */
export function createKeptContent(document: HandoutDocument, id: string): HandoutDocument | null {
  const part = (document.items as { id: string }[]).find((one) => one.id === id);
  if (!part) return null;
  const { schema_version, entity_type, locale } = document;
  const items = [{ ...omit(part as object, [...PLACE_FIELDS] as never[]), id: KEPT_ID }];
  const parsed = parseDocument({ schema_version, entity_type, locale, items });
  return parsed.ok ? parsed.document : null;
}

/** Returns a document that holds just one item or card with nothing beside it; null where it holds none or several. */
export function toKeptContent(document: HandoutDocument): HandoutDocument | null {
  const [first, ...others] = document.items;
  return first && others.length === 0 ? createKeptContent(document, first.id) : null;
}

/** Tells whether both hold the same item or card; a card is the same in every kind that has cards. */
export const isSameContent = (one: HandoutDocument, other: HandoutDocument): boolean =>
  hasItems(one) === hasItems(other) && isEqual(one.items, other.items);

/** Returns the kept item; null where a card is kept. */
export const getKeptItem = (content: HandoutDocument): WorksheetItem | null =>
  hasItems(content) ? (content.items[0] ?? null) : null;

/** Returns the kept card; null where an item is kept. */
export const getKeptCard = (content: HandoutDocument): Card | null =>
  hasItems(content) ? null : (content.items[0] ?? null);
