import * as z from 'zod/mini';
import { DRAWING_KINDS, DRAWING_LEVELS, DRAWING_TASKS } from '../../drawings/kinds.ts';
import { numberField, wholeNumber } from '../../range-fields.ts';
import { booleanField, enumField, listField, plainTextField, seed } from '../../vocabulary/schema-fields.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import {
  DRAWING_COLUMNS,
  DRAWING_SIZE,
  MADE_COUNT,
  PAPER_HEIGHT,
  SCALE_NUMBER,
  SCALE_STEP,
} from './ranges.ts';

export const VALUE_LIMIT = 300;
/** So many drawings a new item has. */
const FIRST_COUNT = 6;

export const drawingData = z.object({
  kind: enumField(DRAWING_KINDS),
  task: enumField(DRAWING_TASKS),
  /** What is drawn, one value for each drawing, as it was typed: "3:30". */
  values: listField(plainTextField(VALUE_LIMIT), OPTION_LIMIT),
  /** How many values are drawn by lot after those that were typed. */
  made: z._default(
    wholeNumber.check(z.gte(MADE_COUNT.min), z.lte(MADE_COUNT.max, `must be at most ${MADE_COUNT.max}`)),
    0,
  ),
  level: enumField(DRAWING_LEVELS, 'medium'),
  size: numberField(DRAWING_SIZE),
  height: numberField(PAPER_HEIGHT),
  marks: booleanField(true),
  from: numberField(SCALE_NUMBER),
  to: numberField(SCALE_NUMBER),
  step: numberField(SCALE_STEP),
  columns: numberField(DRAWING_COLUMNS),
  shuffle_seed: seed,
});
export type DrawingData = z.output<typeof drawingData>;

export const createDrawing = (): DrawingData => drawingData.parse({ made: FIRST_COUNT });
