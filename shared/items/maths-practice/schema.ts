import * as z from 'zod/mini';
import { describeRange, type NumberRange } from '../../range.ts';
import { numberField, wholeNumber } from '../../range-fields.ts';
import { booleanField, enumField, listField, plainTextField, seed } from '../../vocabulary/schema-fields.ts';
import { DECIMALS, DENOMINATOR, OPERAND, PROBLEM_COLUMNS, PROBLEM_COUNT, PYRAMID_ROWS } from './ranges.ts';

/** What is asked. */
export const MATHS_TASKS = [
  'calculate',
  'missing',
  'compare',
  'round',
  'place_value',
  'simplify',
  'compare_fractions',
  'add_fractions',
  'percent',
  'times_table',
  'house',
  'pyramid',
  'long_multiplication',
  'long_division',
  'compare_sums',
] as const;
export type MathsTask = (typeof MATHS_TASKS)[number];

export const OPERATIONS = [
  'add',
  'subtract',
  'add_subtract',
  'multiply',
  'divide',
  'multiply_divide',
  'all',
] as const;
/** Whether a digit is carried or borrowed. */
export const CARRYING = ['mixed', 'without', 'with'] as const;
export const ROUND_TO = ['ten', 'hundred', 'thousand', 'one', 'tenth'] as const;
/** Numbers of a problem in a row, or below each other. */
export const SET_OUT = ['row', 'column'] as const;

export const OWN_LIMIT = 100;
export const OWN_COUNT = 100;

/* @__NO_SIDE_EFFECTS__ */
const wholeField = (range: NumberRange, initial: number) =>
  z._default(
    wholeNumber.check(z.gte(range.min, describeRange(range)), z.lte(range.max, describeRange(range))),
    initial,
  );

export const mathsPracticeData = z.object({
  task: enumField(MATHS_TASKS),
  operation: enumField(OPERATIONS),
  /** The first number of a problem, and of what has only one. */
  first_from: wholeField(OPERAND, 1),
  first_to: wholeField(OPERAND, 20),
  second_from: wholeField(OPERAND, 1),
  second_to: wholeField(OPERAND, 10),
  decimals: wholeField(DECIMALS, DECIMALS.initial),
  carrying: enumField(CARRYING),
  /** True where divisions may leave a remainder. */
  remainders: booleanField(false),
  /** True where a result may be below zero. */
  negatives: booleanField(false),
  round_to: enumField(ROUND_TO),
  /** The greatest denominator of a fraction. */
  denominator: wholeField(DENOMINATOR, DENOMINATOR.initial),
  pyramid_rows: wholeField(PYRAMID_ROWS, PYRAMID_ROWS.initial),
  /** True where the headings of a times table stand in any order. */
  mixes_headings: booleanField(false),
  set_out: enumField(SET_OUT),
  count: wholeField(PROBLEM_COUNT, PROBLEM_COUNT.initial),
  columns: numberField(PROBLEM_COLUMNS),
  /** Problems that were typed, which come before those that are made. */
  own: listField(plainTextField(OWN_LIMIT), OWN_COUNT),
  shuffle_seed: seed,
});
export type MathsPracticeData = z.output<typeof mathsPracticeData>;

export const createMathsPractice = (): MathsPracticeData => mathsPracticeData.parse({});
