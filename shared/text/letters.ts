const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a person calls letters: an emoji family or a letter with its accents is one. */
export const letters = (text: string): string[] =>
  Array.from(SEGMENTER.segment(text), ({ segment }) => segment);

/** The letters, each with where it begins and ends, in UTF-16 units. */
export interface PlacedLetter {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
export const placedLetters = (text: string): PlacedLetter[] =>
  Array.from(SEGMENTER.segment(text), ({ segment, index }) => ({
    text: segment,
    start: index,
    end: index + segment.length,
  }));
