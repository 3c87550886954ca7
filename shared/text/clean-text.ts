/** Removes control characters other than tab and newline, lone surrogates, and the two signs that no XML may hold. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(FORBIDDEN, '');
}
const FORBIDDEN = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

/**
 * Converts typed text to what a document may hold: cleaned, and at most `limit` UTF-16 units without
 * splitting a surrogate pair.
 */
export const cleanTypedText = (text: string, limit: number): string =>
  cleanText(text).slice(0, limit).replace(HALF_AT_END, '');
const HALF_AT_END = /[\ud800-\udbff]$/;
