import { getItemType, isNumberedItem, itemExcerpt, type WorksheetItem } from '../../items/item.ts';
import { numberLabels } from '../../vocabulary/numbering.ts';
import { type Name, together } from '../parts/names.ts';

/** What an item is called, with the label that it prints. */
export function nameOf(item: WorksheetItem, label: string | null): Name {
  const shown = itemExcerpt(item);
  const words = shown ? `“${shown}”` : getItemType(item.type).label;
  return { number: label && bare(label), words };
}

/** Each item by the number that it prints, else by its words: "Question 3", "“Rivers”". */
export function itemNames(items: readonly WorksheetItem[]): string[] {
  const labels = numberLabels(items, isNumberedItem);
  return items.map((item, at) => together([nameOf(item, labels[at] ?? null)]));
}

/** "3." is 3 and "Q3." too; "(a)" keeps both its brackets. */
const bare = (label: string): string =>
  label.startsWith('(') ? label : label.replace(/^(Question |Q)(?=\d)|[.)]$/g, '');
