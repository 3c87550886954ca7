import * as z from 'zod/mini';
import { createHeaderSchema } from '../../vocabulary/header.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { enumField, listFieldById, nullableField, seed } from '../../vocabulary/schema-fields.ts';
import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';
import { automaticSizes } from '../parts/automatic-sizes.ts';
import { card } from '../parts/card.ts';
import { createInstructionField } from '../parts/instruction.ts';
import { CUT_LINES, PAGE_SETUPS, SIDES } from './choices.ts';

const fields = z.extend(createHeaderSchema(0), {
  entity_type: z.literal('flashcard'),
  items: listFieldById(card, LIMITS.items),
  instruction: createInstructionField(false),
  page_setup: enumField(PAGE_SETUPS, 's8'),
  /** In inches; it follows from `page_setup` and is never read from storage. */
  flashcard_item_height: nullableField(/* @__PURE__ */ z.number().check(z.gt(0), z.lte(10))),
  sides: enumField(SIDES),
  cut_lines: enumField(CUT_LINES),
  shuffle_seed: seed,
  automatic_sizes: automaticSizes,
});
type Fields = z.output<typeof fields>;

/** Raises the schema version of a deck that has what earlier releases would drop. It never falls by an edit. */
export function raiseSchemaVersion(
  target: Pick<Fields, 'schema_version'>,
  { codes, items }: Pick<Fields, 'codes' | 'items'>,
): void {
  if (target.schema_version !== SCHEMA_VERSION && (codes || items.some(({ kept }) => kept)))
    target.schema_version = SCHEMA_VERSION;
}

const withVersion = /* @__PURE__ */ z.overwrite((given: Fields): Fields => {
  const deck = { ...given };
  raiseSchemaVersion(deck, deck);
  return deck;
});

export const flashcard = /* @__PURE__ */ fields.check(withVersion);
export type Flashcard = z.output<typeof flashcard>;
