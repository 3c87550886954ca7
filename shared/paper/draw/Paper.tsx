import { isEqual } from 'es-toolkit';
import {
  type CSSProperties,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { subscribeToSyllables } from '../../text/syllables.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { PaperSize } from '../../vocabulary/papers.ts';
import { getSheetWords } from '../../vocabulary/sheet-words.ts';
import { fetchFallbackFonts, listFallbackFamilies } from '../fonts/fallback-fonts.ts';
import { locateSticker } from '../layout/anchored-stickers.ts';
import { mapBlockPlaces } from '../layout/block-places.ts';
import { listCoveredBlocks } from '../layout/covered-text.ts';
import { KnownTexts } from '../layout/known-texts.ts';
import { Layout } from '../layout/layout.ts';
import {
  type BlockPlaces,
  type ContentInRoom,
  HEAD_KEY,
  type PaperBlock,
  type PaperContent,
  type PaperLayout,
  type PaperWarning,
  RUNNING_HEAD_KEY,
} from '../layout/paper-content.ts';
import type { PlacedPage } from '../layout/placed-page.ts';
import { measureScale } from '../measure/measure.ts';
import { isSameList } from '../measure/memo-cache.ts';
import { type Adornment, Adornments } from './BlockPart.tsx';
import { Page } from './Page.tsx';
import { useDeferredPages } from './use-deferred-pages.ts';

const NO_STICKERS: readonly ImageAttachment[] = [];
const NO_BLOCKS: readonly PaperBlock[] = [];

/** The sheets that are visible on the screen. */
export interface VisiblePages {
  /** Pages by their numbers, from 1. */
  readonly isSeen: (page: number) => boolean;
  /** Blocks, or what one holds, whose pages stay as well, wherever they are. */
  readonly chosen: readonly string[];
}

export interface PaperProps {
  readonly content: PaperContent | ContentInRoom;
  readonly paper: PaperSize;
  readonly lang: string;
  readonly answerKey: boolean;
  /** The credits that licences of pictures ask for, on the last page. */
  readonly credits?: string | undefined;
  /** The letter of a version, on every sheet; empty where there is one alone. */
  readonly mark?: string | undefined;
  /** How much larger than usual what belongs to the paper is: the margin's texts, the space in the head. */
  readonly enlarge: number;
  /** Drawn over a block's first part, outside the flow: an editor's marks. */
  readonly Adornment?: Adornment | undefined;
  /** Only these pages are drawn in full, the others empty; without it all pages are drawn. */
  readonly visible?: VisiblePages | undefined;
  /** Called when every block is measured and placed on its page, and again after each change of that. */
  readonly onLayout?: (layout: PaperLayout) => void;
}

/**
 * Renders the document page by page. A changed block is rendered and measured again, visible or not; when a
 * height differs the pages are packed again before the browser paints, so that no wrong page is ever seen.
 * Deferrable blocks off screen are rendered when the browser is idle.
 */
export function Paper({
  content: given,
  paper,
  lang,
  answerKey,
  credits = '',
  mark = '',
  enlarge,
  Adornment,
  visible,
  onLayout,
}: PaperProps) {
  const [layout] = useState(() => new Layout());
  const [, packAgain] = useReducer((pass: number) => pass + 1, 0);
  const root = useRef<HTMLDivElement>(null);
  const [texts] = useState(() => new KnownTexts(layout));
  // What the last report was made of.
  const reported = useRef<readonly unknown[]>([]);
  const words = getSheetWords(lang);
  const room = layout.getRoom();
  const content = typeof given === 'function' ? given(room) : given;
  const pages = layout.paginate(content);
  const sheets = pages.length;
  const counted = layout.hasMeasured;
  const places = useBlockPlaces(content, { pages, room }, paper, enlarge);
  const located = useMemo(
    () => content.stickers.flatMap((sticker) => locateSticker(sticker, places) ?? []),
    [content.stickers, places],
  );
  // A sticker whose sheet is gone lies on the last one.
  const stickers = useMemo(
    () => Map.groupBy(located, ({ docIndex }) => Math.min(docIndex + 1, sheets)),
    [located, sheets],
  );

  const { fallbackFonts } = content;
  const families = useMemo(() => listFallbackFamilies(fallbackFonts, lang), [fallbackFonts, lang]);
  // Before anything is measured: the same letters may have another width now.
  useLayoutEffect(() => {
    if (families) layout.forgetMeasures();
    packAgain();
    fetchFallbackFonts(fallbackFonts, lang);
  }, [layout, families, fallbackFonts, lang]);

  useLayoutEffect(() => {
    layout.forgetRemovedBlocks(content);
    const scale = () => measureScale(root.current?.querySelector<HTMLElement>('.page-content'));
    const roomChanged = () => typeof given === 'function' && !isEqual(room, layout.getRoom());
    if (layout.measure(scale) || roomChanged() || !counted) packAgain();
    else {
      const covered = listCoveredBlocks(located, places, (place) => texts.read(place, scale));
      const latest = [pages, places, covered.join(' ')];
      if (isSameList(reported.current, latest)) return;
      reported.current = latest;
      onLayout?.({
        pages,
        warnings: [...layout.listWarnings(content, pages), ...covered.map(toCoveredWarning)],
        headHeight: content.head ? layout.getHeight(HEAD_KEY) : 0,
        places,
      });
    }
  });

  // A font that arrives late changes every height; so do syllables at which words may be broken.
  useEffect(() => {
    const measureAgain = () => {
      layout.forgetMeasures();
      texts.clear();
      // At once: drawn little by little, a long document would be printed before it is measured.
      flushSync(packAgain);
    };
    document.fonts.addEventListener('loadingdone', measureAgain);
    const unfollow = subscribeToSyllables(measureAgain);
    return () => {
      unfollow();
      document.fonts.removeEventListener('loadingdone', measureAgain);
    };
  }, [layout, texts]);

  const isStale = (key: string, element: ReactElement, stretch?: number) =>
    !layout.isMeasuredAs(key, element, stretch);
  const waits = ({ slices }: PlacedPage) =>
    slices.some(({ block: at }) => {
      const block = content.blocks[at];
      return block?.deferrable && isStale(block.key, block.element);
    });
  const deferredPages = useDeferredPages(() =>
    visible ? pages.filter(waits).map(({ number }) => number) : [],
  );
  // What depends on the room below the heads is drawn once they are measured, if there are any.
  const hasHeads = content.head !== null || content.runningHead !== null;
  const waitsForHeads = typeof given === 'function' && hasHeads && !counted;
  const mustBeDrawn = (page: PlacedPage, head: ReactElement | null): boolean => {
    if (!visible || visible.isSeen(page.number) || deferredPages.has(page.number)) return true;
    if (head && isStale(getHeadKey(page), head)) return true;
    return page.slices.some(({ block: at, last, stretch }) => {
      const block = content.blocks[at];
      if (!block) return false;
      if (isChosen(block, visible)) return true;
      return (
        !block.isStatic && !block.deferrable && isStale(block.key, block.element, last ? stretch : undefined)
      );
    });
  };
  const listDrawn = (page: PlacedPage, head: ReactElement | null) => {
    if (waitsForHeads) return NO_BLOCKS;
    return mustBeDrawn(page, head) ? page.slices.map(({ block }) => content.blocks[block]) : null;
  };

  return (
    <div
      className="paper"
      ref={root}
      lang={lang}
      style={{ '--fallback-fonts': `${families}, sans-serif`, '--enlarge': enlarge } as CSSProperties}
    >
      <Adornments value={Adornment}>
        {pages.map((page) => {
          const begins = content.blocks[page.slices[0]?.block ?? -1];
          const runningHead = begins?.withoutHeader ? null : content.runningHead;
          const head = page.number === 1 ? content.head : runningHead;
          return (
            <Page
              key={page.number}
              page={page}
              count={pages.length}
              paper={paper}
              words={words}
              footer={content.footer}
              answerKey={answerKey}
              mark={mark}
              stickers={stickers.get(page.number) ?? NO_STICKERS}
              credits={page.number === sheets ? credits : ''}
              withoutHeader={begins?.withoutHeader ?? false}
              isCounted={counted}
              headKey={getHeadKey(page)}
              head={head}
              blocks={listDrawn(page, head)}
              layout={layout}
              packAgain={packAgain}
              Adornment={Adornment}
            />
          );
        })}
      </Adornments>
    </div>
  );
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
    () => ({ ...mapBlockPlaces(content, { pages, room }, paper), paper, enlarge }),
    [pages, paper, enlarge],
  );
}

const toCoveredWarning = (key: string): PaperWarning => ({
  key,
  message: 'is covered by a sticker',
  lead: 'A sticker covers',
  isPrinted: true,
});

const isChosen = ({ key, contains }: PaperBlock, { chosen }: VisiblePages): boolean =>
  chosen.some((one) => key === one || contains?.has(one) === true);

const getHeadKey = ({ number }: PlacedPage): string => (number === 1 ? HEAD_KEY : RUNNING_HEAD_KEY);
