import type { HandoutDocument } from './document.ts';
import type { ImageAttachment } from './image.ts';
import { LIMITS } from './limits.ts';

/** Stickers stand in the document's `images`, from the lowest to the uppermost. */

export const canAddSticker = ({ images }: HandoutDocument): boolean => images.length < LIMITS.stickers;

/** How far a sticker stands from one that has its very place already, in px. */
const ASIDE = 24;

/** Adds a sticker on top; where one stands at that very place, a little aside, so that both are seen. */
export function addSticker(document: HandoutDocument, sticker: ImageAttachment): void {
  if (!canAddSticker(document)) return;
  let { x, y } = sticker;
  const isTaken = (one: ImageAttachment) => one.docIndex === sticker.docIndex && one.x === x && one.y === y;
  while (document.images.some(isTaken)) {
    x += ASIDE;
    y += ASIDE;
  }
  document.images.push({ ...sticker, x, y });
}

/** Puts another picture, or the same one changed, in a sticker's place. */
export function setSticker(document: HandoutDocument, at: { index: number; image: ImageAttachment }): void {
  if (document.images[at.index]) document.images[at.index] = at.image;
}

export function removeSticker(document: HandoutDocument, index: number): void {
  document.images.splice(index, 1);
}

/** Above or below all others. */
export function orderSticker(document: HandoutDocument, at: { index: number; to: 'front' | 'back' }): void {
  const [sticker] = document.images.splice(at.index, 1);
  if (!sticker) return;
  if (at.to === 'front') document.images.push(sticker);
  else document.images.unshift(sticker);
}
