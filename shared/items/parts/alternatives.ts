import { splitOutside } from '../../maths/formula-text.ts';

const BETWEEN = ' / ';

/** Joins answers of which each is right: "colour / color". */
export const joinAlternatives = (answers: readonly string[]): string =>
  answers
    .map((answer) => answer.trim())
    .filter(Boolean)
    .join(BETWEEN);

/** Splits what `joinAlternatives` joined; a slash without spaces, as in "1/2", is part of an answer, as is one in a formula. */
export const splitAlternatives = (text: string): string[] =>
  splitOutside(text, /\s\/\s/)
    .map((answer) => answer.trim())
    .filter(Boolean);
