import { getWords } from '../maths/formula-text.ts';
import { toPlainText } from './plain-text.ts';
import type { RichTextValue } from './rich-text.ts';

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Tells whether the text has any character with a direction; a formula runs its own way. */
export const hasLetters = (text: string): boolean => FIRST_LETTER.test(getWords(text));

/** Tells whether the text has any character that runs from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * Returns the `dir` for the elements beside the text, its number and its options: `rtl` where its first
 * letter runs from right to left, else undefined. (`auto` would follow the letters of the number.)
 */
export function getDirection(value: RichTextValue): 'rtl' | undefined {
  const [first = ''] = FIRST_LETTER.exec(getWords(toPlainText(value))) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : undefined;
}

/**
 * Returns the direction of a text that belongs to another one, such as an option to its question: with any letter that runs from
 * right to left it follows one that does, whatever it begins with: "H2O هو الماء." else it has its own.
 */
export const getDirectionBeside = (value: RichTextValue, other: RichTextValue): 'rtl' | undefined =>
  hasRightToLeft(toPlainText(value)) ? (getDirection(other) ?? getDirection(value)) : getDirection(value);
