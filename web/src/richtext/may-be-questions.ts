import { isEndless } from '#shared/questions/is-endless.ts';

/** The pasted text, by its type. */
export type Pasted = Pick<DataTransfer, 'getData'>;

/** A numbered line or a lettered one, with words behind its label, in the letters and figures of any script. */
const LABELLED =
  /^[ \t]{0,20}[*✓✔]?[ \t]{0,20}(?:(?:\p{L}{1,12}\.?[ \t]?)?[(#（]?(?:\p{Nd}{1,3}|\p{L}\p{M}?)\s?[.):．）：、-]|[①-⑳ⓐ-ⓩ㉠-㉻])/gmu;
/** A line that asks by itself: it ends with a question mark, or has room to write. */
const ASKING = /[?？؟]["”’)]?[ \t]{0,20}$|_{3,}|\.{5}|…{2}/gm;
/** An entry of a list, on the web or in Word. */
const LISTED = /<li[\s>]|mso-list:l/gi;
/** A row of a table, which may be pairs. */
const ROW = /<tr[\s>]/gi;
/** A row of a spreadsheet, or a setting above notes of Anki. */
const CELLS = /^[^\t\n]{0,500}\t|^#[a-z ]{2,30}:/gm;
const ENOUGH = 50_000;

/** Tells, at once, whether a look at what was pasted is worth it: it may be the questions of a test. */
export function mayBeQuestions(pasted: Pasted): boolean {
  const count = (type: string, pattern: RegExp) =>
    pasted.getData(type).slice(0, ENOUGH).match(pattern)?.length ?? 0;
  if (isEndless(pasted.getData('text/plain'))) return false;
  return (
    count('text/plain', LABELLED) > 1 ||
    count('text/plain', ASKING) > 1 ||
    count('text/plain', CELLS) > 1 ||
    count('text/html', LISTED) > 1 ||
    count('text/html', ROW) > 1
  );
}

/** Copies what was pasted, which a browser forgets when its event is over. */
export function copyPasted(pasted: Pasted): Pasted {
  const types = ['text/plain', 'text/html'];
  const copies = new Map(types.map((type) => [type, pasted.getData(type)]));
  return { getData: (type) => copies.get(type) ?? '' };
}
