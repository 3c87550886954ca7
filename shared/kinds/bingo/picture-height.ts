import { PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';

/** In pt: down to this size words shrink before the picture beside them becomes any smaller than its share. */
export const READABLE = 9;
/** The smallest type that a word is set in, in pt. */
export const LEAST_SIZE = 7;

/** Of a square's height, what a picture has above words at most. */
export const BESIDE_WORDS = 0.6;
/** Of its height, what a picture keeps beside words that can be read well. */
const KEPT_SHARE = 0.6;
/** Beside words in the smallest type; in px. */
const LEAST_PICTURE = 4;

/**
 * How low a picture of that height, in px, may become for the words below it, as a length in CSS that follows the
 * size of their letters: the smaller these had to become, the more it gives way, so that nothing is cut.
 */
export function toLeastPictureHeight(height: number): string {
  const kept = height * KEPT_SHARE;
  const least = Math.min(kept, LEAST_PICTURE);
  const perPx = kept / ((READABLE - LEAST_SIZE) * PX_PER_POINT);
  return `clamp(${least}px, (1em - ${LEAST_SIZE}pt) * ${perPx}, ${kept}px)`;
}
