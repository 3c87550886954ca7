import type { Icon } from '../icons/icon.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { stripTags } from '../text/strip-tags.ts';
import { type ImageAttachment, imageAttachment } from './image.ts';

/** What is done to one picture: each answers the picture as it is afterwards. */

/** An icon as a picture, under a temporary id; it is there at once, as the site has its drawing. */
export const createIconPicture = (id: string, icon: Icon): ImageAttachment =>
  imageAttachment.parse({
    id,
    name: icon.term,
    alt: icon.term,
    is_icon: true,
    iconObject: {
      id: icon.id,
      is_premium: icon.our_premium,
      creator: icon.creator,
      license: icon.license.name,
    },
  });

const LONGEST_NAME = 255;
/** A picture that is flatter still is drawn as high as that. */
const FLATTEST = 1000;

/** Width over height, as far as an attachment may hold it; 1 where a picture has no size of its own. */
export const getRatio = (width: number, height: number): number =>
  width > 0 && height > 0 ? Math.min(FLATTEST, width / height) : 1;

/** A file that is on its way, under a temporary id; `ratio` is its width over its height. */
export const createFilePicture = (id: string, file: { name: string; ratio: number }): ImageAttachment =>
  imageAttachment.parse({
    id,
    name: file.name.slice(0, LONGEST_NAME).toWellFormed(),
    ratio: file.ratio,
    uploading: true,
  });

/** Another picture in the place of one, as wide, turned and flipped as it was. */
export function replacePicture(image: ImageAttachment, by: ImageAttachment): ImageAttachment {
  const { width, x, y, docIndex, lockAspectRatio, rotation, flip_x, flip_y } = image;
  return { ...by, width, x, y, docIndex, lockAspectRatio, rotation, flip_x, flip_y };
}

/** By so many degrees clockwise; kept from -180 (excluded) to 180. */
export function rotatePicture(image: ImageAttachment, degrees: number): ImageAttachment {
  const turned = (((image.rotation + degrees) % 360) + 360) % 360;
  return { ...image, rotation: turned > 180 ? turned - 360 : turned };
}

const FLIPPED = { horizontal: 'flip_x', vertical: 'flip_y' } as const;

/** Mirrored as it is seen: what leans to one side leans to the other. */
export function flipPicture(image: ImageAttachment, along: keyof typeof FLIPPED): ImageAttachment {
  const field = FLIPPED[along];
  return { ...image, [field]: !image[field], rotation: 0 - image.rotation };
}

/** An icon in one colour, or (null) in its own; the account has that drawing under another id. */
export const colourPicture = (image: ImageAttachment, id: string, color: string | null): ImageAttachment => ({
  ...image,
  id,
  color,
  thumb: null,
});

/** What to search for where an input has words already: the first five of them. */
export const getSearchTerm = (value: RichTextValue): string =>
  stripTags(toPlainText(value)).trim().split(/\s+/).slice(0, 5).join(' ');
