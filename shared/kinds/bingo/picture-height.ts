import { PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';

/** The size, in pt, to which words shrink before the picture beside them becomes smaller than its share. */
export const READABLE = 9;
/** The smallest type that a word is set in, in pt. */
export const LEAST_SIZE = 7;

/** The greatest share of a square's height that a picture has above words. */
export const BESIDE_WORDS = 0.6;
/** The share of its height that a picture keeps beside words of readable size. */
const READABLE_SHARE = 0.6;
/** The least height of a picture beside words in the smallest type, in px. */
const LEAST_PICTURE = 4;

/**
 * Returns the least height of a picture of that height in px, as a CSS length that follows the font size of
 * the words below: the smaller they are, the more the picture shrinks, so that nothing is cut.
 */
export function toLeastPictureHeight(height: number): string {
  const readable = height * READABLE_SHARE;
  const floor = Math.min(readable, LEAST_PICTURE);
  const perPx = readable / ((READABLE - LEAST_SIZE) * PX_PER_POINT);
  return `clamp(${floor}px, (1em - ${LEAST_SIZE}pt) * ${perPx}, ${readable}px)`;
}
