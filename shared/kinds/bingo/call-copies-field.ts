import * as z from 'zod/mini';
import { wholeNumberField } from '../../vocabulary/schema-fields.ts';
import { CALL_COPIES_LIMIT } from './choices.ts';

/** The seeds of the copies of a call list, each of which calls in another order; the first is the list's own. */
export const callCopies = /* @__PURE__ */ z
  .array(/* @__PURE__ */ wholeNumberField(0xffff_ffff))
  .check(
    z.minLength(2, 'must have at least 2 entries'),
    z.maxLength(CALL_COPIES_LIMIT, `must have at most ${CALL_COPIES_LIMIT} entries`),
  );
