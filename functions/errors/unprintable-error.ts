/** A document that no further try would print, in words for its owner. */
export class UnprintableError extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'UnprintableError';
  }
}
