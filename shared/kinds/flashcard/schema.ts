import * as z from 'zod/mini';
import { FONT_IDS } from '../../vocabulary/fonts.ts';
import { createHeaderSchema } from '../../vocabulary/header.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { enumField, listFieldById, nullableField, seed } from '../../vocabulary/schema-fields.ts';
import { automaticSizes } from '../parts/automatic-sizes-field.ts';
import { cardLook } from '../parts/card-look-field.ts';
import { card } from '../parts/card-schema.ts';
import { createInstructionField } from '../parts/instruction-field.ts';
import { madeSets } from '../parts/made-sets-field.ts';
import { CUT_LINES, PAGE_SETUPS, SIDES } from './choices.ts';
import { raiseSchemaVersion } from './schema-version.ts';

const fields = z.extend(createHeaderSchema(0), {
  entity_type: z.literal('flashcard'),
  items: listFieldById(card, LIMITS.items),
  instruction: createInstructionField(false),
  page_setup: enumField(PAGE_SETUPS, 's8'),
  /** The height in inches; it follows from `page_setup` and is never read from storage. */
  flashcard_item_height: nullableField(/* @__PURE__ */ z.number().check(z.gt(0), z.lte(10))),
  sides: enumField(SIDES),
  cut_lines: enumField(CUT_LINES),
  shuffle_seed: seed,
  automatic_sizes: automaticSizes,
  /** The sets that cards were made of; absent where there are none. */
  sets: z.optional(madeSets),
  /** The look of its cards; absent where they are as plain as always. */
  card_look: z.optional(cardLook),
  /** The font of the backs; absent where it is that of the fronts. */
  back_font: z.optional(z.enum(FONT_IDS)),
});
type Fields = z.output<typeof fields>;

const withVersion = /* @__PURE__ */ z.overwrite((given: Fields): Fields => {
  const deck = { ...given };
  raiseSchemaVersion(deck, deck);
  return deck;
});

export const flashcard = /* @__PURE__ */ fields.check(withVersion);
export type Flashcard = z.output<typeof flashcard>;
