import { isNumberedItem, type WorksheetItem } from '../../../items/item.ts';
import { getItemView } from '../../../items/item-views.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';
import { describeSameCopies } from '../../parts/same-copies.ts';
import { listLevels } from './to-level.ts';
import { toVersion } from './to-version.ts';
import type { Versions } from './versions.ts';

interface Versioned {
  items: WorksheetItem[];
  versions?: Versions | undefined;
}

/** Gives every version another order. */
export function shuffleVersions(worksheet: Versioned, seeds: readonly number[]): void {
  if (worksheet.versions) worksheet.versions.seeds = seeds.slice(0, worksheet.versions.seeds.length);
}

/** Sets whether an item may change places in versions. */
export function setItemOrder(item: WorksheetItem, order: WorksheetItem['order']): void {
  if (order) item.order = order;
  else delete item.order;
}

/**
 * Sets on which paper alone an item is printed. What only the key shows, such as a worked solution, goes with the item above
 * from then on, unless it has a place; a question that is back on the sheet moves by itself.
 */
export function setShownOn(item: WorksheetItem, shownOn: WorksheetItem['shown_on']): void {
  const wasOnKey = item.shown_on === 'key';
  if (shownOn) item.shown_on = shownOn;
  else delete item.shown_on;
  if (shownOn === 'key' && !wasOnKey) item.order ??= 'with_above';
  const isBack = wasOnKey && shownOn !== 'key' && isNumberedItem(item);
  if (isBack && item.order === 'with_above') setItemOrder(item, undefined);
}

/**
 * Says which versions are the same because there is too little to shuffle, and what helps; null where all differ. No version
 * is changed for it.
 */
export function describeSameVersions(worksheet: Versioned): string | null {
  const seeds = worksheet.versions?.seeds ?? [];
  for (const level of listLevels(worksheet.items).keys()) {
    const printed = seeds.map((_, order) => describePrinted(worksheet, level * seeds.length + order));
    const same = describeSameCopies(printed);
    if (same === null) continue;
    if (new Set(printed).size === 1)
      return `Nothing is left to shuffle: ${same} Let questions or options move.`;
    return `${same} Shuffle again, let more questions and options move, or choose fewer versions.`;
  }
  return null;
}

/** Describes the sheet of a version by what is printed on it: equal sheets have equal texts. */
function describePrinted(worksheet: Versioned, version: number): string {
  const { items } = toVersion(worksheet, version);
  const shown = items.filter((item) => isShownOn(item, 'sheet'));
  return JSON.stringify(shown.map(({ id, type, data }) => [id, describeData(type, data)]));
}

function describeData(type: WorksheetItem['type'], data: object): unknown {
  const printed = getItemView(type).listShuffled?.(data);
  // The places that options had say nothing about what is printed.
  return printed ?? JSON.parse(JSON.stringify(data, (key, value) => (key === 'place' ? undefined : value)));
}
