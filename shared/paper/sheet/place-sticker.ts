import { clampTo } from '../../range.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { IMAGE_PLACE } from '../../vocabulary/image-sizes.ts';
import type { PaperSize } from '../../vocabulary/papers.ts';
import { SHEETS } from './page-sizes.ts';

/** The place in px from the sheet's upper left corner, before the picture is turned about its middle. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Placed = Pick<ImageAttachment, 'x' | 'y' | 'width' | 'height' | 'ratio' | 'rotation'>;

/** Returns the height of an attachment in its picture's own proportions, in px. */
export const getPictureHeight = ({
  width,
  height,
  ratio,
}: Pick<Placed, 'width' | 'height' | 'ratio'>): number => height || width / ratio;

/** Returns how high a picture among words is, in px: as high as asked, or in its true size where it is drawn from a value. */
export function getInlineHeight(image: ImageAttachment, size: number): number {
  if (!image.drawing) return size;
  return getRotatedSize(image.width, getPictureHeight(image), image.rotation).height;
}

/** Returns the width and height that a turned box takes up, in px. */
export function getRotatedSize(width: number, height: number, rotation: number) {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/**
 * Returns the place of a sticker: where it was put, but wholly within the sheet, turned as it is. A sticker
 * larger than the sheet shrinks to it.
 */
export function placeSticker(image: Placed, paper: PaperSize): Place {
  const sheet = SHEETS[paper];
  const wanted = { width: image.width, height: getPictureHeight(image) };
  const occupied = getRotatedSize(wanted.width, wanted.height, image.rotation);
  const shrink = Math.min(1, sheet.width / occupied.width, sheet.height / occupied.height);
  const [width, height] = [wanted.width * shrink, wanted.height * shrink];
  const half = { x: (occupied.width * shrink) / 2, y: (occupied.height * shrink) / 2 };
  const middle = {
    x: clampBetween(half.x, image.x + width / 2, sheet.width - half.x),
    y: clampBetween(half.y, image.y + height / 2, sheet.height - half.y),
  };
  return { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
}

/**
 * Converts the place of a sticker to another paper size: it stays beside the same content, which keeps the
 * middle of every sheet.
 */
export function placeOnPaper({ x, y }: Pick<Placed, 'x' | 'y'>, from: PaperSize, to: PaperSize) {
  const [before, after] = [SHEETS[from], SHEETS[to]];
  return {
    x: clampTo(IMAGE_PLACE, x + after.marginX - before.marginX),
    y: clampTo(IMAGE_PLACE, y + after.marginY - before.marginY),
  };
}

const clampBetween = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));
