import type { ItemOf, ItemType, WorksheetItem } from './item.ts';
import { optionsToKeep } from './multiple-choice/options-to-keep.ts';
import type { PartsToKeep } from './parts/parts-to-keep.ts';

/**
 * Lists the item types with parts that should not move in versions. It is apart from the definitions because only who chooses
 * versions needs the words of all languages that it knows, and an editor opens and prints without.
 */
const PARTS_TO_KEEP: { readonly [T in ItemType]?: PartsToKeep<ItemOf<T>['data']> } = {
  multiple_choice: optionsToKeep,
};

const getPartsToKeep = (type: ItemType): PartsToKeep<unknown> | undefined =>
  // TypeScript does not follow the pairing of a type with its data through an index.
  PARTS_TO_KEEP[type] as unknown as PartsToKeep<unknown> | undefined;

/** Lists the places of parts that should not move and still may. */
export const listPartsToKeep = ({ type, data }: WorksheetItem): readonly number[] =>
  getPartsToKeep(type)?.list(data) ?? [];

/** Keeps all parts of an item in their places that should not move. */
export const keepParts = (item: WorksheetItem): void =>
  getPartsToKeep(item.type)?.keep(item.data, listPartsToKeep(item));
