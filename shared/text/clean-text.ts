/** Removes control characters other than tab and newline, and lone surrogates. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '');
}
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/**
 * Converts typed text to what a document may hold: cleaned, and at most `limit` UTF-16 units without
 * splitting a surrogate pair.
 */
export const cleanTypedText = (text: string, limit: number): string =>
  cleanText(text).slice(0, limit).replace(HALF_AT_END, '');
const HALF_AT_END = /[\ud800-\udbff]$/;
