import { defineRange } from '../range.ts';

/** Sizes in px at 96 an inch; x and y from the sheet's upper left corner. */
export const IMAGE_WIDTH = defineRange({ min: 8, max: 1056, step: 1, initial: 120, unit: 'px' });
export const IMAGE_PLACE = defineRange({ min: -1056, max: 1408, step: 1, initial: 300, unit: 'px' });
export const INLINE_IMAGE_SIZE = defineRange({ min: 48, max: 200, step: 1, initial: 96, unit: 'px' });
