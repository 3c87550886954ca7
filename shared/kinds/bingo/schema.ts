import * as z from 'zod/mini';
import { numberField } from '../../range-fields.ts';
import { splitGraphemes } from '../../text/graphemes.ts';
import { createHeaderSchema } from '../../vocabulary/header.ts';
import { imageAttachment, inlineImage } from '../../vocabulary/image.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import {
  booleanField,
  enumField,
  listField,
  listFieldById,
  nullableField,
  objectField,
  plainTextField,
  seed,
  wholeNumberField,
  zeroOrOneField,
} from '../../vocabulary/schema-fields.ts';
import { automaticSizes } from '../parts/automatic-sizes-field.ts';
import { cardLook } from '../parts/card-look-field.ts';
import { card } from '../parts/card-schema.ts';
import { createInstructionField } from '../parts/instruction-field.ts';
import { madeSets } from '../parts/made-sets-field.ts';
import { callCopies } from './call-copies-field.ts';
import {
  BINGO_FONT_SIZE,
  CALL_LIST_COLUMNS,
  CALL_LIST_FONT_SIZE,
  CARD_COUNT,
  DIMENSION,
  DIMENSIONS,
  FREE_SPACE_PRESETS,
  INITIAL_DIMENSION,
  LAST_CELL,
  SHOWN_ALONE,
} from './choices.ts';
import { raiseSchemaVersion } from './schema-version.ts';

/** Columns of the call list; null follows the number of words. */
const callListColumns = /* @__PURE__ */ wholeNumberField(CALL_LIST_COLUMNS.max).check(
  z.gte(CALL_LIST_COLUMNS.min),
);

/** The longest letter, an emoji of several people, has a dozen UTF-16 units. */
const LONGEST_LETTER = 16;
/** A letter is what a person calls one: an emoji family, or one with its accents. */
const topWord = /* @__PURE__ */ plainTextField(DIMENSION.max * LONGEST_LETTER, 'BINGO').check(
  z.refine(
    (word) => splitGraphemes(word).length <= DIMENSION.max,
    `must be at most ${DIMENSION.max} letters`,
  ),
);

const fields = z.extend(createHeaderSchema(1), {
  entity_type: z.literal('bingo'),
  items: listFieldById(card, LIMITS.items),
  instruction: createInstructionField(false),
  dimension: z._default(z.literal(DIMENSIONS), INITIAL_DIMENSION),
  /** The whole word as written; a card prints as many of its letters as it has columns. */
  top_word: topWord,
  show_top_word: zeroOrOneField(1),
  /** Cells from 1, row by row. */
  free_spaces: z._default(
    /* @__PURE__ */ z
      .array(/* @__PURE__ */ wholeNumberField(LAST_CELL).check(z.gte(1)))
      .check(z.maxLength(LAST_CELL)),
    [(INITIAL_DIMENSION ** 2 + 1) / 2],
  ),
  free_space_preset: z._default(z.literal(Object.values(FREE_SPACE_PRESETS)), FREE_SPACE_PRESETS.center),
  free_space_image: inlineImage,
  inline_images: listField(imageAttachment, LIMITS.items),
  reuse_terms: zeroOrOneField(0),
  /** True where each column has words of its own: the list divided in its order. */
  column_words: booleanField(false),
  shuffle_seed: seed,
  /** The one part of its words that squares show; absent where they show picture and word. */
  squares: z.optional(/* @__PURE__ */ z.enum(SHOWN_ALONE)),
  font_size: numberField(BINGO_FONT_SIZE),
  automatic_sizes: automaticSizes,
  /** The sets that cards were made of; absent where there are none. */
  sets: z.optional(madeSets),
  /** The look of its squares; absent where they are as plain as always. */
  card_look: z.optional(cardLook),
  card_count: numberField(CARD_COUNT),
  /**
   * True where the fields of 'Every Page' are the whole header: it is on each card that is cut apart, and all grids
   * are equally high.
   */
  header_on_cards: booleanField(false),
  cards_per_page: z._default(z.literal([1, 2, 4]), 1),
  call_list: objectField({
    visible: booleanField(true),
    sort: enumField(['rand', 'natural', 'alpha']),
    shuffle_seed: seed,
    columns: nullableField(callListColumns),
    font_size: numberField(CALL_LIST_FONT_SIZE),
    /** True where the type is as large as one page allows; absent where a user has set its size. */
    automatic_size: z.optional(z.boolean()),
    clue: booleanField(false),
    /** True where calls are also printed as slips, to be cut out and drawn from a hat. */
    slips: booleanField(false),
    /** The orders of several call lists; absent where there is one. */
    copies: z.optional(callCopies),
  }),
});
type Fields = z.output<typeof fields>;

const withVersion = /* @__PURE__ */ z.overwrite((given: Fields): Fields => {
  const game = { ...given };
  raiseSchemaVersion(game, game);
  return game;
});

export const bingo = /* @__PURE__ */ fields.check(withVersion);
export type Bingo = z.output<typeof bingo>;
