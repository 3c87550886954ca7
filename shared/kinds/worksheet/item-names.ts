import { getItemExcerpt, getItemType, isNumberedItem, type WorksheetItem } from '../../items/item.ts';
import { listNumberLabels } from '../../vocabulary/numbering.ts';
import { type DisplayName, joinAsSubject } from '../parts/names.ts';

/** What an item is called, with the label that it prints. */
export function nameOf(item: WorksheetItem, label: string | null): DisplayName {
  const shown = getItemExcerpt(item);
  const words = shown ? `“${shown}”` : getItemType(item.type).label;
  return { number: label && bare(label), words };
}

/** Each item by the number that it prints, else by its words: "Question 3", "“Rivers”". */
export function listItemNames(items: readonly WorksheetItem[]): string[] {
  const labels = listNumberLabels(items, isNumberedItem);
  return items.map((item, at) => joinAsSubject([nameOf(item, labels[at] ?? null)]));
}

/** "3." is 3 and "Q3." too; "(a)" keeps both its brackets. */
const bare = (label: string): string =>
  label.startsWith('(') ? label : label.replace(/^(Question |Q)(?=\d)|[.)]$/g, '');
