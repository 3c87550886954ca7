/**
 * Finds the place in a line that corresponds to a place in another line of the same text. Each line is the list of its
 * runs of letters. One of the lines may be in another case, or leave out some letters or show others, such as a line to
 * write on in place of a word; then the place is behind what both have before it, or else at the end.
 */
export function mapOffset(offset: number, runs: readonly string[], others: readonly string[]): number {
  const [text, other] = [runs.join(''), others.join('')];
  if (text === other || isOtherCase(text, other)) return offset;
  return findInRun(offset, runs, other) ?? findBesideRun(offset, text, others) ?? other.length;
}

// Texts are compared by their letters alone: the capital of a Turkish i keeps its dot, that of a Greek ά has no accent.
const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Tells whether two texts differ in the case of their letters, each of which is as long in both. */
const isOtherCase = (text: string, other: string): boolean =>
  text.length === other.length && compare(text.toUpperCase(), other.toUpperCase()) === 0;

/** Lists where each run begins in the text, searched in their order; -1 where it is not there. */
function alignRuns(runs: readonly string[], text: string): number[] {
  let from = 0;
  return runs.map((run) => {
    const at = text.indexOf(run, from);
    if (at >= 0) from = at + run.length;
    return at;
  });
}

/** Finds the run of the offset in the other text; else the end of the nearest run before it that is there. */
function findInRun(offset: number, runs: readonly string[], other: string): number | undefined {
  const starts = alignRuns(runs, other);
  let before = 0;
  let found: number | undefined;
  for (const [index, run] of runs.entries()) {
    if (before > offset || (before === offset && found !== undefined)) break;
    const start = starts[index] ?? -1;
    if (start >= 0) found = start + Math.min(offset - before, run.length);
    before += run.length;
  }
  return found;
}

/** Finds the last of the other runs that the text has before the offset, and the place in it or at its end. */
function findBesideRun(offset: number, text: string, others: readonly string[]): number | undefined {
  let before = 0;
  let found: number | undefined;
  for (const [index, start] of alignRuns(others, text).entries()) {
    const { length } = others[index] ?? '';
    if (start >= 0 && start <= offset) found = before + Math.min(offset - start, length);
    before += length;
  }
  return found;
}
