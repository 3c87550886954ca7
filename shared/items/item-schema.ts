import * as z from 'zod/mini';
import * as ITEM_TYPES from './item-types.ts';
import { itemEnvelope } from './parts/envelope.ts';

export { ITEM_TYPES };

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
