import { getItemExcerpt, type WorksheetItem } from '#shared/items/item.ts';
import { isolate } from '#shared/text/isolate.ts';
import { nameItems } from '../../document/item-actions.ts';

/** How many of the items are quoted. */
const QUOTED = 5;

/** Names what a user is asked about: "this multiple choice and its variant", "3 items". */
export const nameDeleted = (items: readonly WorksheetItem[]): string => {
  const words = nameItems(items);
  return /^\d/.test(words) ? words : `this ${words.toLowerCase()}`;
};

/** Quotes the first of the items, each in its own direction: "Where does rain fall? · Rivers". */
export const quoteDeleted = (items: readonly WorksheetItem[]): string =>
  items.map(getItemExcerpt).filter(Boolean).slice(0, QUOTED).map(isolate).join(' · ');
