import type { ComponentType } from 'react';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import type { ItemFacts } from './definition.ts';
import type { ItemWith } from './envelope.ts';

/** The props of a view: the item as stored, and the values derived for it. */
export interface ItemViewProps<Data> {
  readonly item: ItemWith<Data>;
  /** The item's number in its format, or null. */
  readonly number: string | null;
  readonly answerKey: boolean;
  readonly style: DocumentStyle;
  /** The document's language; that of a new document where it is left out. */
  readonly locale?: string;
}
/** Holds what draws an item type, and the facts that the paper needs of it. */
export interface ItemDrawing<Data> extends ItemFacts<Data> {
  readonly View: ComponentType<ItemViewProps<Data>>;
}
