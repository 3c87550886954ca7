import * as z from 'zod/mini';
import { numberField } from '../../range-fields.ts';
import { INLINE_IMAGE_SIZE } from '../../vocabulary/image-sizes.ts';
import { colorField, fontIdField, nullableField, objectField } from '../../vocabulary/schema-fields.ts';
import { INK } from '../../vocabulary/style-choices.ts';
import { BINGO_FONT_SIZE, DIMENSIONS, SHOWN_ALONE } from './choices.ts';

/** Width over height of a picture as printed, turned or not. */
const ratio = z._default(z.number().check(z.gt(0)), 1);

/** One call: its text, its picture, or both. */
const called = z.object({
  text: z.string(),
  /** The picture's description, perhaps empty; null without a picture. */
  alt: z.nullable(z.string()),
  ratio,
});
export type Called = z.output<typeof called>;

/** The look of the cards, as far as the renderer needs it, in the document's own field names. */
const look = {
  locale: z._default(z.string(), 'en-US'),
  font: fontIdField('nunito'),
  color: colorField(INK),
  font_size: numberField(BINGO_FONT_SIZE),
  image_size: numberField(INLINE_IMAGE_SIZE),
  /** How wide a square is, in px of the sheet, and how high; null where as high as wide. */
  square: z._default(z.number().check(z.gt(0)), 140),
  square_height: nullableField(z.number().check(z.gt(0))),
  /** The height of the top word's row. */
  top_row: z._default(z.number().check(z.gte(0)), 105),
  /** The one part of its words that squares show; absent where they show picture and word. */
  squares: z.optional(z.enum(SHOWN_ALONE)),
};

/** A game as it is called on a screen, and as its cards are dealt again to be checked: a file beside the PDF. */
export const publishedGame = z.object({
  dimension: z.literal(DIMENSIONS),
  top_word: z.string(),
  free: z.array(z.number()),
  /** The picture on the free spaces, as its place in the PDF of pictures; null where they read FREE. */
  free_picture: z._default(z.nullable(z.object({ place: z.number(), alt: z.string(), ratio })), null),
  look: objectField(look),
  seed: z.number(),
  reuse: z.boolean(),
  /** True where each column has words of its own. */
  by_column: z._default(z.boolean(), false),
  /** How many cards were printed. */
  cards: z.number(),
  /** Clues are called instead of words. */
  clues: z.boolean(),
  words: z.array(
    z.object({
      word: called,
      /** The letter that is called before it: "B" of "B 12"; empty without one. */
      letter: z._default(z.string(), ''),
      /** Null where the word itself is called. */
      clue: z.nullable(called),
      /** The place of its card in the PDF of pictures; null where neither it nor its clue has one. */
      pictures: z.nullable(z.number()),
    }),
  ),
});
export type PublishedGame = z.output<typeof publishedGame>;
export type GameWord = PublishedGame['words'][number];
