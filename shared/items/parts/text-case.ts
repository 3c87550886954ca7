import { mapWords } from '../../maths/formula-text.ts';

export const TEXT_CASES = ['none', 'capitalize', 'uppercase', 'lowercase'] as const;
export type TextCase = (typeof TEXT_CASES)[number];

/**
 * Converts a text to the case, but not its formulas. Title Case changes only the first letter of each word; `none` changes
 * nothing.
 */
export const applyTextCase = (text: string, textCase: TextCase, locale: string): string =>
  mapWords(text, (words) => convertWords(words, textCase, locale));

function convertWords(text: string, textCase: TextCase, locale: string): string {
  if (textCase === 'uppercase') return text.toLocaleUpperCase(locale);
  if (textCase === 'lowercase') return text.toLocaleLowerCase(locale);
  if (textCase === 'none') return text;
  return text.replace(FIRST_LETTERS, (letter) => letter.toLocaleUpperCase(locale));
}
const FIRST_LETTERS = /(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu;
