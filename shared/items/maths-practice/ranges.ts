import { defineRange } from '../../range.ts';

/** The numbers that problems are made of. Apart from the schema, which the page that prints does not have. */
export const OPERAND = defineRange({ min: -1_000_000, max: 1_000_000, step: 1, initial: 1, unit: '' });
export const DECIMALS = defineRange({ min: 0, max: 2, step: 1, initial: 0, unit: '' });
export const DENOMINATOR = defineRange({ min: 2, max: 20, step: 1, initial: 10, unit: '' });
export const PROBLEM_COUNT = defineRange({ min: 1, max: 100, step: 1, initial: 12, unit: '' });
export const PROBLEM_COLUMNS = defineRange({ min: 1, max: 5, step: 1, initial: 3, unit: 'columns' });
export const PYRAMID_ROWS = defineRange({ min: 2, max: 5, step: 1, initial: 3, unit: '' });
