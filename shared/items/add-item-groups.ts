import type { ItemType } from './item-schema.ts';
import * as ITEM_TYPES from './item-types.ts';
import { ITEM_GROUPS, type ItemTypeDefinition } from './parts/definition.ts';

const TYPES = Object.entries<Pick<ItemTypeDefinition<never>, 'label' | 'addItem'>>(ITEM_TYPES).flatMap(
  ([type, { label, addItem }]) => (addItem ? [{ type: type as ItemType, label, ...addItem }] : []),
);

/** Lists the groups of Add Item with their types, both in menu order. */
export const ADD_ITEM_GROUPS = ITEM_GROUPS.map((label) => ({
  label,
  types: TYPES.filter(({ group }) => group === label).toSorted((a, b) => a.place - b.place),
}));

/** Lists the types that Add Item offers. */
export const listOfferedTypes = (): ItemType[] =>
  ADD_ITEM_GROUPS.flatMap(({ types }) => types.map(({ type }) => type));
