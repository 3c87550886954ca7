import { defineRange } from '../../range.ts';

/** The columns of a grid, and its rows. Apart from the schema, which the page that prints does not have. */
export const GRID_SIZE = defineRange({ min: 4, max: 40, step: 1, initial: 12, unit: 'columns' });
