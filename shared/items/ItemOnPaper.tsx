import { type CSSProperties, memo } from 'react';
import { getFontFamily } from '../vocabulary/fonts.ts';
import type { DocumentStyle } from '../vocabulary/style.ts';
import type { WorksheetItem } from './item.ts';
import { getItemView } from './item-views.ts';
import { toBoxCss } from './parts/border-css.ts';
import { PointsContext, type PrintedPoints } from './parts/item-points.tsx';
import type { ItemViewProps } from './parts/view.ts';

type ItemOnPaperProps = Omit<ItemViewProps<unknown>, 'item'> & {
  readonly item: WorksheetItem;
  /** The points that it earns, where they are printed. */
  readonly points?: PrintedPoints | null;
};

/** One item as it prints: the body's type, unless the item has its own size and border. */
export const ItemOnPaper = memo(function ItemOnPaper({ item, points = null, ...given }: ItemOnPaperProps) {
  if (item.hide) return null;
  const { View } = getItemView(item.type);
  return (
    <div
      className={`item item-${item.type}`}
      style={{
        ...toItemTextStyle(item, given.style),
        ...(points && ({ '--points-width': points.width } as CSSProperties)),
      }}
    >
      {points ? (
        <PointsContext value={points}>
          <View item={item} {...given} />
        </PointsContext>
      ) : (
        <View item={item} {...given} />
      )}
    </div>
  );
});

function toItemTextStyle({ style: own }: WorksheetItem, style: DocumentStyle): CSSProperties {
  return {
    fontFamily: getFontFamily(style.font),
    fontSize: `${own.font_size ?? style.font_size}pt`,
    lineHeight: style.font_space,
    color: style.color,
    ...toBoxCss(own, style.color),
  };
}
