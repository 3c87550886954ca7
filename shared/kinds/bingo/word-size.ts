import { measureTextWidth } from '../../paper/fonts/text-width.ts';
import { PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { Card } from '../parts/card-schema.ts';
import type { CardSizes } from './card-places.ts';
import { BESIDE_WORDS, READABLE } from './picture-height.ts';
import type { Bingo } from './schema.ts';
import { WordCache } from './word-cache.ts';

/** Returns the padding of a square, by its width or height; in px. */
export const getPadding = (side: number): number => Math.max(LEAST_PADDING, PADDING * side);
const [LEAST_PADDING, PADDING] = [4, 0.05];

/** The share of the words that decides: what is longer than these is smaller by itself. */
const MOST_WORDS = 0.75;
/** All words are set at least in this share of the common size, so that longer ones are no smaller. */
const LEAST_SHARE = 0.8;
/** The step between sizes, in pt: a size between two steps would only look like a mistake. */
const STEP = 0.5;

/** Matches the pieces that a line never breaks; characters of scripts without spaces are one piece each. */
const PIECES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\S+/gu;

const [widest, whole] = [new WordCache(), new WordCache()];

/** Measures the width of a text in px at 1 pt. */
function measureWidth(text: string, font: Bingo['style']['font']): number {
  return (measureTextWidth(text, font, SAMPLE) / SAMPLE) * PX_PER_POINT;
}
/** Large enough for the widths to be exact; in px. */
const SAMPLE = 100;
/** The height of a line in em, and the number of lines that a long word may take. */
const [LINE, LINES] = [1.15, 2];

/** Returns the size in pt in which a word fits on one line, or broken at its spaces on two. */
function getFittingSize(
  word: Card,
  font: Bingo['style']['font'],
  room: { width: number; height: number },
): number {
  const text = toPlainText(word.term);
  const pieces = text.match(PIECES) ?? [];
  const piece = widest.measure(word, font, () =>
    Math.max(0, ...pieces.map((part) => measureWidth(part, font))),
  );
  const line = whole.measure(word, font, () =>
    Math.max(...text.split('\n').map((part) => measureWidth(part, font))),
  );
  // A line leaves a picture its share; to several it gives way.
  const height = word.term_image ? room.height * (1 - BESIDE_WORDS) : room.height;
  const onOneLine = Math.min(room.width / line, height / (LINE * PX_PER_POINT));
  if (pieces.length < LINES) return onOneLine;
  return Math.max(onOneLine, Math.min(room.width / piece, room.height / (LINES * LINE * PX_PER_POINT)));
}

/**
 * Returns the common size in pt for the words of all cards, as far as they fit whole and are readable: cards
 * with every word as large as its own square allows look ragged. Fonts must be loaded; the caller measures
 * again when more arrive.
 */
export function getWordSize(
  { style, font_size }: Pick<Bingo, 'style' | 'font_size'>,
  words: readonly Card[],
  { square, squareHeight }: Pick<CardSizes, 'square' | 'squareHeight'>,
): number {
  const [width, height] = [square, squareHeight].map((side) => side - 2 * getPadding(side));
  const room = { width: width ?? 0, height: height ?? 0 };
  const fitting = words
    .filter(({ term }) => !isBlank(term))
    .map((word) => getFittingSize(word, style.font, room))
    .filter(Number.isFinite)
    .sort((a, b) => b - a);
  const most = fitting[Math.ceil(fitting.length * MOST_WORDS) - 1] ?? font_size;
  // Every word that fits whole and readable takes the common size.
  const longest = fitting.findLast((size) => size >= READABLE) ?? font_size;
  const common = most < READABLE ? READABLE : Math.max(longest, LEAST_SHARE * Math.min(most, font_size));
  return Math.floor(Math.min(font_size, common) / STEP) * STEP;
}
