import type { ItemOf, ItemType, WorksheetItem } from './item.ts';
import type { ItemDrawing, MissingPart } from './parts/view.ts';
import * as views from './views.ts';

type Views = { readonly [T in ItemType]: ItemDrawing<ItemOf<T>['data']> };
/** `never`, unless the list of views names a type that the list of types does not. */
type Unlisted = Exclude<keyof typeof views, ItemType>;

/** Returns what draws an item type, for items that the type's tag vouches for. */
export const getItemView = (type: ItemType): ItemDrawing<unknown> =>
  // TypeScript does not follow the pairing of a type with its view through an index.
  (views satisfies Views & Record<Unlisted, never>)[type] as unknown as ItemDrawing<unknown>;

/** Lists what the teacher may have forgotten in the item. */
export const listMissingParts = ({ type, data }: WorksheetItem, locale: string): readonly MissingPart[] =>
  getItemView(type).findMissing?.(data, locale) ?? [];
