import * as z from 'zod/mini';
import { booleanField, wholeNumberField } from '../../../vocabulary/schema-fields.ts';
import { VERSIONS_LIMIT } from './versions-limit.ts';

/** The sheet versions of a worksheet: a seed for each, from which its order follows for ever. */
export const versions = z.object({
  seeds: z
    .array(wholeNumberField(0xffff_ffff))
    .check(
      z.minLength(2, 'must have at least 2 entries'),
      z.maxLength(VERSIONS_LIMIT, `must have at most ${VERSIONS_LIMIT} entries`),
    ),
  /** Questions change places within their run. */
  shuffles_items: booleanField(true),
  /** True where the content of questions is shuffled too: options, pairs, letters. */
  shuffles_options: booleanField(true),
  /** Version A is the worksheet as it was written. */
  first_as_written: booleanField(true),
  /** Publishing also makes a PDF of each version. */
  separate: booleanField(false),
});
export type Versions = z.output<typeof versions>;
