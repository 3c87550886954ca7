const BETWEEN = '; ';
/** Stands for the answer of a gap that has none. */
const NONE = '-';

/** Joins the answers of several gaps where a format has room for one answer. */
export const joinAnswers = (answers: readonly string[]): string =>
  answers.map((answer) => (answer === '' ? NONE : answer)).join(BETWEEN);

/** Splits what `joinAnswers` joined. */
export const splitAnswers = (joined: string): string[] =>
  joined.split(BETWEEN).map((answer) => (answer === NONE ? '' : answer));
