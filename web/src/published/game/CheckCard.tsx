import { type CSSProperties, memo, useEffect, useMemo } from 'react';
import { BingoCard, type BingoLook } from '#shared/kinds/bingo/BingoCard.tsx';
import type { Grid } from '#shared/kinds/bingo/deal-cards.ts';
import type { PublishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { getWordSize } from '#shared/kinds/bingo/word-size.ts';
import { useLateFonts } from '#shared/paper/draw/FitText.tsx';
import { PictureContext } from '#shared/paper/draw/Picture.tsx';
import {
  fetchFallbackFonts,
  findFallbackFonts,
  listFallbackFamilies,
} from '#shared/paper/fonts/fallback-fonts.ts';
import { getPrintedLook, listCardPictures, type PrintedLook } from './printed-card.ts';
import { usePictureAddresses } from './use-picture-addresses.ts';
import '#shared/paper/fonts/fonts.css';
import '#shared/paper/draw/paper.css';
import '#shared/kinds/bingo/view.css';

interface CheckCardProps {
  readonly game: PublishedGame;
  readonly grid: Grid;
  /** The number of the card, from 1. */
  readonly number: number;
}

const NONE: ReadonlySet<number> = new Set();

/** A card as the paper draws it, at its size on the sheet; it is looked at, what can be pressed lies over it. */
export const CheckCard = memo(function CheckCard({ game, grid, number }: CheckCardProps) {
  const printed = useMemo(() => getPrintedLook(game), [game]);
  const { words, sizes } = printed;
  const look = usePrintedLook(printed);
  const shapes = useMemo(() => listCardPictures(game, grid), [game, grid]);
  const addresses = usePictureAddresses(shapes);
  const fallbackFonts = useMemo(() => findFallbackFonts([look.top_word, ...words]), [look, words]);
  useEffect(() => fetchFallbackFonts(fallbackFonts, look.locale), [fallbackFonts, look]);
  const families = `${listFallbackFamilies(fallbackFonts, look.locale)}, sans-serif`;
  const address = useMemo(
    () =>
      ({ id }: { id: string }) =>
        addresses.get(Number(id)) ?? null,
    [addresses],
  );
  const place = useMemo(() => ({ card: number - 1, left: 0, top: 0 }), [number]);
  return (
    <div
      className="paper"
      lang={look.locale}
      aria-hidden="true"
      style={{ '--fallback-fonts': families } as CSSProperties}
    >
      <PictureContext value={address}>
        <BingoCard {...{ place, grid, words, sizes, look }} fresh={NONE} />
      </PictureContext>
    </div>
  );
});

/** Returns the look with the printed font size, which depends on the words' widths in their font. */
function usePrintedLook({ words, look, sizes }: PrintedLook): BingoLook {
  // Another font has other widths.
  useLateFonts();
  const font_size = getWordSize(look, words, sizes);
  return useMemo(() => ({ ...look, font_size }), [look, font_size]);
}
