import { clamp } from 'es-toolkit';
import type { MemoCache } from '../../paper/measure/memo-cache.ts';
import { toExcerpt } from '../../text/plain-text.ts';
import { INLINE_IMAGE_SIZE } from '../../vocabulary/image-sizes.ts';
import type { Sizes } from '../parts/automatic-sizes.ts';
import { BINGO_FONT_SIZE, type Dimension } from './choices.ts';
import type { Bingo } from './schema.ts';

/** The font sizes in pt, by the rows of a card. A word that needs more room shrinks. */
const FONT_SIZES = { 3: 36, 4: 26, 5: 20, 6: 18, 7: 16 } as const satisfies Record<Dimension, number>;
/** A picture's height on a card of one row, in px; a square never gives it more than it has. */
const PICTURE = 525;
/** Numbers and letters are set larger: in characters, and by how much. */
const [SHORT, LARGER] = [3, 1.8];

const isShort = ({ items }: Pick<Bingo, 'items'>): boolean =>
  items.every(({ term }) => toExcerpt(term, SHORT + 1).length <= SHORT);

/** Returns the sizes that suit the squares of a card. */
export function getGridSizes(bingo: Pick<Bingo, 'dimension' | 'items'>): Sizes {
  const words = FONT_SIZES[bingo.dimension];
  return {
    font: Math.min(BINGO_FONT_SIZE.max, bingo.items.length > 0 && isShort(bingo) ? words * LARGER : words),
    images: clamp(PICTURE / bingo.dimension, INLINE_IMAGE_SIZE.initial, INLINE_IMAGE_SIZE.max),
  };
}

/** Returns the game with the sizes that its words and pictures are printed in, where they follow the grid. */
export function applyGridSizes(bingo: Bingo, reuse: MemoCache): Bingo {
  const { font, images } = bingo.automatic_sizes;
  if (!font && !images) return bingo;
  const sizes = getGridSizes(bingo);
  const style = reuse.of('automatic style', [bingo.style, images, sizes.images], () =>
    images ? { ...bingo.style, images: { ...bingo.style.images, size: sizes.images } } : bingo.style,
  );
  return { ...bingo, style, font_size: font ? sizes.font : bingo.font_size };
}
