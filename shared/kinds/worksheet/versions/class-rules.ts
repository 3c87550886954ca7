import { cleanText } from '../../../text/clean-text.ts';
import { LEVELS, type Level } from '../../../vocabulary/difficulty.ts';
import { CLASS_LIMITS, type Pupil } from './class-list.ts';

/** "1." or "12)" before a name, as lists of classes are numbered. */
const PLACE = /^\d+[.)]?\s+/;

/** ", support" behind a name; a column of a table ends with a tab. */
const LEVEL = new RegExp(`(?<=\\S)\\s*[,;\\t]\\s*(${LEVELS.join('|')}|standard)\\s*$`, 'i');

const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);

const cleanName = (text: string): string =>
  cleanText(text.replaceAll('\t', ' ')).replace(PLACE, '').replace(/\s+/g, ' ').trim();

/** Reads a line: a name, and behind it the level of the sheet that the pupil gets. */
function readPupil(line: string): Pupil {
  const [said, word = ''] = LEVEL.exec(line) ?? [];
  const level = word.toLowerCase();
  const name = cleanName(said === undefined ? line : line.slice(0, -said.length));
  return isLevel(level) ? { name, level } : { name };
}

const listPupils = (pasted: string): Pupil[] =>
  pasted
    .split(/\r\n|\r|\n/)
    .map(readPupil)
    .filter(({ name }) => name);

/**
 * Reads a pasted list: a pupil a line, with a level behind the name or without; numbers before it are left out, and columns of
 * a table become one name.
 */
export const readPupils = (pasted: string): Pupil[] =>
  listPupils(pasted)
    .map((pupil) => ({ ...pupil, name: [...pupil.name].slice(0, CLASS_LIMITS.name).join('').trim() }))
    .slice(0, CLASS_LIMITS.pupils);

/** Writes a list as it is read. */
export const writePupils = (pupils: readonly Pupil[]): string =>
  pupils.map(({ name, level }) => (level ? `${name}, ${level}` : name)).join('\n');

/** Says what of a pasted list there is no room for: "16 names left out, 1 shortened."; null where all is kept. */
export function describeLostNames(pasted: string): string | null {
  const pupils = listPupils(pasted);
  const kept = pupils.slice(0, CLASS_LIMITS.pupils);
  const leftOut = pupils.length - kept.length;
  const shortened = kept.filter(({ name }) => [...name].length > CLASS_LIMITS.name).length;
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
  worksheet: { class_list?: Pupil[] | undefined },
  pupils: readonly Pupil[],
): void {
  if (pupils.length > 0) worksheet.class_list = [...pupils];
  else delete worksheet.class_list;
}
