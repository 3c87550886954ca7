import { upperFirst } from 'es-toolkit';

/** More are not named one by one. */
const NAMED = 4;

export interface DisplayName {
  /** The number as printed, without brackets or a full stop around it. */
  readonly number: string | null;
  readonly words: string;
}

/** Joins names: "1, 2 and 5 more". */
export function joinNames(names: readonly string[]): string {
  const shown = names.length > NAMED ? names.slice(0, NAMED - 1) : names;
  const rest = names.length - shown.length;
  const list = rest > 0 ? [...shown, `${rest} more`] : shown;
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join('');
}

/** Joins names to the subject of a sentence, which they begin. */
export function joinAsSubject(names: readonly DisplayName[]): string {
  const isMixed = names.some(({ number }) => number === null);
  const toName = (number: string) => (isMixed ? `question ${number}` : number);
  const subject = joinNames(names.map(({ number, words }) => (number === null ? words : toName(number))));
  if (isMixed) return upperFirst(subject);
  return `${names.length > 1 ? 'Questions' : 'Question'} ${subject}`;
}
