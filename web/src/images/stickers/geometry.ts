import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { getPictureHeight, getRotatedSize, placeSticker } from '#shared/paper/sheet/place-sticker.ts';
import { clampTo, defineRange } from '#shared/range.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { IMAGE_WIDTH } from '#shared/vocabulary/image-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { findSheetAt, getSheetPlace, type Point, type SheetGrid } from '../../document/sheet-grid.ts';

/** Moving, resizing and turning stickers, in px of the paper. Nothing here knows a pointer or a zoom. */

/** The place of a sticker: what a gesture changes. */
export type StickerPlace = Pick<ImageAttachment, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'docIndex'>;

/** The least width at which a sticker can still be pressed. */
const WIDTH = defineRange({ ...IMAGE_WIDTH, min: 16 });
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Returns the place within its sheet, so that the stored place is the visible one. */
function toPlaceOnSheet(image: ImageAttachment, paper: PaperSize): StickerPlace {
  const { left, top, width } = placeSticker(image, paper);
  const { rotation, docIndex } = image;
  const shrink = width / image.width;
  const height =
    image.height === null || image.height === 0 ? image.height : roundToTenth(image.height * shrink);
  return {
    x: roundToTenth(left),
    y: roundToTenth(top),
    width: roundToTenth(width),
    height,
    rotation,
    docIndex,
  };
}

/** Returns the sheet that shows a sticker: the last one, where its own is gone. */
export const getSheet = ({ docIndex }: Pick<ImageAttachment, 'docIndex'>, count: number): number =>
  Math.max(0, Math.min(docIndex, count - 1));

/** Moves a sticker by so much within its sheet. */
export function nudgeSticker(image: ImageAttachment, by: Point, { paper, count }: SheetGrid): StickerPlace {
  const { left, top } = placeSticker(image, paper);
  const docIndex = getSheet(image, count);
  return toPlaceOnSheet({ ...image, x: left + by.x, y: top + by.y, docIndex }, paper);
}

/** Moves a sticker by so much over the desk; its middle decides which sheet it is on. */
export function dragSticker(image: ImageAttachment, by: Point, grid: SheetGrid): StickerPlace {
  const { left, top, width, height } = placeSticker(image, grid.paper);
  const start = getSheetPlace(grid, getSheet(image, grid.count));
  const [x, y] = [start.x + left + by.x, start.y + top + by.y];
  const docIndex = findSheetAt(grid, { x: x + width / 2, y: y + height / 2 });
  const on = getSheetPlace(grid, docIndex);
  return toPlaceOnSheet({ ...image, x: x - on.x, y: y - on.y, docIndex }, grid.paper);
}

/** Moves a sticker to the same place on another sheet. */
export const moveToSheet = (image: ImageAttachment, by: number, { paper, count }: SheetGrid): StickerPlace =>
  toPlaceOnSheet({ ...image, docIndex: getSheet({ docIndex: getSheet(image, count) + by }, count) }, paper);

/** A corner: -1 is left or above, 1 right or below. */
export interface Corner {
  readonly x: -1 | 1;
  readonly y: -1 | 1;
}

const rotatePoint = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
};

/**
 * Resizes a sticker by pulling that corner to a point of its sheet; the opposite corner stays. Locked
 * proportions stay, and nothing grows beyond the sheet.
 */
export function resizeSticker(
  image: ImageAttachment,
  corner: Corner,
  to: Point,
  paper: PaperSize,
): StickerPlace {
  const { left, top, width, height } = placeSticker(image, paper);
  const middle = { x: left + width / 2, y: top + height / 2 };
  const reach = rotatePoint({ x: (-corner.x * width) / 2, y: (-corner.y * height) / 2 }, image.rotation);
  const anchor = { x: middle.x + reach.x, y: middle.y + reach.y };
  const pulled = rotatePoint({ x: to.x - anchor.x, y: to.y - anchor.y }, -image.rotation);
  const wanted = { width: pulled.x * corner.x, height: pulled.y * corner.y };
  const at = (size: Size): ImageAttachment => {
    const half = rotatePoint(
      { x: (corner.x * size.width) / 2, y: (corner.y * size.height) / 2 },
      image.rotation,
    );
    const x = anchor.x + half.x - size.width / 2;
    const y = anchor.y + half.y - size.height / 2;
    return { ...image, ...toStoredSize(image, size), x, y };
  };
  const size = image.lockAspectRatio
    ? keepProportions({ width, height }, wanted)
    : { width: clampTo(WIDTH, wanted.width), height: clampTo(WIDTH, wanted.height) };
  return toPlaceOnSheet(at(findLargest({ width, height }, size, (one) => isWithin(at(one), paper))), paper);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the stored size; a height is stored only where it differs from the picture's own. */
const toStoredSize = (
  image: ImageAttachment,
  { width, height }: Size,
): Pick<ImageAttachment, 'width' | 'height'> => ({
  width,
  height: image.lockAspectRatio && !image.height ? null : height,
});

/** Returns the size with the same proportions that lies nearest to the wanted corner, along the diagonal. */
function keepProportions({ width, height }: Size, wanted: Size): Size {
  const along = (wanted.width * width + wanted.height * height) / (width ** 2 + height ** 2);
  const wide = clampTo(WIDTH, width * along);
  return { width: wide, height: (wide * height) / width };
}

const isWithin = (image: ImageAttachment, paper: PaperSize): boolean => {
  const { width, height } = SHEETS[paper];
  const own = { width: image.width, height: getPictureHeight(image) };
  const taken = getRotatedSize(own.width, own.height, image.rotation);
  const middle = { x: image.x + own.width / 2, y: image.y + own.height / 2 };
  const spare = 0.05;
  return (
    middle.x - taken.width / 2 >= -spare &&
    middle.y - taken.height / 2 >= -spare &&
    middle.x + taken.width / 2 <= width + spare &&
    middle.y + taken.height / 2 <= height + spare
  );
};

/** Finds the largest fitting size between two sizes, by bisection. */
function findLargest(from: Size, to: Size, fits: (size: Size) => boolean): Size {
  if (fits(to)) return to;
  const between = (share: number): Size => ({
    width: from.width + (to.width - from.width) * share,
    height: from.height + (to.height - from.height) * share,
  });
  let [least, most] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const half = (least + most) / 2;
    if (fits(between(half))) least = half;
    else most = half;
  }
  return between(least);
}

/** Makes a sticker wider or narrower by so many px, about its middle. */
export function growSticker(image: ImageAttachment, by: number, paper: PaperSize): StickerPlace {
  const { left, top, width, height } = placeSticker(image, paper);
  const wide = clampTo(WIDTH, width + by);
  const high = (wide * height) / width;
  const place = { x: left + (width - wide) / 2, y: top + (height - high) / 2 };
  return toPlaceOnSheet({ ...image, ...toStoredSize(image, { width: wide, height: high }), ...place }, paper);
}

const STEP = 15;

/** Turns a sticker so that its upper edge faces that point of its sheet; optionally in steps of 15°. */
export function rotateTo(
  image: ImageAttachment,
  to: Point,
  inSteps: boolean,
  paper: PaperSize,
): StickerPlace {
  const { left, top, width, height } = placeSticker(image, paper);
  const angle = Math.atan2(to.y - top - height / 2, to.x - left - width / 2);
  const degrees = (angle * 180) / Math.PI + 90;
  const rounded = inSteps ? Math.round(degrees / STEP) * STEP : Math.round(degrees);
  return rotateSticker(image, rounded, paper);
}

/** Turns a sticker by so many degrees clockwise. */
export const rotateBy = (image: ImageAttachment, degrees: number, paper: PaperSize): StickerPlace =>
  rotateSticker(image, image.rotation + degrees, paper);

function rotateSticker(image: ImageAttachment, degrees: number, paper: PaperSize): StickerPlace {
  const { left: x, top: y } = placeSticker(image, paper);
  const rotation = degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees;
  return toPlaceOnSheet({ ...image, x, y, rotation }, paper);
}
