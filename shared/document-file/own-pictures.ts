import type { HandoutDocument } from '../document/document.ts';
import { listPictures } from '../document/pictures.ts';
import { isDrawn } from '../vocabulary/drawn-pictures.ts';
import type { ImageAttachment } from '../vocabulary/image.ts';

/** Tells whether a picture needs no file: it is drawn anywhere from Handout's own library, or from its value. */
export const isOfLibrary = (image: ImageAttachment): boolean =>
  isDrawn(image) || (image.is_icon && image.iconObject !== null);

/** Lists the pictures of a document that are its owner's own, each once. */
export function listOwnPictures(document: HandoutDocument): ImageAttachment[] {
  const own = listPictures(document).flatMap(({ image }) =>
    isOfLibrary(image) ? [] : [[image.id, image] as const],
  );
  return [...new Map(own).values()];
}
