import type { ItemType } from '#shared/items/item.ts';
import * as PANELS from './panels.ts';
import type { ItemPanel } from './parts/item-panel.ts';

type Panels = { readonly [T in ItemType]: ItemPanel<T> };
/** `never`, unless the list of panels names a type that the list of types does not. */
type Unlisted = Exclude<keyof typeof PANELS, ItemType>;

/** Returns what edits an item type, for items that the type's tag vouches for. */
export const getPanel = (type: ItemType): ItemPanel<ItemType> =>
  // TypeScript does not follow the pairing of a type with its panel through an index.
  (PANELS satisfies Panels & Record<Unlisted, never>)[type] as unknown as ItemPanel<ItemType>;
