/** A bubble with the space after it, and between two columns; over the font size, as view.css of multiple choice has them. */
const BUBBLE = 1.9;
const GAP = 1;
/**
 * Returns the room for the words of an option, with so many columns in that width; all as multiples of the
 * font size.
 */
export const getOptionRoom = (columns: number, width: number): number =>
  (width - GAP * (columns - 1)) / columns - BUBBLE;
