/**
 * A rule that a guided font draws with each of its letters; both over the font size, from the base line up.
 */
export interface FontRule {
  readonly at: number;
  readonly thickness: number;
}

export interface FontFile {
  readonly family: string;
  /** The package and its file. */
  readonly file: string;
  /** The height from the base line to the head line, over the font size: to the top of l, or the middle of its pen. */
  readonly ascender: number;
  /** The height from the base line to the top of x, likewise. */
  readonly xHeight: number;
  readonly advances: readonly number[];
  /**
   * The width that joins and kerning add to a letter, as a multiple of the font size; at most 0.15 for the
   * letters in `loose`.
   */
  readonly joint: number;
  readonly loose?: RegExp;
  /** More room between words, over the font size: the stroke that leads into a word takes from it. */
  readonly wordSpace?: number;
  readonly rules?: readonly FontRule[];
  /** A text that it can draw; any other is drawn by the hand that it belongs to. */
  readonly covers?: RegExp;
}
