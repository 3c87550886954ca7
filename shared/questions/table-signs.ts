/**
 * Signs by which a text keeps the tables that it was pasted with, each row a paragraph: "dew | drops". All but the bar are
 * invisible, and no text has them like this.
 */
const JOINER = '\u2060';
export const CELL_SIGN = ` ${JOINER}|${JOINER} `;
/** Before the first row of a table. */
export const TABLE_SIGN = JOINER + JOINER;
/** Before a row that is the head of its table. */
export const HEAD_SIGN = `\u2061${JOINER}`;

/** Finds what is between two cells, whatever became of the room around it. */
export const BETWEEN_CELLS = /\s*\u2060\|\u2060\s*/g;
/** Finds the signs before a row. */
export const BEFORE_ROW = /^\s*(\u2060\u2060)?(\u2061\u2060)?/;
