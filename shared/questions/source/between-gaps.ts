const BETWEEN = '; ';
/** Stands for the answer of a gap that has none. */
const NONE = '-';

/** Splits the answers of several gaps, where a format has room for one answer. */
export const splitAnswers = (joined: string): string[] =>
  joined.split(BETWEEN).map((answer) => (answer === NONE ? '' : answer));
