import { isRecord } from '../record.ts';
import type { HandoutDocument } from './document.ts';
import type { ImageAttachment } from './image.ts';

/** A picture and its place, such as "images.1" or "items.3.data.options.0.answer_image". */
export interface PlacedPicture {
  readonly image: ImageAttachment;
  readonly where: string;
}

const ONE = /(^|_)image$/;
const SEVERAL = /(^|_)images$/;

/**
 * Every picture in the document, in its order. A field that is called an image, or a list that is called images,
 * holds attachments and nothing else: so a new item type need not be named here.
 */
export const picturesOf = (document: HandoutDocument): PlacedPicture[] => look(document, '', []);

/** The pictures in a part of a document, which stands there under that name. */
export const picturesIn = (part: object, name: string): ImageAttachment[] =>
  look(part, name, []).map(({ image }) => image);

function look(value: unknown, name: string, where: readonly (string | number)[]): PlacedPicture[] {
  if (Array.isArray(value)) {
    const each = SEVERAL.test(name) ? 'image' : '';
    return value.flatMap((one, index) => look(one, each, [...where, index]));
  }
  if (!isRecord(value)) return [];
  // Where the schema has a picture, what is no empty place is one.
  if (ONE.test(name)) return [{ image: value as unknown as ImageAttachment, where: where.join('.') }];
  return Object.entries(value).flatMap(([key, inner]) => look(inner, key, [...where, key]));
}
