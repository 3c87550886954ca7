/**
 * The most pairs of tokens that are compared; a larger change counts as new text between its first and last
 * token.
 */
const PAIRS = 400_000;

/**
 * Returns, for each token after a change, its place before the change, or -1 where it is new. Tokens between
 * the same neighbours, and as many as before, are the same tokens: a word that is being corrected.
 */
export function matchTokens(before: readonly string[], after: readonly string[]): number[] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start++;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const shift = before.length - after.length;
  const middle = matchMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return after.map((_, place) => {
    if (place < start) return place;
    if (place >= after.length - end) return place + shift;
    const match = middle[place - start] ?? -1;
    return match < 0 ? -1 : match + start;
  });
}

function matchMiddle(before: readonly string[], after: readonly string[]): number[] {
  if (before.length === after.length && before.length === 1) return [0];
  if (before.length * after.length > PAIRS) return after.map(() => -1);
  return findCommonSubsequence(before, after);
}

/** Returns the longest common subsequence, as places in `before`. */
function findCommonSubsequence(before: readonly string[], after: readonly string[]): number[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const getLength = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? getLength(row + 1, column + 1) + 1
          : Math.max(getLength(row + 1, column), getLength(row, column + 1));
    }
  }
  let row = 0;
  return after.map((token, column) => {
    while (
      before[row] !== token &&
      row < before.length &&
      getLength(row + 1, column) >= getLength(row, column + 1)
    )
      row++;
    return before[row] === token && row < before.length ? row++ : -1;
  });
}
