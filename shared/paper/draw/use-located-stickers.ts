import { useMemo } from 'react';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { locateSticker } from '../layout/anchored-stickers.ts';
import type { BlockPlaces } from '../layout/paper-content.ts';

interface LocatedStickers {
  /** The stickers in their order, each at the place of its block. */
  readonly all: readonly ImageAttachment[];
  /** The stickers of each page, by its number from 1. */
  readonly byPage: ReadonlyMap<number, readonly ImageAttachment[]>;
}

/** Returns where the stickers lie, on so many sheets; the same objects while nothing of that changes. */
export function useLocatedStickers(
  stickers: readonly ImageAttachment[],
  places: BlockPlaces,
  sheets: number,
): LocatedStickers {
  const all = useMemo(
    () => stickers.flatMap((sticker) => locateSticker(sticker, places) ?? []),
    [stickers, places],
  );
  // A sticker whose sheet is gone lies on the last one.
  const byPage = useMemo(
    () => Map.groupBy(all, ({ docIndex }) => Math.min(docIndex + 1, sheets)),
    [all, sheets],
  );
  return { all, byPage };
}
