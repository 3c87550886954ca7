import { cleanText } from '../../../text/clean-text.ts';
import { CLASS_LIMITS } from './class-list.ts';

/** "1." or "12)" before a name, as lists of classes are numbered. */
const PLACE = /^\d+[.)]?\s+/;

const listLines = (pasted: string): string[] =>
  pasted
    .split(/\r\n|\r|\n/)
    .map((line) => cleanText(line.replaceAll('\t', ' ')).replace(PLACE, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Reads a pasted list: a name a line, without numbers before it; columns of a table become one name. */
export const readNames = (pasted: string): string[] =>
  listLines(pasted)
    .map((name) => [...name].slice(0, CLASS_LIMITS.name).join('').trim())
    .slice(0, CLASS_LIMITS.pupils);

/** Says what of a pasted list there is no room for: "16 names left out, 1 shortened."; null where all is kept. */
export function describeLostNames(pasted: string): string | null {
  const lines = listLines(pasted);
  const kept = lines.slice(0, CLASS_LIMITS.pupils);
  const leftOut = lines.length - kept.length;
  const shortened = kept.filter((name) => [...name].length > CLASS_LIMITS.name).length;
  const said = [
    ...(leftOut > 0 ? [{ count: leftOut, what: 'left out' }] : []),
    ...(shortened > 0 ? [{ count: shortened, what: 'shortened' }] : []),
  ];
  if (said.length === 0) return null;
  const [first] = said;
  const noun = first?.count === 1 ? 'name' : 'names';
  return `${said.map(({ count, what }, at) => (at === 0 ? `${count} ${noun} ${what}` : `${count} ${what}`)).join(', ')}.`;
}

/** Sets the class that sheets are printed for; none where the list is empty. */
export function setClassList(
  worksheet: { class_list?: string[] | undefined },
  names: readonly string[],
): void {
  if (names.length > 0) worksheet.class_list = [...names];
  else delete worksheet.class_list;
}
