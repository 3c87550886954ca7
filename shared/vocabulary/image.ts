import * as z from 'zod/mini';
import { DRAWING_KINDS, DRAWING_TASKS } from '../drawings/kinds.ts';
import { defineRange } from '../range.ts';
import { numberField, requiredNumberField } from '../range-fields.ts';
import { hexColor } from '../text/schema.ts';
import { IMAGE_PLACE, IMAGE_WIDTH } from './image-sizes.ts';
import { LIMITS } from './limits.ts';
import {
  booleanField,
  enumField,
  identifier,
  languageTag,
  listField,
  nullableField,
  plainTextField,
  wholeNumberField,
} from './schema-fields.ts';

const ANY_SIZE = defineRange({ min: 0, max: 20_000, step: 1, initial: 0, unit: 'px' });
const ROTATION = defineRange({ min: -360, max: 360, step: 1, initial: 0, unit: '°' });

const iconObject = z.object({
  id: identifier,
  is_premium: booleanField(false),
  /** "outline" where it is drawn by its lines alone. */
  styles: listField(plainTextField(64), 20),
  /** The author and licence, for the line of credits. */
  creator: plainTextField(120),
  license: plainTextField(64),
});

/** The anchor of a sticker: its item, and the height of the sticker's middle below the item's beginning, in px. */
const stickerAnchor = z.object({ item: identifier, y: numberField({ ...ANY_SIZE, min: -20_000 }) });
export type StickerAnchor = z.output<typeof stickerAnchor>;

/** The share of its width or height that a picture keeps at least. */
export const LEAST_KEPT = 0.05;
const CUT = defineRange({ min: 0, max: 1 - LEAST_KEPT, step: 0.01, initial: 0, unit: '' });

/** What is cut off each side of a picture, as its file has it, in shares of its width and height. */
const crop = /* @__PURE__ */ z
  .object({
    left: numberField(CUT),
    top: numberField(CUT),
    right: numberField(CUT),
    bottom: numberField(CUT),
  })
  .check(
    z.refine(
      ({ left, top, right, bottom }) => Math.max(left + right, top + bottom) <= CUT.max + 1e-9,
      `must leave ${LEAST_KEPT} of the picture`,
    ),
  );
export type Crop = z.output<typeof crop>;

const DRAWING_SIZE = defineRange({ min: 1, max: 200, step: 1, initial: 40, unit: 'mm' });

/** The value that a picture is drawn from, as it was typed, and how: it is no file, and can be drawn otherwise later. */
const pictureDrawing = z.object({
  kind: enumField(DRAWING_KINDS),
  value: plainTextField(300),
  task: enumField(DRAWING_TASKS, 'shown'),
  size: numberField(DRAWING_SIZE),
  /** The language of its words. */
  locale: languageTag,
});
export type PictureDrawing = z.output<typeof pictureDrawing>;

/** An image attachment: a sticker on a sheet, or a picture inside an input. */
export const imageAttachment = z.object({
  id: identifier,
  name: plainTextField(LIMITS.imageNameCharacters),
  objectId: nullableField(identifier),
  uploading: booleanField(false),
  lockAspectRatio: booleanField(true),
  width: numberField(IMAGE_WIDTH),
  height: nullableField(requiredNumberField(ANY_SIZE)),
  x: numberField(IMAGE_PLACE),
  y: numberField(IMAGE_PLACE),
  /** Width over height of the picture itself, or of what is left of it. */
  ratio: z._default(/* @__PURE__ */ z.number().check(z.gt(0), z.lte(1000)), 1),
  /** The index of the sticker's sheet, from 0. */
  docIndex: z._default(wholeNumberField(2000), 0),
  /** The item that a sticker moves and grows with; null where it keeps its place on the sheet. */
  anchor: nullableField(stickerAnchor),
  entity: nullableField(plainTextField(64)),
  thumb: nullableField(plainTextField(1024)),
  is_icon: booleanField(false),
  iconObject: nullableField(iconObject),
  offsetX: numberField({ ...ANY_SIZE, min: -20_000 }),
  offsetY: numberField({ ...ANY_SIZE, min: -20_000 }),
  alt: plainTextField(1000),
  rotation: numberField(ROTATION),
  flip_x: booleanField(false),
  flip_y: booleanField(false),
  color: nullableField(hexColor),
  /** Absent where the picture is whole. */
  crop: z.optional(crop),
  /** Absent where the picture is a file or an icon. */
  drawing: z.optional(pictureDrawing),
});
export type ImageAttachment = z.output<typeof imageAttachment>;

/** An input's own picture. */
export const inlineImage = nullableField(imageAttachment);
