/** An answer that a file knows to a question, with what it earns, in percent. */
export interface WeighedAnswer {
  readonly text: string;
  readonly weight: number;
}

/** The percent from which on an answer is whole: files round thirds. */
const WHOLE = 99;

export const isWhole = (weight: number): boolean => weight >= WHOLE;

/** Reads a weight as a file writes it, also with a decimal comma; none is nothing. */
export const readWeight = (text: string | undefined): number => {
  const weight = Number((text ?? '').trim().replace(',', '.'));
  return Number.isNaN(weight) ? 0 : weight;
};

/** Tells of each option whether it is right: those that earn all, or where none does, those that earn it together. */
export function findRightOptions(weights: readonly number[]): boolean[] {
  const hasWhole = weights.some(isWhole);
  return weights.map((weight) => (hasWhole ? isWhole(weight) : weight > 0));
}

/** The answer that stands for any other one. */
const ANY = '*';

/** Lists the written answers that are right; those that earn a part or nothing are named, and never in the key. */
export function listRightAnswers(
  answers: readonly WeighedAnswer[],
  lose: (what: string, text: string) => void,
): string[] {
  const known = answers
    .filter(({ text }) => text.trim() !== ANY && text.trim() !== '')
    // A star that was meant is escaped, as the sign stands for any words.
    .map(({ text, weight }) => ({ text: text.replaceAll('\\*', '*'), weight }));
  for (const { text, weight } of known) {
    if (weight <= 0) lose('Expected wrong answer', text);
    else if (!isWhole(weight)) lose(`Answer that earns ${Number(weight.toFixed(2))} % of the points`, text);
  }
  return [...new Set(known.filter(({ weight }) => isWhole(weight)).map(({ text }) => text))];
}
