import { lowerFirst } from 'es-toolkit';
import { getItemType } from '../items/item.ts';
import type { ShortLastPage } from '../paper/layout/short-last-page.ts';
import { getKind, type HandoutDocument, hasItems } from './document.ts';
import type { WhitePageHint } from './white-page-hints.ts';

/** Returns a hint for a last page that holds little; null where a page break wants it so, or there is no such page. */
export function createLastPageHint(
  document: HandoutDocument,
  short: ShortLastPage | null,
): WhitePageHint | null {
  if (!hasItems(document) || !short) return null;
  const { items } = document;
  const places = short.keys.map((key) => items.findIndex(({ id }) => id === key));
  const first = places[0] ?? -1;
  const before = items.slice(0, Math.max(0, first)).findLast(({ hide }) => !hide);
  if (before && getItemType(before.type).breaksPage && !short.goesOn) return null;
  const shown = places.filter((at) => at >= 0);
  const where = shown[0] === undefined ? 'items' : `items.${shown[0]}`;
  const names = lowerFirst(getKind(document).describePlaces(document, shown));
  // Of several, the first alone may have begun on the page before.
  const isSaid = shown.length === places.length && !(short.goesOn && shown.length > 1);
  const what = isSaid ? `only ${short.goesOn ? 'the end of ' : ''}${names}` : 'little';
  return { where, message: `Page ${short.page} holds ${what}, and the rest of it is empty.`, remedy: null };
}
