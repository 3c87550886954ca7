import { isEqual } from 'es-toolkit';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { listCoveredBlocks } from '../layout/covered-text.ts';
import type { KnownTexts } from '../layout/known-texts.ts';
import type { Layout } from '../layout/layout.ts';
import {
  type BlockPlaces,
  type ContentInRoom,
  HEAD_KEY,
  type PaperContent,
  type PaperLayout,
  type PaperWarning,
} from '../layout/paper-content.ts';
import type { PlacedPage } from '../layout/placed-page.ts';
import { measureScale } from '../measure/measure.ts';
import { isSameList } from '../measure/memo-cache.ts';

/** The paper as it was drawn, and the content that it was drawn from. */
interface DrawnPaper {
  readonly root: RefObject<HTMLElement | null>;
  readonly content: PaperContent;
  /** The room that the content was made for; null where it does not depend on the room. */
  readonly room: Parameters<ContentInRoom>[0] | null;
  readonly pages: readonly PlacedPage[];
  readonly places: BlockPlaces;
  readonly stickers: readonly ImageAttachment[];
  /** False until everything was measured once. */
  readonly isCounted: boolean;
}

interface Reporting {
  readonly layout: Layout;
  readonly texts: KnownTexts;
  readonly packAgain: () => void;
  readonly onLayout?: ((layout: PaperLayout) => void) | undefined;
}

const toCoveredWarning = (key: string): PaperWarning => ({
  key,
  message: 'is covered by a sticker',
  lead: 'A sticker covers',
  isPrinted: true,
});

/**
 * Measures the blocks that were drawn again, before the browser paints. Where a height or the room differs, the
 * pages are packed again; otherwise the layout is reported, unless it is the one of the last report.
 */
export function useLayoutReport(drawn: DrawnPaper, { layout, texts, packAgain, onLayout }: Reporting): void {
  // The inputs of the last report.
  const reported = useRef<readonly unknown[]>([]);
  useLayoutEffect(() => {
    const { root, content, room, pages, places, stickers, isCounted } = drawn;
    layout.forgetRemovedBlocks(content);
    const scale = () => measureScale(root.current?.querySelector<HTMLElement>('.page-content'));
    const hasOtherRoom = () => room !== null && !isEqual(room, layout.getRoom());
    if (layout.measure(scale) || hasOtherRoom() || !isCounted) {
      packAgain();
      return;
    }
    const covered = listCoveredBlocks(stickers, places, (place) => texts.read(place, scale));
    const latest = [pages, places, covered.join(' ')];
    if (isSameList(reported.current, latest)) return;
    reported.current = latest;
    onLayout?.({
      pages,
      warnings: [...layout.listWarnings(content, pages), ...covered.map(toCoveredWarning)],
      headHeight: content.head ? layout.getHeight(HEAD_KEY) : 0,
      places,
    });
  });
}
