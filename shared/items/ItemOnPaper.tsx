import { type CSSProperties, memo } from 'react';
import { getFontFamily } from '../vocabulary/fonts.ts';
import type { DocumentStyle } from '../vocabulary/style.ts';
import type { ItemOf, ItemType, WorksheetItem } from './item.ts';
import { toBorderCss } from './parts/border-css.ts';
import type { ItemDrawing, ItemViewProps } from './parts/view.ts';
import * as ITEM_VIEWS from './views.ts';

type Views = { readonly [T in ItemType]: ItemDrawing<ItemOf<T>['data']> };
/** `never`, unless the list of views names a type that the list of types does not. */
type Unlisted = Exclude<keyof typeof ITEM_VIEWS, ItemType>;

/** Returns what draws an item type, for items that the type's tag vouches for. */
export const getItemView = (type: ItemType): ItemDrawing<unknown> =>
  // TypeScript does not follow the pairing of a type with its view through an index.
  (ITEM_VIEWS satisfies Views & Record<Unlisted, never>)[type] as unknown as ItemDrawing<unknown>;

type ItemOnPaperProps = Omit<ItemViewProps<unknown>, 'item'> & { readonly item: WorksheetItem };

/** One item as it prints: the body's type, unless the item has its own size and border. */
export const ItemOnPaper = memo(function ItemOnPaper({ item, ...given }: ItemOnPaperProps) {
  if (item.hide) return null;
  const { View } = getItemView(item.type);
  return (
    <div className={`item item-${item.type}`} style={toItemTextStyle(item, given.style)}>
      <View item={item} {...given} />
    </div>
  );
});

function toItemTextStyle({ style: own }: WorksheetItem, style: DocumentStyle): CSSProperties {
  return {
    fontFamily: getFontFamily(style.font),
    fontSize: `${own.font_size ?? style.font_size}pt`,
    lineHeight: style.font_space,
    color: style.color,
    ...toBorderCss(own),
  };
}
