/** A mistake that the caller can correct, described in lines. */
export class UsageError extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines[0]);
    this.lines = lines;
  }
}
