import { type CSSProperties, memo, useEffect, useMemo } from 'react';
import { BingoCard, type BingoLook } from '#shared/kinds/bingo/BingoCard.tsx';
import type { Grid } from '#shared/kinds/bingo/deal.ts';
import type { PublishedGame } from '#shared/kinds/bingo/published-game.ts';
import { wordSize } from '#shared/kinds/bingo/word-size.ts';
import { useFaces } from '#shared/paper/draw/Fitted.tsx';
import { PictureContext } from '#shared/paper/draw/Picture.tsx';
import { fetchStandIns, standInFamilies, standInsOf } from '#shared/paper/fonts/stand-ins.ts';
import { type PrintedLook, picturesOn, printedLook } from './printed-card.ts';
import { usePictureAddresses } from './use-picture-addresses.ts';
import '#shared/paper/fonts/fonts.css';
import '#shared/paper/draw/paper.css';
import '#shared/kinds/bingo/view.css';

interface CheckCardProps {
  readonly game: PublishedGame;
  readonly grid: Grid;
  /** From 1. */
  readonly number: number;
}

const NONE: ReadonlySet<number> = new Set();

/** A card as the paper draws it, at its size on the sheet; it is looked at, what can be pressed lies over it. */
export const CheckCard = memo(function CheckCard({ game, grid, number }: CheckCardProps) {
  const printed = useMemo(() => printedLook(game), [game]);
  const { words, sizes } = printed;
  const look = usePrintedLook(printed);
  const shapes = useMemo(() => picturesOn(game, grid), [game, grid]);
  const addresses = usePictureAddresses(shapes);
  const standIns = useMemo(() => standInsOf([look.top_word, ...words]), [look, words]);
  useEffect(() => fetchStandIns(standIns, look.locale), [standIns, look]);
  const families = `${standInFamilies(standIns, look.locale)}, sans-serif`;
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
      style={{ '--stand-ins': families } as CSSProperties}
    >
      <PictureContext value={address}>
        <BingoCard {...{ place, grid, words, sizes, look }} fresh={NONE} />
      </PictureContext>
    </div>
  );
});

/** Its words as large as on paper, which hangs on their widths in its font. */
function usePrintedLook({ words, look, sizes }: PrintedLook): BingoLook {
  // Another face has other widths.
  useFaces();
  const font_size = wordSize(look, words, sizes);
  return useMemo(() => ({ ...look, font_size }), [look, font_size]);
}
