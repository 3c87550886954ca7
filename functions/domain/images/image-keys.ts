import type { ImageType } from '#shared/vocabulary/image-types.ts';
import type { ImageRecord } from '../../records/image.ts';

/** Returns the key of an upload. Nobody can open it until it is cleaned and stored as a picture. */
export const toUploadKey = (owner: string, id: string): string => `${toUploadFolder(owner)}${id}`;

/** Returns the beginning of the keys of all uploads of a user. */
export const toUploadFolder = (owner: string): string => `uploads/${owner}/`;

const ENDINGS: Record<ImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};
export const toImageKey = ({ id, type }: Pick<ImageRecord, 'id' | 'type'>): string =>
  `images/${id}.${ENDINGS[type]}`;

/** Returns the key of the thumb; an icon is its own thumb. */
export const toThumbKey = (image: Pick<ImageRecord, 'id' | 'type' | 'icon'>): string =>
  image.icon ? toImageKey(image) : `images/${image.id}-thumb.webp`;

export const toMiddleKey = ({ id, type }: Pick<ImageRecord, 'id' | 'type'>): string =>
  `images/${id}-middle.${ENDINGS[type]}`;

/** Lists the keys of all files of a picture, each once. */
export const listImageKeys = (image: ImageRecord): string[] => [
  ...new Set([toImageKey(image), toThumbKey(image), ...(image.has_middle ? [toMiddleKey(image)] : [])]),
];
