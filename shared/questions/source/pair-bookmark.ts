/**
 * The name of a hidden bookmark of Word that says which left side the words of a right one belong to, from 0: the sheet has
 * them mixed, and they may be moved and changed in Word.
 */
export const toPairBookmark = (table: number, place: number): string => `_match_${table}_${place}`;
export const PAIR_BOOKMARK = /^_match_\d{1,5}_(\d{1,5})$/;
