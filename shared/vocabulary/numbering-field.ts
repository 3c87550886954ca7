import * as z from 'zod/mini';
import { DEFAULT_NUMBERING_FORMAT, NUMBERING_FORMATS } from './numbering-formats.ts';
import { booleanField, objectField, wholeNumberField } from './schema-fields.ts';

/**
 * The numbering of an item. `number` remains in the schema for old files but is never used: numbers are
 * derived when the document is drawn.
 */
export const numbering = objectField({
  number: z._default(z.nullable(wholeNumberField(9999)), null),
  format: z._default(wholeNumberField(NUMBERING_FORMATS.length - 1), DEFAULT_NUMBERING_FORMAT),
  /** Numbering skipped: the item shows no number and consumes none. */
  hidden: booleanField(false),
  numbering_restarted: booleanField(false),
});
export type Numbering = z.output<typeof numbering>;
