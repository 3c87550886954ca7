import { cleanText } from '../../../text/clean-text.ts';
import { CLASS_LIMITS } from './class-list.ts';

/** "1." or "12)" before a name, as lists of classes are numbered. */
const PLACE = /^\d+[.)]?\s+/;

/** Reads a pasted list: a name a line, without numbers before it; columns of a table become one name. */
export const readNames = (pasted: string): string[] =>
  pasted
    .split(/\r\n|\r|\n/)
    .map((line) => cleanText(line.replaceAll('\t', ' ')).replace(PLACE, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((name) => [...name].slice(0, CLASS_LIMITS.name).join('').trim())
    .slice(0, CLASS_LIMITS.pupils);

/** Sets the class that sheets are printed for; none where the list is empty. */
export function setClassList(
  worksheet: { class_list?: string[] | undefined },
  names: readonly string[],
): void {
  if (names.length > 0) worksheet.class_list = [...names];
  else delete worksheet.class_list;
}
