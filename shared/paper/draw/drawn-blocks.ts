import type { ReactElement } from 'react';
import type { Layout } from '../layout/layout.ts';
import type { PaperBlock, PaperContent } from '../layout/paper-content.ts';
import type { PlacedPage } from '../layout/placed-page.ts';

/** The sheets that are visible on the screen. */
export interface VisiblePages {
  /** Pages by their numbers, from 1. */
  readonly isSeen: (page: number) => boolean;
  /** Blocks, or what one holds, whose pages stay as well, wherever they are. */
  readonly chosen: readonly string[];
}

/** The facts that decide which blocks are drawn. */
interface Drawing {
  readonly content: PaperContent;
  readonly layout: Layout;
  /** Left out where all pages are drawn. */
  readonly visible: VisiblePages | undefined;
}

/** A page, and the head that it has. */
interface HeadedPage {
  readonly page: PlacedPage;
  readonly head: ReactElement | null;
  readonly headKey: string;
}

const isStale = (layout: Layout, key: string, element: ReactElement, stretch?: number): boolean =>
  !layout.isMeasuredAs(key, element, stretch);

const isChosen = ({ key, contains }: PaperBlock, { chosen }: VisiblePages): boolean =>
  chosen.some((one) => key === one || contains?.has(one) === true);

/** Lists the pages off screen that hold a deferrable block which was not drawn as it is now, by their numbers. */
export function listWaitingPages(
  pages: readonly PlacedPage[],
  { content, layout, visible }: Drawing,
): number[] {
  if (!visible) return [];
  const waits = ({ slices }: PlacedPage) =>
    slices.some(({ block: at }) => {
      const block = content.blocks[at];
      return block?.offScreen === 'deferrable' && isStale(layout, block.key, block.element);
    });
  return pages.filter(waits).map(({ number }) => number);
}

/** Tells whether a page must be drawn in full: it is in sight, its turn has come, or something of it is to be measured. */
export function mustBeDrawn(
  { page, head, headKey }: HeadedPage,
  { content, layout, visible }: Drawing,
  deferredPages: ReadonlySet<number>,
): boolean {
  if (!visible || visible.isSeen(page.number) || deferredPages.has(page.number)) return true;
  if (head && isStale(layout, headKey, head)) return true;
  return page.slices.some(({ block: at, last, stretch }) => {
    const block = content.blocks[at];
    if (!block) return false;
    if (isChosen(block, visible)) return true;
    if (block.offScreen) return false;
    return isStale(layout, block.key, block.element, last ? stretch : undefined);
  });
}
