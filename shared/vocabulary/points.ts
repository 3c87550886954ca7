import * as z from 'zod/mini';
import { defineRange } from '../range.ts';
import { requiredNumberField } from '../range-fields.ts';
import { booleanField } from './schema-fields.ts';

/** What an answer earns; half points are the smallest. */
export const POINTS = defineRange({ min: 0, max: 100, step: 0.5, initial: 1, unit: '' });

/** The points of an item. */
export const itemPoints = z.object({
  value: requiredNumberField(POINTS).check(z.multipleOf(POINTS.step, 'must be a multiple of 0.5')),
  /** The value is that of each part, such as each blank. */
  per_part: booleanField(false),
  /** Earned on top: no part of the total. */
  bonus: booleanField(false),
});
export type ItemPoints = z.output<typeof itemPoints>;

/** Where the points of a question are printed. */
export const POINTS_PLACES = ['margin', 'prompt', 'nowhere'] as const;
export type PointsPlace = (typeof POINTS_PLACES)[number];
