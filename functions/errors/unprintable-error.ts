/** A document that no further attempt could print. The message is shown to its owner. */
export class UnprintableError extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'UnprintableError';
  }
}
