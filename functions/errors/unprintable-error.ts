/** A document that no further try would print, in words for its owner. */
export class Unprintable extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'Unprintable';
  }
}
