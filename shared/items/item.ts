import * as z from 'zod/mini';
import { isBlank, toPlainText } from '../text/plain-text.ts';
import * as ITEM_TYPES from './item-types.ts';
import { ITEM_GROUPS, type ItemTypeDefinition, type MissingPart } from './parts/definition.ts';
import { itemEnvelope } from './parts/envelope.ts';

type Types = typeof ITEM_TYPES;

/** Names an item type as documents store it, such as "word_bank". */
export type ItemType = keyof Types;

export const ITEM_TYPE_NAMES = Object.keys(ITEM_TYPES) as readonly ItemType[];

type Envelope<T extends ItemType> = ReturnType<typeof itemEnvelope<T, Types[T]['schema']>>;
/* @__NO_SIDE_EFFECTS__ */
const toSchema = (type: ItemType) => itemEnvelope(type, ITEM_TYPES[type].schema);

export type WorksheetItem = { [T in ItemType]: z.output<Envelope<T>> }[ItemType];
export type ItemOf<T extends ItemType> = Extract<WorksheetItem, { type: T }>;

// Zod's types want a literal list of schemas; the list of item types is one, by name.
export const worksheetItem = /* @__PURE__ */ z.discriminatedUnion(
  'type',
  ITEM_TYPE_NAMES.map(toSchema) as unknown as readonly [Envelope<ItemType>],
) as unknown as z.ZodMiniType<WorksheetItem, { [T in ItemType]: z.input<Envelope<T>> }[ItemType]>;

/** Returns the definition of an item type, for data that the type's tag vouches for. */
export const getItemType = (type: ItemType): ItemTypeDefinition<unknown> =>
  // TypeScript does not follow the pairing of a type with its data through an index.
  ITEM_TYPES[type] as unknown as ItemTypeDefinition<unknown>;

/** Returns a new item of the type, in its default empty state. */
export function createItem<T extends ItemType>(type: T, id: string): ItemOf<T> {
  return worksheetItem.parse({ id, type, data: getItemType(type).empty() }) as ItemOf<T>;
}

/** Tells whether the item counts: questions and activities do. */
export const isNumberedItem = ({ type }: { readonly type: ItemType }): boolean =>
  getItemType(type).isNumbered === true;

/** Tells whether the item is still in its default empty state; it is then deleted without asking. */
export const isEmptyItem = ({ type, prompt, data }: WorksheetItem): boolean =>
  isBlank(prompt) && getItemType(type).isEmpty(data);

/** Lists what the teacher may have forgotten in the item. */
export const listMissingParts = ({ type, data }: WorksheetItem): readonly MissingPart[] =>
  getItemType(type).findMissing?.(data) ?? [];

/** Returns one line that tells the item from others of its type. */
export const getItemExcerpt = ({ type, data }: WorksheetItem): string => getItemType(type).excerpt(data);

/** Lists the item's words as lines of plain text, without empty ones. */
export function listItemLines({ type, prompt, data }: WorksheetItem): string[] {
  const { lines, excerpt } = getItemType(type);
  const all = [toPlainText(prompt), ...(lines ? lines(data) : [excerpt(data)])];
  return all.flatMap((line) => line.split('\n')).filter((line) => line.trim() !== '');
}

/** Tells whether the item has the words, or is of a type that has them; whatever their case and accents. */
export function isItemMatch(item: WorksheetItem, search: string): boolean {
  const { label, listBankWords } = getItemType(item.type);
  const words = [label, ...listItemLines(item), ...(listBankWords?.(item.data) ?? [])].join(' ');
  return toSearchForm(words).includes(toSearchForm(search.trim()));
}

const toSearchForm = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();

/** Lists the groups of Add Item with their types, both in menu order. */
export const groupItemTypes = (): { readonly label: string; readonly types: readonly ItemType[] }[] =>
  ITEM_GROUPS.map((label) => ({
    label,
    types: ITEM_TYPE_NAMES.filter((type) => getItemType(type).addItem.group === label).sort(
      (a, b) => getItemType(a).addItem.place - getItemType(b).addItem.place,
    ),
  }));
