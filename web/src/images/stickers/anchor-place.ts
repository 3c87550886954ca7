import { anchorSticker, type StickerSpot } from '#shared/paper/layout/anchored-stickers.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { Editor } from '../../document/editor.ts';
import type { StickerPlace } from './geometry.ts';

/** Returns the fields to store for a sticker that was put at a place of its sheet, with the item below it, if any. */
export function anchorPlace<Place extends Partial<StickerPlace>>(
  { view }: Editor,
  image: ImageAttachment,
  place: Place,
): Place & Partial<StickerSpot> {
  return view.places ? { ...place, ...anchorSticker({ ...image, ...place }, view.places) } : place;
}
