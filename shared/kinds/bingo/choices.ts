import { defineRange } from '../../range.ts';
import { VERSION_LETTERS } from '../../vocabulary/version-letter.ts';

/**
 * The sizes of a card's grid, which has as many rows as columns. A size more begins here; the compiler then names each
 * table that lacks it.
 */
export const DIMENSIONS = [3, 4, 5, 6, 7] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export const INITIAL_DIMENSION: Dimension = 5;
export const DIMENSION = defineRange({
  min: Math.min(...DIMENSIONS),
  max: Math.max(...DIMENSIONS),
  step: 1,
  initial: INITIAL_DIMENSION,
  unit: 'columns',
});
/** Cells are counted from 1; so many has the largest grid. */
export const LAST_CELL = DIMENSION.max ** 2;
export const BINGO_FONT_SIZE = defineRange({ min: 12, max: 64, step: 1, initial: 20, unit: 'pt' });
export const CALL_LIST_FONT_SIZE = defineRange({ min: 10, max: 32, step: 1, initial: 14, unit: 'pt' });
export const CALL_LIST_COLUMNS = defineRange({ min: 1, max: 4, step: 1, initial: 2, unit: 'columns' });
export const CARD_COUNT = defineRange({ min: 1, max: 100, step: 1, initial: 30, unit: 'cards' });
/** What squares can show alone (`squares`). */
export const SHOWN_ALONE = ['picture', 'word'] as const;
/** `free_space_preset`. */
export const FREE_SPACE_PRESETS = { center: 0, four_corners: 1, none: 2, custom: 3 } as const;
/** The most copies of a call list, each of which a letter names. */
export const CALL_COPIES_LIMIT = VERSION_LETTERS.length;
