import * as z from 'zod/mini';
import { instructionWidget } from '../../items/instruction/schema.ts';
import { numberIn, range } from '../../range.ts';
import { letters } from '../../text/letters.ts';
import {
  bit,
  count,
  flag,
  list,
  listById,
  oneOf,
  orNull,
  plain,
  section,
  seed,
} from '../../vocabulary/fields.ts';
import { documentHeader } from '../../vocabulary/header.ts';
import { imageAttachment, inlineImage } from '../../vocabulary/image.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { card } from '../parts/card.ts';

export const DIMENSION = range({ min: 3, max: 7, step: 1, initial: 5, unit: 'columns' });
export const BINGO_FONT_SIZE = range({ min: 12, max: 64, step: 1, initial: 20, unit: 'pt' });
export const CALL_LIST_FONT_SIZE = range({ min: 10, max: 32, step: 1, initial: 14, unit: 'pt' });
export const CALL_LIST_COLUMNS = range({ min: 1, max: 4, step: 1, initial: 2, unit: 'columns' });
export const CARD_COUNT = range({ min: 1, max: 100, step: 1, initial: 30, unit: 'cards' });
/** `free_space_preset`. */
export const FREE_SPACE_PRESETS = { center: 0, four_corners: 1, none: 2, custom: 3 } as const;

/** Columns of the call list; null follows the number of words. */
const callListColumns = /* @__PURE__ */ count(CALL_LIST_COLUMNS.max).check(z.gte(CALL_LIST_COLUMNS.min));

/** The longest letter, an emoji of several people, has a dozen UTF-16 units. */
const LONGEST_LETTER = 16;
/** A letter is what a person calls one: an emoji family, or one with its accents. */
const topWord = /* @__PURE__ */ plain(DIMENSION.max * LONGEST_LETTER, 'BINGO').check(
  z.refine((word) => letters(word).length <= DIMENSION.max, `must be at most ${DIMENSION.max} letters`),
);

export const bingo = z.extend(documentHeader(1), {
  entity_type: z.literal('bingo'),
  items: listById(card, LIMITS.items),
  instruction: instructionWidget(false),
  dimension: numberIn(DIMENSION),
  /** What was written: as many letters of it as the card has columns are printed. */
  top_word: topWord,
  show_top_word: bit(1),
  /** Cells from 1, row by row. */
  free_spaces: z._default(
    /* @__PURE__ */ z.array(/* @__PURE__ */ count(49).check(z.gte(1))).check(z.maxLength(49)),
    [13],
  ),
  free_space_preset: z._default(z.literal([0, 1, 2, 3]), FREE_SPACE_PRESETS.center),
  free_space_image: inlineImage,
  inline_images: list(imageAttachment, LIMITS.items),
  reuse_terms: bit(0),
  shuffle_seed: seed,
  font_size: numberIn(BINGO_FONT_SIZE),
  card_count: numberIn(CARD_COUNT),
  cards_per_page: z._default(z.literal([1, 2, 4]), 1),
  call_list: section({
    visible: flag(true),
    sort: oneOf(['rand', 'natural', 'alpha']),
    shuffle_seed: seed,
    columns: orNull(callListColumns),
    font_size: numberIn(CALL_LIST_FONT_SIZE),
    clue: flag(false),
    /** What is called on slips too, to be cut out and drawn from a hat. */
    slips: flag(false),
  }),
});
export type Bingo = z.output<typeof bingo>;
