import type { ImageAttachment } from '../vocabulary/image.ts';
import type { HandoutDocument } from './document.ts';

/** A picture and its place, such as "images.1" or "items.3.data.options.0.answer_image". */
export interface PlacedPicture {
  readonly image: ImageAttachment;
  readonly where: string;
}

/**
 * Tells whether a picture is a premium drawing. The editor trusts the icon's own mark, the server does not.
 */
export type IsPremiumImage = (image: ImageAttachment) => boolean;
export const isMarkedPremium: IsPremiumImage = ({ iconObject }) => iconObject?.is_premium === true;

const ONE = /(^|_)image$/;
const SEVERAL = /(^|_)images$/;

/**
 * Lists every picture in the document, in order. A field whose name ends in `image`, or a list called
 * `images`, holds nothing but attachments, so new item types need no entry here.
 */
export function listPictures(document: HandoutDocument): PlacedPicture[] {
  const found: PlacedPicture[] = [];
  visitPictures(document, '', [], (image, path) => found.push({ image, where: path.join('.') }));
  return found;
}

/** Lists the pictures in a part of a document, which is its field `name`. */
export function listPicturesIn(part: object, name: string): ImageAttachment[] {
  const found: ImageAttachment[] = [];
  visitPictures(part, name, [], (image) => found.push(image));
  return found;
}

/**
 * Visits every picture in a value, which is the field `name`; `path` leads to the value. Builds no lists on its way, because
 * most of a document has no pictures and every rendering looks through all of it.
 */
function visitPictures(
  value: unknown,
  name: string,
  path: string[],
  visit: (image: ImageAttachment, path: readonly string[]) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  // The schema makes sure that a value here that is not null is a picture.
  if (!isList && ONE.test(name)) {
    visit(value as ImageAttachment, path);
    return;
  }
  const each = isList && SEVERAL.test(name) ? 'image' : '';
  for (const [key, inner] of Object.entries(value)) {
    path.push(key);
    visitPictures(inner, isList ? each : key, path, visit);
    path.pop();
  }
}

/** Returns the changed picture; null removes it. */
export type PictureMapper = (image: ImageAttachment) => ImageAttachment | null;

/**
 * Creates a function that changes every picture of a document, or of a part of one. It returns the same object where no picture
 * changed, and equal results for equal objects, so that copies of a document share what they shared before.
 */
export function createPictureMapper(change: PictureMapper): <T extends object>(document: T) => T {
  const made = new WeakMap<object, unknown>();
  const changed = (value: unknown, name: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!made.has(value)) made.set(value, renewed(value, name));
    return made.get(value);
  };
  const renewed = (value: object, name: string): unknown => {
    if (Array.isArray(value)) return renewedList(value, name);
    if (ONE.test(name)) return change(value as ImageAttachment);
    const entries = Object.entries(value).map(([key, inner]) => [key, inner, changed(inner, key)] as const);
    if (entries.every(([, before, after]) => before === after)) return value;
    return Object.fromEntries(entries.map(([key, , after]) => [key, after]));
  };
  const renewedList = (value: readonly unknown[], name: string): readonly unknown[] => {
    const holdsPictures = SEVERAL.test(name);
    const all = value.map((one) => changed(one, holdsPictures ? 'image' : ''));
    if (all.every((one, index) => one === value[index])) return value;
    return holdsPictures ? all.filter((one) => one !== null) : all;
  };
  return <T extends object>(document: T) => changed(document, '') as T;
}
