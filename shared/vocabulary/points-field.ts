import * as z from 'zod/mini';
import { requiredNumberField } from '../range-fields.ts';
import { POINTS } from './points.ts';
import { booleanField } from './schema-fields.ts';

/** The points of an item. */
export const itemPoints = z.object({
  value: requiredNumberField(POINTS).check(z.multipleOf(POINTS.step, 'must be a multiple of 0.5')),
  /** The value is that of each part, such as each blank. */
  per_part: booleanField(false),
  /** Earned on top: no part of the total. */
  bonus: booleanField(false),
});
export type ItemPoints = z.output<typeof itemPoints>;
