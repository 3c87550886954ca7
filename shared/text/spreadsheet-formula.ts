/**
 * Matches text that a spreadsheet would run as a formula, with any number of quotes before it. Space, tabs, line breaks and the signs of
 * full width count too: spreadsheets pass over the one and read the other.
 */
const FORMULA = /^['\s\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Adds a quote, which makes a formula plain text in a spreadsheet; `unescapeFormula` removes that quote. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
