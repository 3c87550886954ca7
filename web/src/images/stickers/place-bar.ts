import type { CSSProperties } from 'react';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { getRotatedSize, type placeSticker } from '#shared/paper/sheet/place-sticker.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { Point, SheetGrid } from '../../document/sheet-grid.ts';

/** The bar's size and its distance from the sticker with its handle above, in px of the screen. */
const BAR = { width: 330, height: 42, gap: 40 };

/**
 * Places the bar above the sticker, or below it where there is no room; never beyond its sheet's sides where
 * the sheet is wide enough.
 */
export function placeBar(
  { left, top, width, height }: ReturnType<typeof placeSticker>,
  { rotation }: ImageAttachment,
  on: Point,
  { paper }: SheetGrid,
  zoom: number,
): CSSProperties {
  const taken = getRotatedSize(width, height, rotation);
  const middle = { x: (left + width / 2) * zoom, y: (on.y + top + height / 2) * zoom };
  const most = SHEETS[paper].width * zoom - BAR.width;
  const above = middle.y - (taken.height / 2) * zoom - BAR.gap - BAR.height;
  return {
    left: on.x * zoom + (most < 0 ? most / 2 : Math.max(0, Math.min(most, middle.x - BAR.width / 2))),
    top: above >= 0 ? above : middle.y + (taken.height / 2) * zoom + BAR.gap,
  };
}
