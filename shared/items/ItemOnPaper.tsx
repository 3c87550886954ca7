import { type ComponentType, type CSSProperties, memo } from 'react';
import { fontFamily } from '../vocabulary/fonts.ts';
import type { DocumentStyle } from '../vocabulary/style.ts';
import type { WorksheetItem } from './item.ts';
import { borderCss } from './parts/border-css.ts';
import type { ItemViewProps } from './parts/view.ts';
import { VIEWS } from './views.tsx';

type ItemOnPaperProps = Omit<ItemViewProps<unknown>, 'item'> & { readonly item: WorksheetItem };

/** One item as it prints: the body's type, unless the item has its own size and border. */
export const ItemOnPaper = memo(function ItemOnPaper({ item, ...given }: ItemOnPaperProps) {
  if (item.hide) return null;
  // The registry pairs each type with its view; the tag says which one this item is.
  const View = VIEWS[item.type] as ComponentType<ItemViewProps<unknown>>;
  return (
    <div className={`item item-${item.type}`} style={itemType(item, given.style)}>
      <View item={item} {...given} />
    </div>
  );
});

function itemType({ style: own }: WorksheetItem, style: DocumentStyle): CSSProperties {
  return {
    fontFamily: fontFamily(style.font),
    fontSize: `${own.font_size ?? style.font_size}pt`,
    lineHeight: style.font_space,
    color: style.color,
    ...borderCss(own),
  };
}
