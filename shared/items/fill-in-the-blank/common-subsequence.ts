/** Returns the longest common subsequence, as places in `before`. */
export function findCommonSubsequence(before: readonly string[], after: readonly string[]): number[] {
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
