import { getItemExcerpt, getItemType, isNumberedItem, type WorksheetItem } from '../../items/item.ts';
import { isolate } from '../../text/isolate.ts';
import { listNumberLabels, stripLabel } from '../../vocabulary/numbering.ts';
import { type DisplayName, joinAsSubject } from '../parts/names.ts';

/** Returns an item's name: its printed number and its first words, or the label of its type. */
export function getItemName(item: WorksheetItem, label: string | null): DisplayName {
  const shown = getItemExcerpt(item);
  const words = shown ? `“${isolate(shown)}”` : getItemType(item.type).label;
  return { number: label && stripLabel(label), words };
}

/** Lists each item's name by its printed number, else by its words: "Question 3", "“Rivers”". */
export function listItemNames(items: readonly WorksheetItem[]): string[] {
  const labels = listNumberLabels(items, isNumberedItem);
  return items.map((item, at) => joinAsSubject([getItemName(item, labels[at] ?? null)]));
}
