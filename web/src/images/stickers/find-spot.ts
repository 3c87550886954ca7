import { getPictureHeight } from '#shared/paper/sheet/place-sticker.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import type { Point } from '../../document/sheet-grid.ts';
import { nudgeSticker, type StickerPlace } from './geometry.ts';

/**
 * Finds the place of a sticker whose middle is at a point of the screen, within the sheet there; undefined
 * beside all sheets, for the default place.
 */
export function findSpot(image: ImageAttachment, at: Point, paper: PaperSize): StickerPlace | undefined {
  const sheets = [...document.querySelectorAll<HTMLElement>('.desk .page')];
  const docIndex = sheets.findIndex((sheet) => containsPoint(sheet.getBoundingClientRect(), at));
  const sheet = sheets[docIndex];
  if (!sheet) return undefined;
  const { left, top, width } = sheet.getBoundingClientRect();
  const zoom = width / sheet.offsetWidth;
  const x = (at.x - left) / zoom - image.width / 2;
  const y = (at.y - top) / zoom - getPictureHeight(image) / 2;
  const grid = { paper, count: sheets.length, columns: 1 } as const;
  return nudgeSticker({ ...image, x, y, docIndex }, { x: 0, y: 0 }, grid);
}

const containsPoint = ({ left, top, right, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x < right && y >= top && y < bottom;
