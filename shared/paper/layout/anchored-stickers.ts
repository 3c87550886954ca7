import type { ImageAttachment, StickerAnchor } from '../../vocabulary/image.ts';
import { CONTENT_WIDTH, SHEETS } from '../sheet/page-sizes.ts';
import { getPictureHeight } from '../sheet/place-sticker.ts';
import { type BlockPlace, type BlockPlaces, HEAD_KEY, RUNNING_HEAD_KEY } from './paper-content.ts';

/** The fields of a sticker that say where it is. */
export type StickerSpot = Pick<ImageAttachment, 'x' | 'y' | 'width' | 'height' | 'docIndex' | 'anchor'>;

/** Rounds a length that is stored, so that putting a sticker where it is changes nothing. */
const toHundredth = (length: number): number => Math.round(length * 100) / 100;

const getMiddle = (image: ImageAttachment): number => image.y + getPictureHeight(image) / 2;

/**
 * Returns the sticker in px of the sheet that it prints on: a sticker on an item is where the item is now, and is
 * as much larger. Returns null where the item prints nothing: a hidden item hides its stickers. A sticker whose
 * item is gone keeps its last place on the sheet.
 */
export function locateSticker(image: ImageAttachment, on: BlockPlaces): ImageAttachment | null {
  const { anchor } = image;
  if (!anchor || !on.keys.has(anchor.item)) return on.margin?.move(image, 1) ?? image;
  const from = anchor.y * on.enlarge;
  const parts = on.places.filter(({ key }) => key === anchor.item);
  const part = parts.findLast(({ start }) => start <= from) ?? parts[0];
  if (!part) return null;
  const { marginX } = SHEETS[on.paper];
  const large = {
    ...image,
    width: image.width * on.enlarge,
    height: image.height && image.height * on.enlarge,
  };
  const located = {
    ...large,
    x: marginX + (part.left ?? 0) + (image.x - marginX) * on.enlarge,
    y: part.top + (part.repeated ?? 0) + from - part.start - getPictureHeight(large) / 2,
    docIndex: part.sheet,
  };
  return on.margin?.move(located, 1) ?? located;
}

/**
 * Returns what to store for a sticker that was put somewhere, in px of its sheet: on the item under its middle, else on
 * the one that it covers most of, else on the sheet.
 */
export function anchorSticker(moved: ImageAttachment, on: BlockPlaces): StickerSpot {
  const image = on.margin?.move(moved, -1) ?? moved;
  const { x, y, width, height, docIndex } = image;
  const place = findBlockBelow(image, on);
  if (!place) return { x, y, width, height, docIndex, anchor: null };
  const { marginX } = SHEETS[on.paper];
  const anchor: StickerAnchor = {
    item: place.key,
    y: toHundredth((getMiddle(image) - place.top - (place.repeated ?? 0) + place.start) / on.enlarge),
  };
  return {
    x: toHundredth(marginX + (x - marginX - (place.left ?? 0)) / on.enlarge),
    y,
    width: toHundredth(width / on.enlarge),
    height: height && toHundredth(height / on.enlarge),
    docIndex,
    anchor,
  };
}

const isHead = (key: string): boolean => key === HEAD_KEY || key === RUNNING_HEAD_KEY;

function findBlockBelow(image: ImageAttachment, { places, paper }: BlockPlaces): BlockPlace | undefined {
  const { marginX } = SHEETS[paper];
  const middle = getMiddle(image);
  const half = getPictureHeight(image) / 2;
  const getOverlap = ({ top, height }: BlockPlace): number =>
    Math.min(top + height, middle + half) - Math.max(top, middle - half);
  const across = image.x + image.width / 2 - marginX;
  const measureAway = ({ left = 0, width = CONTENT_WIDTH }: BlockPlace): number =>
    Math.max(left - across, 0, across - left - width);
  const beside = places.filter(
    (place) => place.sheet === image.docIndex && !isHead(place.key) && getOverlap(place) > 0,
  );
  // Of the columns the one below its middle, or the nearest to it; what is as wide as the page is below all of it.
  const nearest = Math.min(
    ...beside.filter(({ width }) => width !== undefined).map((place) => measureAway(place)),
  );
  const touched = beside.filter((place) => place.width === undefined || measureAway(place) === nearest);
  const under = touched.find(({ top, height }) => middle >= top && middle < top + height);
  return under ?? touched.toSorted((a, b) => getOverlap(b) - getOverlap(a))[0];
}
