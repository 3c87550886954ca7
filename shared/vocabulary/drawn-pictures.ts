import { createSearch } from '../create-search.ts';
import type { ImageAttachment } from './image.ts';

/** Tells whether a picture is drawn from a value: there is no file of it, here or on the server. */
export const isDrawn = ({ drawing }: Pick<ImageAttachment, 'drawing'>): boolean => drawing !== undefined;

/** Tells whether everybody may have a picture: an icon, or one that is drawn from a value. All others are somebody's files. */
export const isEverybodys = (image: ImageAttachment): boolean => image.is_icon || isDrawn(image);

/** Tells whether a part of a document has a picture that is drawn from a value. */
export const holdsDrawn = createSearch(
  (part) =>
    typeof part === 'object' &&
    part !== null &&
    'iconObject' in part &&
    typeof (part as { drawing?: unknown }).drawing === 'object',
);
