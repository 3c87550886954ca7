import { PX_PER_POINT } from '../../paper/page.ts';
import { drawnWidth } from '../../paper/text-width.ts';
import { plainText } from '../../text/plain-text.ts';
import type { Card } from '../card.ts';
import { EachWord } from './each-word.ts';
import type { Bingo } from './schema.ts';

/** Between a square's line and what stands in it, in px. */
export const PADDING = 5;

/** Of the size that is wished for, the least that words which would fit are set in for the others' sake. */
const LEAST_SHARE = 0.6;
/** The share of the words that decides: what is longer than these is smaller by itself. */
const MOST_WORDS = 0.75;
/** In pt: a size between two steps would only look like a mistake. */
const STEP = 0.5;

/** What a line cannot end within; signs that need no space between them stand each by itself. */
const PIECES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\S+/gu;

const widest = new EachWord();

/** In px, at 1 pt. */
function widestPiece({ term }: Card, font: Bingo['style']['font']): number {
  const pieces = plainText(term).match(PIECES) ?? [];
  return Math.max(0, ...pieces.map((piece) => drawnWidth(piece, font, SAMPLE) / SAMPLE)) * PX_PER_POINT;
}
/** Large enough for the widths to be exact; in px. */
const SAMPLE = 100;

/**
 * The one size, in pt, for the words of all cards, as far as they fit: cards on which every word is as large as its
 * own square allows look ragged. `square` in px. Faces must be there, or are measured again when they are.
 */
export function wordSize(
  { style, font_size }: Pick<Bingo, 'style' | 'font_size'>,
  words: readonly Card[],
  square: number,
): number {
  const room = square - 2 * PADDING;
  const fitting = words
    .map((word) => room / widest.measure(word, style.font, () => widestPiece(word, style.font)))
    .filter(Number.isFinite)
    .sort((a, b) => b - a);
  const common = fitting[Math.ceil(fitting.length * MOST_WORDS) - 1] ?? font_size;
  const size = Math.max(font_size * LEAST_SHARE, Math.min(font_size, common));
  return Math.floor(size / STEP) * STEP;
}
