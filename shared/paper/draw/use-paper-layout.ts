import { type ReactElement, useMemo, useReducer, useRef, useState } from 'react';
import type { PaperSize } from '../../vocabulary/papers.ts';
import { mapBlockPlaces } from '../layout/block-places.ts';
import { KnownTexts } from '../layout/known-texts.ts';
import { Layout } from '../layout/layout.ts';
import {
  type BlockPlaces,
  type ContentInRoom,
  HEAD_KEY,
  type PaperBlock,
  type PaperContent,
  type PaperLayout,
  RUNNING_HEAD_KEY,
} from '../layout/paper-content.ts';
import type { PlacedPage } from '../layout/placed-page.ts';
import { listWaitingPages, mustBeDrawn, type VisiblePages } from './drawn-blocks.ts';
import { useDeferredPages } from './use-deferred-pages.ts';
import { useFallbackFamilies } from './use-fallback-families.ts';
import { useLateMeasures } from './use-late-measures.ts';
import { useLayoutReport } from './use-layout-report.ts';
import { useLocatedStickers } from './use-located-stickers.ts';

const NO_BLOCKS: readonly PaperBlock[] = [];

/** The content that is laid out, and its place. */
export interface LayoutProps {
  readonly content: PaperContent | ContentInRoom;
  readonly paper: PaperSize;
  readonly lang: string;
  /** How much larger than usual what belongs to the paper is: the margin's texts, the space in the head. */
  readonly enlarge: number;
  /** Only these pages are drawn in full, the others empty; without it all pages are drawn. */
  readonly visible?: VisiblePages | undefined;
  /** Called when every block is measured and placed on its page, and again after each change of that. */
  readonly onLayout?: (layout: PaperLayout) => void;
}

/** Lays the content out on pages and reports that. Returns the pages, and what of each is drawn now. */
export function usePaperLayout({ content: given, paper, lang, enlarge, visible, onLayout }: LayoutProps) {
  const [layout] = useState(() => new Layout());
  const [texts] = useState(() => new KnownTexts(layout));
  const [, packAgain] = useReducer((pass: number) => pass + 1, 0);
  const root = useRef<HTMLDivElement>(null);
  const measuring = { layout, texts, packAgain };
  const room = layout.getRoom();
  const content = typeof given === 'function' ? given(room) : given;
  const pages = layout.paginate(content);
  const isCounted = layout.hasMeasured;
  const places = useBlockPlaces(content, { pages, room }, paper, enlarge);
  const { all, byPage } = useLocatedStickers(content.stickers, places, pages.length);
  const families = useFallbackFamilies(content.fallbackFonts, lang, measuring);
  const roomOfContent = typeof given === 'function' ? room : null;
  useLayoutReport(
    { root, content, room: roomOfContent, pages, places, stickers: all, isCounted },
    { ...measuring, onLayout },
  );
  useLateMeasures(layout, texts, packAgain);
  const drawing = { content, layout, visible };
  const deferredPages = useDeferredPages(() => listWaitingPages(pages, drawing));
  // What depends on the room below the heads is drawn once they are measured, if there are any.
  const hasHeads = content.head !== null || content.runningHead !== null;
  const waitsForHeads = roomOfContent !== null && hasHeads && !isCounted;
  /** Lists one block for each slice of a page; null where the page is drawn empty. */
  const listDrawn = (page: PlacedPage, head: ReactElement | null) => {
    if (waitsForHeads) return NO_BLOCKS;
    const headed = { page, head, headKey: getHeadKey(page) };
    if (!mustBeDrawn(headed, drawing, deferredPages)) return null;
    return page.slices.map(({ block }) => content.blocks[block]);
  };
  return { root, layout, packAgain, content, pages, isCounted, families, stickers: byPage, listDrawn };
}

/** Returns where the blocks stand; the same object while the pages are the same. */
function useBlockPlaces(
  content: PaperContent,
  { pages, room }: { readonly pages: readonly PlacedPage[]; readonly room: Parameters<ContentInRoom>[0] },
  paper: PaperSize,
  enlarge: number,
): BlockPlaces {
  // Other blocks or heads give other pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () => ({ ...mapBlockPlaces(content, { pages, room }, paper), paper, enlarge, margin: content.margin }),
    [pages, paper, enlarge, content.margin],
  );
}

/** Returns the key under which the layout knows the head of a page. */
export const getHeadKey = ({ number }: PlacedPage): string => (number === 1 ? HEAD_KEY : RUNNING_HEAD_KEY);
