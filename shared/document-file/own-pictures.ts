import type { HandoutDocument } from '../document/document.ts';
import { listPictures } from '../document/pictures.ts';
import type { ImageAttachment } from '../vocabulary/image.ts';

/** Tells whether a picture is of Handout's own library: such a one is drawn from there, anywhere. */
export const isOfLibrary = ({ is_icon, iconObject }: ImageAttachment): boolean =>
  is_icon && iconObject !== null;

/** Lists the pictures of a document that are its owner's own, each once. */
export function listOwnPictures(document: HandoutDocument): ImageAttachment[] {
  const own = listPictures(document).flatMap(({ image }) =>
    isOfLibrary(image) ? [] : [[image.id, image] as const],
  );
  return [...new Map(own).values()];
}
