import type { MemoCache } from '../../paper/measure/memo-cache.ts';
import type { Sizes } from '../parts/automatic-sizes.ts';
import type { PageSetup } from './page-setups.ts';
import type { Flashcard } from './schema.ts';

/** Type in pt and pictures in px that suit a card: read from further away, and half as high as it at most. */
const SIZES: Readonly<Record<PageSetup, Sizes>> = {
  s10: { font: 20, images: 80 },
  s8: { font: 24, images: 96 },
  s6: { font: 28, images: 140 },
  s4: { font: 40, images: 200 },
  s3: { font: 36, images: 130 },
  s2: { font: 56, images: 230 },
  s1: { font: 96, images: 480 },
};

export const getCardSizes = ({ page_setup }: Pick<Flashcard, 'page_setup'>): Sizes => SIZES[page_setup];

/** Returns the deck with the sizes that its cards are printed in, where they follow its setup. */
export function applyCardSizes(deck: Flashcard, reuse: MemoCache): Flashcard {
  const { style, page_setup, automatic_sizes } = deck;
  const { font, images } = automatic_sizes;
  if (!font && !images) return deck;
  const sizes = getCardSizes(deck);
  const sized = reuse.of('automatic style', [style, page_setup, font, images], () => ({
    ...style,
    ...(font && { font_size: sizes.font }),
    ...(images && { images: { ...style.images, size: sizes.images } }),
  }));
  return { ...deck, style: sized };
}
