import { getRotatedSize } from '../../paper/sheet/place-sticker.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { NO_CROP } from '../../vocabulary/picture-rules.ts';
import type { Point } from './label-places.ts';

/** A picture that is narrower or flatter is pulled to that, so that it can be seen. */
export const EXTREME_RATIO = 100;
/** The proportions of the frame that stands where a picture is missing. */
const FRAME_RATIO = 4 / 3;

/** Returns width over height of a picture in its own direction. */
const getOwnRatio = ({ ratio }: ImageAttachment): number =>
  Math.min(EXTREME_RATIO, Math.max(1 / EXTREME_RATIO, ratio));

/** Returns width over height of a picture as it is shown, turned or not; of a frame where there is none. */
export function getShownRatio(image: ImageAttachment | null): number {
  if (!image) return FRAME_RATIO;
  const { width, height } = getRotatedSize(getOwnRatio(image), 1, image.rotation);
  return width / height;
}

/** Returns a picture that is drawn `width` px wide in its own direction, in its own proportions. */
export const toDrawnPicture = (image: ImageAttachment, height: number): ImageAttachment => {
  const ratio = getOwnRatio(image);
  const taken = getRotatedSize(ratio, 1, image.rotation);
  return { ...image, ratio, width: (height * ratio) / taken.height, height: null };
};

/** Tells whether the part of the picture that a point is in is cut off. */
export function isCutOff({ crop = NO_CROP }: ImageAttachment, { x, y }: Point): boolean {
  return x < crop.left || x > 1 - crop.right || y < crop.top || y > 1 - crop.bottom;
}

/**
 * Returns where a point of the picture's file is on the picture as it is shown: cropped, flipped, then turned about its middle. A
 * point that is cut off is at the edge. All are shares of width and height.
 */
export function toShownPoint(image: ImageAttachment | null, given: Point): Point {
  if (!image) return given;
  const { left, top, right, bottom } = image.crop ?? NO_CROP;
  const { x, y } = keepWithin({
    x: (given.x - left) / (1 - left - right),
    y: (given.y - top) / (1 - top - bottom),
  });
  const ratio = getOwnRatio(image);
  const across = (x - 0.5) * ratio * (image.flip_x ? -1 : 1);
  const down = (y - 0.5) * (image.flip_y ? -1 : 1);
  const angle = (image.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const taken = getRotatedSize(ratio, 1, image.rotation);
  return {
    x: (across * cos - down * sin) / taken.width + 0.5,
    y: (across * sin + down * cos) / taken.height + 0.5,
  };
}

/** Returns the point of the picture's file that is shown at a point, as `toShownPoint` does the other way, within the picture. */
export function fromShownPoint(image: ImageAttachment | null, { x, y }: Point): Point {
  if (!image) return keepWithin({ x, y });
  const ratio = getOwnRatio(image);
  const taken = getRotatedSize(ratio, 1, image.rotation);
  const angle = (-image.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [across, down] = [(x - 0.5) * taken.width, (y - 0.5) * taken.height];
  const own = keepWithin({
    x: ((across * cos - down * sin) / ratio) * (image.flip_x ? -1 : 1) + 0.5,
    y: (across * sin + down * cos) * (image.flip_y ? -1 : 1) + 0.5,
  });
  const { left, top, right, bottom } = image.crop ?? NO_CROP;
  return { x: left + own.x * (1 - left - right), y: top + own.y * (1 - top - bottom) };
}

const keepWithin = ({ x, y }: Point): Point => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
});
