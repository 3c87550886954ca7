import { defineRange } from '../../range.ts';

/** The numbers that drawings are made of. Apart from the schema, which the page that prints does not have. */
export const DRAWING_SIZE = defineRange({ min: 1, max: 200, step: 1, initial: 35, unit: 'mm' });
export const PAPER_HEIGHT = defineRange({ min: 2, max: 23, step: 0.5, initial: 10, unit: 'cm' });
export const SCALE_NUMBER = defineRange({ min: -10_000, max: 10_000, step: 1, initial: 0, unit: '' });
/** 0 stands for a step that suits the numbers. */
export const SCALE_STEP = defineRange({ min: 0, max: 10_000, step: 1, initial: 0, unit: '' });
export const DRAWING_COLUMNS = defineRange({ min: 1, max: 6, step: 1, initial: 3, unit: 'columns' });
export const MADE_COUNT = defineRange({ min: 0, max: 100, step: 1, initial: 0, unit: '' });
