import type { ItemOf, ItemType } from './item.ts';
import type { ItemDrawing } from './parts/view.ts';

type ItemViews = typeof import('./views.ts');
type Views = { readonly [T in ItemType]: ItemDrawing<ItemOf<T>['data']> };
/** `never`, unless the list of views names a type that the list of types does not. */
type Unlisted = Exclude<keyof ItemViews, ItemType>;

let loaded: ItemViews | undefined;

/** Loads what draws the item types. */
export async function loadItemViews(): Promise<void> {
  loaded ??= await import('./views.ts');
}

/** Takes what draws the item types from a page that has loaded it with its own script. */
export const setItemViews = (views: ItemViews): void => {
  loaded = views;
};

/** Tells whether items can be drawn. */
export const hasItemViews = (): boolean => loaded !== undefined;

/** Returns what draws an item type, for items that the type's tag vouches for; throws where it has not been loaded. */
export function getItemView(type: ItemType): ItemDrawing<unknown> {
  if (!loaded) throw new Error('The views of items are not loaded');
  // TypeScript does not follow the pairing of a type with its view through an index.
  return (loaded satisfies Views & Record<Unlisted, never>)[type] as unknown as ItemDrawing<unknown>;
}
