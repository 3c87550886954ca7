import { toPlainText } from './plain-text.ts';
import type { RichTextValue } from './rich-text.ts';

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether there is anything that has a direction. */
export const hasLetters = (text: string): boolean => FIRST_LETTER.test(text);

/** Whether there is anything that is read from the right. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * For a `dir` around what stands beside the text, its number and its options: `rtl` where the first letter
 * is of a script that is read from the right, else nothing. (`auto` would go by the number's own letters.)
 */
export function getDirection(value: RichTextValue): 'rtl' | undefined {
  const [first = ''] = FIRST_LETTER.exec(toPlainText(value)) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : undefined;
}
