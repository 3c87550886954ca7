import { measureTextWidth } from '../../paper/fonts/text-width.ts';
import { PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { Card } from '../parts/card.ts';
import type { CardSizes } from './card-places.ts';
import { BESIDE_WORDS, READABLE } from './picture-height.ts';
import type { Bingo } from './schema.ts';
import { WordCache } from './word-cache.ts';

/** Between a square's line and what stands in it, by the square's width or height; in px. */
export const getPadding = (side: number): number => Math.max(LEAST_PADDING, PADDING * side);
const [LEAST_PADDING, PADDING] = [4, 0.05];

/** The share of the words that decides: what is longer than these is smaller by itself. */
const MOST_WORDS = 0.75;
/** Of the size that these have room for, the least that all are set in so that longer ones are no smaller. */
const LEAST_SHARE = 0.8;
/** In pt: a size between two steps would only look like a mistake. */
const STEP = 0.5;

/** What a line cannot end within; signs that need no space between them stand each by itself. */
const PIECES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\S+/gu;

const [widest, whole] = [new WordCache(), new WordCache()];

/** In px, at 1 pt. */
function measureWidth(text: string, font: Bingo['style']['font']): number {
  return (measureTextWidth(text, font, SAMPLE) / SAMPLE) * PX_PER_POINT;
}
/** Large enough for the widths to be exact; in px. */
const SAMPLE = 100;
/** Of a line, in em; so many lines are reckoned with where a word has to part. */
const [LINE, LINES] = [1.15, 2];

/** The size, in pt, in which it stands on one line, or parted at its spaces on two. */
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
 * The one size, in pt, for the words of all cards, as far as they fit whole and can be read: cards on which every
 * word is as large as its own square allows look ragged. Faces must be there, or are measured again when they are.
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
  // Whatever can stand whole and be read does so in the size of the others.
  const longest = fitting.findLast((size) => size >= READABLE) ?? font_size;
  const common = most < READABLE ? READABLE : Math.max(longest, LEAST_SHARE * Math.min(most, font_size));
  return Math.floor(Math.min(font_size, common) / STEP) * STEP;
}
