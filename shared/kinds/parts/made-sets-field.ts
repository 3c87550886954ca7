import * as z from 'zod/mini';
import { DRAWING_LEVELS } from '../../drawings/kinds.ts';
import { numberField } from '../../range-fields.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import {
  enumField,
  identifier,
  languageTag,
  listField,
  seed,
  wholeNumberField,
} from '../../vocabulary/schema-fields.ts';
import {
  CLOCK_FACES,
  FRACTION_SHAPES,
  MOST_SETS,
  SET_COUNT,
  SET_FRONTS,
  SET_NUMBER,
  SET_OPERATIONS,
  SET_TOPICS,
  TABLE,
  WORD_LANGUAGES,
} from './made-sets.ts';

/** What cards were made of: the same gives the same cards. A topic looks at its own fields alone. */
const madeSet = z.object({
  id: identifier,
  topic: enumField(SET_TOPICS),
  front: enumField(SET_FRONTS),
  count: numberField(SET_COUNT),
  tables: listField(/* @__PURE__ */ wholeNumberField(TABLE.max).check(z.gte(TABLE.min)), TABLE.max),
  /** The numbers of sums and words; the other number of a times table. */
  from: numberField(SET_NUMBER),
  to: numberField({ ...SET_NUMBER, initial: 10 }),
  operation: enumField(SET_OPERATIONS),
  clock: enumField(CLOCK_FACES),
  fraction: enumField(FRACTION_SHAPES),
  level: enumField(DRAWING_LEVELS),
  language: enumField(WORD_LANGUAGES),
  shuffle_seed: seed,
  /** The language in which signs and decimals were written. */
  locale: languageTag,
  /** The cards that were made, in their order; some may be gone. */
  cards: listField(identifier, LIMITS.items),
});
export type MadeSet = z.output<typeof madeSet>;
/** What a set is made of. */
export type SetSettings = Omit<MadeSet, 'id' | 'cards'>;

export const madeSets = /* @__PURE__ */ z.array(madeSet).check(/* @__PURE__ */ z.maxLength(MOST_SETS));

export const createSetSettings = (given: Partial<SetSettings>): SetSettings => {
  const { id: _, cards: __, ...settings } = madeSet.parse({ id: 'set', ...given });
  return settings;
};
