import { foldText } from '../text/fold-text.ts';
import { isBlank, toPlainText } from '../text/plain-text.ts';
import {
  ITEM_TYPE_NAMES,
  ITEM_TYPES,
  type ItemOf,
  type ItemType,
  type WorksheetItem,
  worksheetItem,
} from './item-schema.ts';
import type { ItemTypeDefinition } from './parts/definition.ts';

export type { ItemOf, ItemType, WorksheetItem };

/** Lists the names of all item types. */
export const listItemTypes = (): readonly ItemType[] => ITEM_TYPE_NAMES;

/** Returns the definition of an item type, for data that the type's tag vouches for. */
export const getItemType = (type: ItemType): ItemTypeDefinition<unknown> =>
  // TypeScript does not follow the pairing of a type with its data through an index.
  ITEM_TYPES[type] as unknown as ItemTypeDefinition<unknown>;

/** Makes an item of the type around its data; everything else is as a new item has it. */
export const wrapData = <T extends ItemType>(type: T, id: string, data: unknown): ItemOf<T> =>
  worksheetItem.parse({ id, type, data }) as ItemOf<T>;

/** Returns a new item of the type, in its default empty state. */
export const createItem = <T extends ItemType>(type: T, id: string): ItemOf<T> =>
  wrapData(type, id, getItemType(type).empty());

/** Tells whether the item counts: questions and activities do. */
export const isNumberedItem = ({ type }: { readonly type: ItemType }): boolean =>
  getItemType(type).isNumbered === true;

/** Lists the signs that items print besides their texts. */
export const listSigns = (items: readonly { readonly type: ItemType }[]): string[] =>
  items.map(({ type }) => getItemType(type).signs ?? '');

/** Tells whether the item is still in its default empty state; it is then deleted without asking. */
export const isEmptyItem = ({ type, prompt, data }: WorksheetItem): boolean =>
  isBlank(prompt) && getItemType(type).isEmpty(data);

/** Returns one line that tells the item from others of its type. */
export const getItemExcerpt = ({ type, data }: WorksheetItem): string => getItemType(type).excerpt(data);

/** Lists the item's words as lines of plain text, without empty ones. */
export function listItemLines({ type, prompt, data }: WorksheetItem): string[] {
  const { lines, excerpt } = getItemType(type);
  const all = [toPlainText(prompt), ...(lines ? lines(data) : [excerpt(data)])];
  return all.flatMap((line) => line.split('\n')).filter((line) => line.trim() !== '');
}

/** Lists the words that the item gives to a word bank. */
export const listItemBankWords = ({ type, data }: WorksheetItem): readonly string[] =>
  getItemType(type).listBankWords?.(data) ?? [];

/** Tells whether the item has the words, or is of a type that has them; whatever their case and accents. */
export function isItemMatch(item: WorksheetItem, search: string): boolean {
  const { label } = getItemType(item.type);
  const words = [label, ...listItemLines(item), ...listItemBankWords(item)].join(' ');
  return toSearchForm(words).includes(toSearchForm(search.trim()));
}

const toSearchForm = (text: string): string => foldText(text).replace(/\s+/g, ' ');
