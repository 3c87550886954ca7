import type { IconLook } from '../icons/draw-icon.ts';
import type { Icon } from '../icons/icon-schema.ts';
import { clampTo } from '../range.ts';
import { cleanText } from '../text/clean-text.ts';
import {
  type Crop,
  type ImageAttachment,
  imageAttachment,
  LEAST_KEPT,
  type PictureDrawing,
} from './image.ts';
import { IMAGE_WIDTH } from './image-sizes.ts';
import { LIMITS } from './limits.ts';

/** Changes of one picture; each function returns the changed picture. */

const EMPTY_PICTURE: ImageAttachment = imageAttachment.parse({ id: 'empty', name: '' });

/** Creates a picture of an icon, under a temporary id; it shows at once, because the site has its drawing. */
export const createIconPicture = (
  id: string,
  { id: icon, term, our_premium, creator, license }: Icon,
): ImageAttachment => ({
  ...EMPTY_PICTURE,
  id,
  name: term,
  alt: term,
  is_icon: true,
  iconObject: { id: icon, is_premium: our_premium, styles: [], creator, license: license.name },
});

/** A picture that is flatter still is drawn as high as that. */
const FLATTEST = 1000;

/** Returns width over height, limited to what an attachment may store; 1 where a picture has no size. */
export const getRatio = (width: number, height: number): number =>
  width > 0 && height > 0 ? Math.min(FLATTEST, width / height) : 1;

/**
 * Creates a picture of a file that is being uploaded, under a temporary id; `ratio` is its width over its
 * height.
 */
export const createFilePicture = (id: string, file: { name: string; ratio: number }): ImageAttachment => ({
  ...EMPTY_PICTURE,
  id,
  name: cleanText(file.name).slice(0, LIMITS.imageNameCharacters).toWellFormed(),
  ratio: file.ratio,
  uploading: true,
});

const PX_PER_MM = 96 / 25.4;

/** Creates a picture of a value, as large as it is truly drawn; `drawn` is in mm. */
export function createDrawnPicture(
  id: string,
  drawing: PictureDrawing,
  { width, height, alt }: { readonly width: number; readonly height: number; readonly alt: string },
): ImageAttachment {
  return {
    ...EMPTY_PICTURE,
    id,
    name: alt.slice(0, LIMITS.imageNameCharacters).toWellFormed(),
    alt: alt.slice(0, LONGEST_ALT).toWellFormed(),
    width: clampTo(IMAGE_WIDTH, Math.round(width * PX_PER_MM)),
    ratio: getRatio(width, height),
    drawing,
  };
}
const LONGEST_ALT = 1000;

/** Replaces a picture by another of the same width, rotation and flip. */
export function replacePicture(image: ImageAttachment, by: ImageAttachment): ImageAttachment {
  const { width, x, y, docIndex, lockAspectRatio, rotation, flip_x, flip_y } = image;
  // What is drawn from a value is as large as it says.
  if (by.drawing) return { ...by, x, y, docIndex, rotation, flip_x, flip_y };
  return { ...by, width, x, y, docIndex, lockAspectRatio, rotation, flip_x, flip_y };
}

/** Rotates by so many degrees clockwise; the result lies between -180 (excluded) and 180. */
export function rotatePicture(image: ImageAttachment, degrees: number): ImageAttachment {
  const turned = (((image.rotation + degrees) % 360) + 360) % 360;
  return { ...image, rotation: turned > 180 ? turned - 360 : turned };
}

export const NO_CROP: Crop = { left: 0, top: 0, right: 0, bottom: 0 };
const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** Cuts a picture further, or less far, at one side; something of it is always left. */
export function moveCut(crop: Crop, side: keyof Crop, share: number): Crop {
  const most = 1 - LEAST_KEPT - crop[OPPOSITE[side]];
  return { ...crop, [side]: Number(Math.min(most, Math.max(0, share)).toFixed(3)) };
}

/** Returns the share of a picture's proportions that a crop leaves: its width over its height. */
const getCropRatio = (crop: Crop | undefined): number =>
  crop ? (1 - crop.left - crop.right) / (1 - crop.top - crop.bottom) : 1;

/** Returns width over height of the whole picture. */
export const getWholeRatio = ({ ratio, crop }: Pick<ImageAttachment, 'ratio' | 'crop'>): number =>
  ratio / getCropRatio(crop);

/** Cuts a picture, or makes it whole again. */
export function cropPicture(image: ImageAttachment, crop: Crop | undefined): ImageAttachment {
  const { crop: _, ...whole } = image;
  const ratio = Math.min(FLATTEST, getWholeRatio(image) * getCropRatio(crop));
  return crop && Object.values(crop).some((cut) => cut > 0) ? { ...whole, ratio, crop } : { ...whole, ratio };
}

const FLIPPED = { horizontal: 'flip_x', vertical: 'flip_y' } as const;

/** Mirrors a picture as it is seen: after its rotation. */
export function flipPicture(image: ImageAttachment, along: keyof typeof FLIPPED): ImageAttachment {
  const field = FLIPPED[along];
  return { ...image, [field]: !image[field], rotation: 0 - image.rotation };
}

/** The style of an icon that is drawn by its lines alone. */
const OUTLINE = 'outline';

/** Returns how the icon of a picture is drawn. */
export const getIconLook = ({ color, iconObject }: ImageAttachment): IconLook => ({
  color,
  outline: iconObject?.styles.includes(OUTLINE) ?? false,
});

/** Draws an icon otherwise: in one colour or (null) its own, or by its lines alone; the account stores that drawing under another id. */
export function restyleIcon(image: ImageAttachment, id: string, look: Partial<IconLook>): ImageAttachment {
  const { color, outline } = { ...getIconLook(image), ...look };
  const iconObject = image.iconObject && { ...image.iconObject, styles: outline ? [OUTLINE] : [] };
  return { ...image, id, color, iconObject, thumb: null };
}
