import type { ComponentType } from 'react';
import type { DocumentStyle } from '../document/style.ts';
import type { ItemOf } from './item.ts';
import type { ItemType } from './kinds.ts';

/** What a view is given: the item as it is stored, and what is derived for it. */
export interface ItemViewProps<T extends ItemType> {
  readonly item: ItemOf<T>;
  /** The item's number in its format, or null. */
  readonly number: string | null;
  readonly answerKey: boolean;
  readonly style: DocumentStyle;
  /** The document's language; that of a new document where it is left out. */
  readonly locale?: string;
}
export type ItemView<T extends ItemType> = ComponentType<ItemViewProps<T>>;
