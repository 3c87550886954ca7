import { once } from 'es-toolkit';

/** Made at the first use: it takes 15 ms, which a server that splits no text should not spend when it starts. */
const getSegmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The letters, each with where it begins and ends, in UTF-16 units. */
export interface PlacedGrapheme {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A sign that cannot stand alone: some browsers make a cluster of the vowel signs of Burmese. */
const MARK = /^\p{M}/u;
/** A sign that joins the next letter to the one before: of Burmese, Khmer and Tai Tham. */
const JOINING = /[\u1039\u17D2\u1A60]$/;

/** Signs of which each is a letter by itself; a return and a line feed would be one. */
const SINGLE_SIGNS = /^[\x20-\x7E]*$/;

/**
 * Splits a text into graphemes, the letters as people count them, with their places: an emoji family or a letter with its accents
 * is one, and none begins with a sign that cannot stand alone.
 */
export function splitPlacedGraphemes(text: string): PlacedGrapheme[] {
  // Most texts, and at each key: the segmenter takes ten times as long.
  if (SINGLE_SIGNS.test(text))
    return Array.from(text, (sign, start) => ({ text: sign, start, end: start + 1 }));
  const letters: PlacedGrapheme[] = [];
  for (const { segment, index } of getSegmenter().segment(text)) {
    const last = letters.at(-1);
    const end = index + segment.length;
    const joins =
      last !== undefined && (MARK.test(segment) || JOINING.test(last.text)) && /\S$/.test(last.text);
    if (joins) letters[letters.length - 1] = { text: last.text + segment, start: last.start, end };
    else letters.push({ text: segment, start: index, end });
  }
  return letters;
}

export const splitGraphemes = (text: string): string[] =>
  splitPlacedGraphemes(text).map((letter) => letter.text);
