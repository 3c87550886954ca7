import { pick, range } from 'es-toolkit';
import { locateSticker } from '../paper/layout/anchored-stickers.ts';
import type { BlockPlaces } from '../paper/layout/paper-content.ts';
import { placeOnPaper } from '../paper/sheet/place-sticker.ts';
import { clampTo } from '../range.ts';
import type { ImageAttachment } from '../vocabulary/image.ts';
import { IMAGE_PLACE } from '../vocabulary/image-sizes.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import type { PaperSize } from '../vocabulary/papers.ts';
import type { HandoutDocument } from './document.ts';

/**
 * Tells whether one more sticker may be added. Stickers are ordered in the document's `images` from the
 * lowest to the uppermost.
 */

export const canAddSticker = ({ images }: HandoutDocument): boolean => images.length < LIMITS.stickers;

/** The offset of a sticker from one that has its exact place already, in px. */
const ASIDE = 24;

/** The number of offset stickers before a new row of them begins. */
const IN_A_ROW = 12;

/** Returns the `count`th offset place for a sticker, never beyond the allowed area. */
function findFreePlace({ x, y }: ImageAttachment, count: number): Pick<ImageAttachment, 'x' | 'y'> {
  const row = Math.floor(count / IN_A_ROW);
  const step = count % IN_A_ROW;
  return {
    x: clampTo(IMAGE_PLACE, x + ASIDE * (step + row)),
    y: clampTo(IMAGE_PLACE, y + ASIDE * step),
  };
}

/** Returns the anchor of a sticker that moves to another height of its sheet. */
const lowerAnchor = ({ anchor, y }: ImageAttachment, newY = y): ImageAttachment['anchor'] =>
  anchor && { ...anchor, y: anchor.y + newY - y };

/** Adds a sticker on top, a little offset where another has that exact place, so that both can be seen. */
export function addSticker(document: HandoutDocument, sticker: ImageAttachment): void {
  if (!canAddSticker(document)) return;
  const others = document.images.filter(({ docIndex }) => docIndex === sticker.docIndex);
  const places = range(others.length + 1).map((count) => findFreePlace(sticker, count));
  const free = places.find((place) => !others.some(({ x, y }) => x === place.x && y === place.y));
  document.images.push({ ...sticker, ...free, anchor: lowerAnchor(sticker, free?.y) });
}

/** Puts another picture, or the same one changed, in a sticker's place. */
export function setSticker(document: HandoutDocument, at: { index: number; image: ImageAttachment }): void {
  if (document.images[at.index]) document.images[at.index] = at.image;
}

export function removeSticker(document: HandoutDocument, index: number): void {
  document.images.splice(index, 1);
}

/**
 * Takes stickers off items that are about to go: they stay on the sheet where `on` shows them. Large print is another
 * sheet: there they go back to where they were put.
 */
export function releaseStickers(
  document: HandoutDocument,
  { ids, on }: { ids: readonly string[]; on: BlockPlaces | null },
): void {
  for (const image of document.images) {
    if (!image.anchor || !ids.includes(image.anchor.item)) continue;
    const located = on?.enlarge === 1 ? locateSticker({ ...image }, on) : null;
    if (on && located)
      Object.assign(image, pick(on.margin?.move(located, -1) ?? located, ['x', 'y', 'docIndex']));
    image.anchor = null;
  }
}

/** Moves a sticker above or below all others. */
export function reorderSticker(document: HandoutDocument, at: { index: number; to: 'front' | 'back' }): void {
  const [sticker] = document.images.splice(at.index, 1);
  if (!sticker) return;
  if (at.to === 'front') document.images.push(sticker);
  else document.images.unshift(sticker);
}

/** Returns the stickers as placed on a paper size other than the document's own. */
export const placeStickersOnPaper = ({ images, paper }: HandoutDocument, to: PaperSize): ImageAttachment[] =>
  images.map((image) => ({ ...image, ...placeOnPaper(image, paper, to) }));

/** Sets the document's paper; its stickers stay beside the same content. */
export function setPaper(document: HandoutDocument, paper: PaperSize): void {
  document.images = placeStickersOnPaper(document, paper);
  document.paper = paper;
}
