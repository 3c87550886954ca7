import { once } from 'es-toolkit';

/** Made at the first use: it takes 15 ms, which a server that splits no text should not spend when it starts. */
const getSegmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/**
 * Splits a text into graphemes, the letters as people count them: an emoji family or a letter with its
 * accents is one.
 */
export const splitGraphemes = (text: string): string[] =>
  Array.from(getSegmenter().segment(text), ({ segment }) => segment);

/** The letters, each with where it begins and ends, in UTF-16 units. */
export interface PlacedGrapheme {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
export const splitPlacedGraphemes = (text: string): PlacedGrapheme[] =>
  Array.from(getSegmenter().segment(text), ({ segment, index }) => ({
    text: segment,
    start: index,
    end: index + segment.length,
  }));
