import type { ImageType } from '#shared/vocabulary/image.ts';
import type { StoredImage } from '../../records/image.ts';

/** Where a picture's files lie; what was sent and not looked at yet lies apart, and nobody can open it. */

export const uploadKey = (owner: string, id: string): string => `uploads/${owner}/${id}`;

const ENDINGS: Record<ImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};
export const imageKey = ({ id, type }: Pick<StoredImage, 'id' | 'type'>): string =>
  `images/${id}.${ENDINGS[type]}`;

/** A drawing of the library is its own thumb. */
export const thumbKey = (image: Pick<StoredImage, 'id' | 'type' | 'icon'>): string =>
  image.icon ? imageKey(image) : `images/${image.id}-thumb.webp`;

export const middleKey = ({ id, type }: Pick<StoredImage, 'id' | 'type'>): string =>
  `images/${id}-middle.${ENDINGS[type]}`;

/** All files of a picture, each once. */
export const filesOf = (image: StoredImage): string[] => [
  ...new Set([imageKey(image), thumbKey(image), ...(image.has_middle ? [middleKey(image)] : [])]),
];
