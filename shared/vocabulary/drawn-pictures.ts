import type { ImageAttachment } from './image.ts';

/** Tells whether a picture is drawn from a value: there is no file of it, here or on the server. */
export const isDrawn = ({ drawing }: Pick<ImageAttachment, 'drawing'>): boolean => drawing !== undefined;

/** Tells whether everybody may have a picture: an icon, or one that is drawn from a value. All others are somebody's files. */
export const isEverybodys = (image: ImageAttachment): boolean => image.is_icon || isDrawn(image);

/** Kept by object identity: a changed part of a document is another object. */
const known = new WeakMap<object, boolean>();

/** Tells whether a part of a document has a picture that is drawn from a value. */
export function holdsDrawn(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const found =
    known.get(part) ??
    ((typeof (part as { drawing?: unknown }).drawing === 'object' && 'iconObject' in part) ||
      Object.values(part).some(holdsDrawn));
  known.set(part, found);
  return found;
}
