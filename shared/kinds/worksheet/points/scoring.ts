import * as z from 'zod/mini';
import { defineRange } from '../../../range.ts';
import { requiredNumberField } from '../../../range-fields.ts';
import { POINTS_PLACES } from '../../../vocabulary/points.ts';
import { booleanField, enumField, listField, plainTextField } from '../../../vocabulary/schema-fields.ts';

/** The share of all points from which a grade is given. */
export const GRADE_SHARE = defineRange({ min: 0, max: 100, step: 1, initial: 50, unit: '%' });
export const MARK_LIMIT = 20;
export const GRADES_LIMIT = 30;

const grade = z.object({ mark: plainTextField(MARK_LIMIT), from: requiredNumberField(GRADE_SHARE) });
export type Grade = z.output<typeof grade>;

/** How points are printed. */
export const scoring = z.object({
  shown: enumField(POINTS_PLACES),
  /** Headers print the points of their section. */
  section_totals: booleanField(false),
  /** The table of all questions with room for what was reached. */
  table: enumField(['none', 'head', 'end']),
  /** The table of grades: below the last question, or in the key alone. */
  grades: enumField(['none', 'key', 'end']),
  /** The grades, from the best to the worst. */
  scale: listField(grade, GRADES_LIMIT),
});
export type Scoring = z.output<typeof scoring>;

export const createScoring = (): Scoring => scoring.parse({});
