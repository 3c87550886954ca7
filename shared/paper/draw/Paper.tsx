import { type CSSProperties, type ReactElement, useMemo, useReducer, useRef, useState } from 'react';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { PaperSize } from '../../vocabulary/papers.ts';
import { getSheetWords } from '../../vocabulary/sheet-words.ts';
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
import { type Adornment, Adornments } from './BlockPart.tsx';
import { listWaitingPages, mustBeDrawn, type VisiblePages } from './drawn-blocks.ts';
import { Page } from './Page.tsx';
import { useDeferredPages } from './use-deferred-pages.ts';
import { useFallbackFamilies } from './use-fallback-families.ts';
import { useLateMeasures } from './use-late-measures.ts';
import { useLayoutReport } from './use-layout-report.ts';
import { useLocatedStickers } from './use-located-stickers.ts';

const NO_STICKERS: readonly ImageAttachment[] = [];
const NO_BLOCKS: readonly PaperBlock[] = [];

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
  const [texts] = useState(() => new KnownTexts(layout));
  const [, packAgain] = useReducer((pass: number) => pass + 1, 0);
  const root = useRef<HTMLDivElement>(null);
  const measuring = { layout, texts, packAgain };
  const room = layout.getRoom();
  const content = typeof given === 'function' ? given(room) : given;
  const pages = layout.paginate(content);
  const isCounted = layout.hasMeasured;
  const places = useBlockPlaces(content, { pages, room }, paper, enlarge);
  const { all: stickers, byPage } = useLocatedStickers(content.stickers, places, pages.length);
  const families = useFallbackFamilies(content.fallbackFonts, lang, measuring);
  const roomOfContent = typeof given === 'function' ? room : null;
  useLayoutReport(
    { root, content, room: roomOfContent, pages, places, stickers, isCounted },
    { ...measuring, onLayout },
  );
  useLateMeasures(layout, texts, packAgain);
  const drawing = { content, layout, visible };
  const deferredPages = useDeferredPages(() => listWaitingPages(pages, drawing));
  // What depends on the room below the heads is drawn once they are measured, if there are any.
  const hasHeads = content.head !== null || content.runningHead !== null;
  const waitsForHeads = roomOfContent !== null && hasHeads && !isCounted;
  const listDrawn = (page: PlacedPage, head: ReactElement | null) => {
    if (waitsForHeads) return NO_BLOCKS;
    const headed = { page, head, headKey: getHeadKey(page) };
    if (!mustBeDrawn(headed, drawing, deferredPages)) return null;
    return page.slices.map(({ block }) => content.blocks[block]);
  };
  const sameOnAllPages = { count: pages.length, paper, words: getSheetWords(lang), answerKey, mark };
  return (
    <div
      className="paper"
      ref={root}
      lang={lang}
      style={{ '--fallback-fonts': `${families}, sans-serif`, '--enlarge': enlarge } as CSSProperties}
    >
      <Adornments value={Adornment}>
        {pages.map((page) => {
          const { head, withoutHeader } = findHead(page, content);
          return (
            <Page
              key={page.number}
              {...sameOnAllPages}
              page={page}
              footer={content.footer}
              stickers={byPage.get(page.number) ?? NO_STICKERS}
              credits={page.number === pages.length ? credits : ''}
              withoutHeader={withoutHeader}
              isCounted={isCounted}
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

/** Returns the head of a page; null where the block that begins the page goes without it. */
function findHead({ number, slices }: PlacedPage, content: PaperContent) {
  const withoutHeader = content.blocks[slices[0]?.block ?? -1]?.withoutHeader ?? false;
  const runningHead = withoutHeader ? null : content.runningHead;
  return { head: number === 1 ? content.head : runningHead, withoutHeader };
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

const getHeadKey = ({ number }: PlacedPage): string => (number === 1 ? HEAD_KEY : RUNNING_HEAD_KEY);
