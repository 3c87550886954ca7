import * as z from 'zod/mini';
import { boundedNumber, numberIn, range } from '../range.ts';
import { hexColor } from '../text/schema.ts';
import { count, flag, identifier, list, orNull, plain } from './fields.ts';

/** Sizes in px at 96 an inch; x and y from the sheet's upper left corner. */
export const IMAGE_WIDTH = range({ min: 8, max: 1056, step: 1, initial: 120, unit: 'px' });
export const IMAGE_PLACE = range({ min: -1056, max: 1408, step: 1, initial: 300, unit: 'px' });
export const INLINE_IMAGE_SIZE = range({ min: 48, max: 200, step: 1, initial: 96, unit: 'px' });
const ANY_SIZE = range({ min: 0, max: 20_000, step: 1, initial: 0, unit: 'px' });
const ROTATION = range({ min: -360, max: 360, step: 1, initial: 0, unit: '°' });

/** What may be sent as a picture. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/svg+xml'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
export const LARGEST_UPLOAD = 5_242_880;

const iconObject = z.object({
  id: identifier,
  is_premium: flag(false),
  styles: list(plain(64), 20),
  /** Who drew it and under which licence, for the line of credits. */
  creator: plain(120),
  license: plain(64),
});

/** An image attachment: a sticker on a sheet, or a picture inside an input. */
export const imageAttachment = z.object({
  id: identifier,
  name: plain(255),
  objectId: orNull(identifier),
  uploading: flag(false),
  lockAspectRatio: flag(true),
  width: numberIn(IMAGE_WIDTH),
  height: orNull(boundedNumber(ANY_SIZE)),
  x: numberIn(IMAGE_PLACE),
  y: numberIn(IMAGE_PLACE),
  /** Width over height of the picture itself. */
  ratio: z._default(/* @__PURE__ */ z.number().check(z.gt(0), z.lte(1000)), 1),
  /** The sheet a sticker stands on, from 0. */
  docIndex: z._default(count(2000), 0),
  entity: orNull(plain(64)),
  thumb: orNull(plain(1024)),
  is_icon: flag(false),
  iconObject: orNull(iconObject),
  offsetX: numberIn({ ...ANY_SIZE, min: -20_000 }),
  offsetY: numberIn({ ...ANY_SIZE, min: -20_000 }),
  alt: plain(1000),
  rotation: numberIn(ROTATION),
  flip_x: flag(false),
  flip_y: flag(false),
  color: orNull(hexColor),
});
export type ImageAttachment = z.output<typeof imageAttachment>;

/** An input's own picture. */
export const inlineImage = orNull(imageAttachment);
