/** Options, pairs, rows or terms in one item. */
export const OPTION_LIMIT = 100;
/** Words in one fill-in-the-blank text or word bank. */
export const WORD_LIMIT = 5_000;
/** Columns of options, choices or terms in one item. */
export const MOST_COLUMNS = 4;
