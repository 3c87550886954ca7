import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { numberField } from '../../range-fields.ts';
import { richTextField } from '../../text/schema.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import {
  booleanField,
  enumField,
  identifier,
  listField,
  nullableField,
  seed,
  zeroOrOneField,
} from '../../vocabulary/schema-fields.ts';

/** The most pictures in a row. */
export const PICTURE_LIMIT = 6;
/** The most labels of one picture. */
export const LABEL_LIMIT = 60;

/** The width of all pictures of the row together, without the labels beside them. */
export const PICTURE_WIDTH = defineRange({ min: 1, max: 7.3, step: 0.05, initial: 4, unit: 'in' });
/** A place within a picture, as a share of its width or height from its upper left corner. */
export const LABEL_PLACE = defineRange({ min: 0, max: 1, step: 0.01, initial: 0.5, unit: '' });

/** Where the pictures stand; beside a text, which goes on below them, the text is named. */
export const PLACEMENTS = ['center', 'left', 'right', 'text_right', 'text_left'] as const;

/** What is at the end of a label's line: a blank for its words, its words, or a box for the number or letter of its words in a list. */
export const LABEL_TYPES = ['blank', 'text', 'number', 'letter'] as const;
export type LabelType = (typeof LABEL_TYPES)[number];

/** The sides of a picture that have labels. */
export const LABEL_SIDES = ['both', 'left', 'right'] as const;

const label = z.object({
  /** Its words; those of a blank are the answer, which the key alone prints. */
  text: richTextField('line'),
  /** The point that its line leads to, in the picture as its file has it: neither turned nor cropped. */
  x: numberField(LABEL_PLACE),
  y: numberField(LABEL_PLACE),
  /** True where its words are printed though others are blanks. */
  given: booleanField(false),
});
export type PictureLabel = z.output<typeof label>;

const pictureOfRow = z.object({
  image: inlineImage,
  caption: richTextField('text'),
  credit: richTextField('line'),
  labels: listField(label, LABEL_LIMIT),
});
export type PictureOfRow = z.output<typeof pictureOfRow>;

const fields = z.object({
  subtitle: richTextField('text'),
  pictures: listField(pictureOfRow, PICTURE_LIMIT),
  width: numberField(PICTURE_WIDTH),
  placement: enumField(PLACEMENTS),
  /** The text beside the pictures, where the placement names it. */
  text: richTextField('body'),
  label_type: enumField(LABEL_TYPES),
  label_sides: enumField(LABEL_SIDES),
  /** Decides about the order of the list that numbers and letters are of. */
  shuffle_seed: seed,
  include_wordbank: zeroOrOneField(0),
  wordbank_id: nullableField(identifier),
});
type Fields = z.output<typeof fields>;

export const createPictureOfRow = (): PictureOfRow => pictureOfRow.parse({});

/** Gives an item without pictures the place for one. */
const completePictures = (given: Fields): Fields =>
  given.pictures.length > 0 ? given : { ...given, pictures: [createPictureOfRow()] };

export const pictureData = /* @__PURE__ */ z.pipe(fields, z.transform(completePictures));
export type PictureData = z.output<typeof pictureData>;

export const createPicture = (): PictureData => pictureData.parse({});
export const isEmptyPicture = (data: PictureData): boolean => isEqual(data, createPicture());
