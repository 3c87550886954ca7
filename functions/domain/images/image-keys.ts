import type { ImageType } from '#shared/vocabulary/image.ts';
import type { ImageRecord } from '../../records/image.ts';

/** Where a picture's files lie; what was sent and not looked at yet lies apart, and nobody can open it. */

export const toUploadKey = (owner: string, id: string): string => `uploads/${owner}/${id}`;

const ENDINGS: Record<ImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};
export const toImageKey = ({ id, type }: Pick<ImageRecord, 'id' | 'type'>): string =>
  `images/${id}.${ENDINGS[type]}`;

/** A drawing of the library is its own thumb. */
export const toThumbKey = (image: Pick<ImageRecord, 'id' | 'type' | 'icon'>): string =>
  image.icon ? toImageKey(image) : `images/${image.id}-thumb.webp`;

export const toMiddleKey = ({ id, type }: Pick<ImageRecord, 'id' | 'type'>): string =>
  `images/${id}-middle.${ENDINGS[type]}`;

/** All files of a picture, each once. */
export const listImageKeys = (image: ImageRecord): string[] => [
  ...new Set([toImageKey(image), toThumbKey(image), ...(image.has_middle ? [toMiddleKey(image)] : [])]),
];
