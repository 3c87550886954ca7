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
import { followSyllables } from '../../text/syllables.ts';
import type { PaperSize } from '../../vocabulary/header.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { fetchStandIns, standInFamilies } from '../fonts/stand-ins.ts';
import {
  type ContentInRoom,
  HEAD,
  type PaperBlock,
  type PaperContent,
  type PaperLayout,
  RUNNING_HEAD,
} from '../layout/content.ts';
import { Layout } from '../layout/layout.ts';
import type { PlacedPage } from '../layout/placed.ts';
import { scaleOf } from '../measure/measure.ts';
import { type Adornment, Adornments } from './BlockPart.tsx';
import { Page } from './Page.tsx';
import { useTurns } from './use-turns.ts';

const NO_STICKERS: readonly ImageAttachment[] = [];

/** The sheets that somebody can see. */
export interface InSight {
  /** Pages by their numbers, from 1. */
  readonly isSeen: (page: number) => boolean;
  /** A block, or what one holds, whose pages stay as well, wherever they are. */
  readonly chosen: string | null;
}

export interface PaperProps {
  readonly content: PaperContent | ContentInRoom;
  readonly paper: PaperSize;
  readonly lang: string;
  readonly answerKey: boolean;
  /** What licences of pictures ask to be said, on the last page. */
  readonly credits?: string | undefined;
  /** How much larger than usual what belongs to the paper is: the margin's texts, the space in the head. */
  readonly enlarge: number;
  /** Drawn over a block's first part, outside the flow: an editor's marks. */
  readonly Adornment?: Adornment | undefined;
  /** Only these pages are drawn in full, the others stand empty; without it all are. */
  readonly inSight?: InSight | undefined;
  /** Called when every block is measured and stands on its page, and again when that has changed. */
  readonly onLayout?: (layout: PaperLayout) => void;
}

/**
 * Draws the document page by page. A block that changed is drawn, in sight or not, and measured again; when
 * a number differs the pages are packed anew before the browser paints, so that no wrong page is seen. What can wait
 * is drawn out of sight in its turn.
 */
export function Paper({
  content: given,
  paper,
  lang,
  answerKey,
  credits = '',
  enlarge,
  Adornment,
  inSight,
  onLayout,
}: PaperProps) {
  const [layout] = useState(() => new Layout());
  const [, packAgain] = useReducer((pass: number) => pass + 1, 0);
  const root = useRef<HTMLDivElement>(null);
  const said = useRef<PaperLayout['pages']>(null);
  const room = layout.room();
  const content = typeof given === 'function' ? given(room) : given;
  const pages = layout.paginate(content);
  const sheets = pages.length;
  const counted = layout.hasMeasured;
  // One whose sheet is gone stands on the last.
  const stickers = useMemo(
    () => Map.groupBy(content.stickers, ({ docIndex }) => Math.min(docIndex + 1, sheets)),
    [content.stickers, sheets],
  );

  const { standIns } = content;
  const families = useMemo(() => standInFamilies(standIns, lang), [standIns, lang]);
  // Before anything is measured: the same letters may have another width now.
  useLayoutEffect(() => {
    if (families) layout.forgetMeasures();
    packAgain();
    fetchStandIns(standIns, lang);
  }, [layout, families, standIns, lang]);

  useLayoutEffect(() => {
    layout.forgetGone(content);
    const scale = () => scaleOf(root.current?.querySelector<HTMLElement>('.page-content'));
    const roomChanged = () => typeof given === 'function' && !isEqual(room, layout.room());
    if (layout.measure(scale) || roomChanged() || !counted) packAgain();
    else if (said.current !== pages) {
      said.current = pages;
      onLayout?.({
        pages,
        warnings: layout.warnings(content, pages),
        headHeight: content.head ? layout.height(HEAD) : 0,
      });
    }
  });

  // A font that arrives late changes every height; so do syllables at which words may be broken.
  useEffect(() => {
    const measureAgain = () => {
      layout.forgetMeasures();
      // At once: drawn little by little, a long document would be printed before it is measured.
      flushSync(packAgain);
    };
    document.fonts.addEventListener('loadingdone', measureAgain);
    const unfollow = followSyllables(measureAgain);
    return () => {
      unfollow();
      document.fonts.removeEventListener('loadingdone', measureAgain);
    };
  }, [layout]);

  const isStale = (key: string, element: ReactElement, stretch?: number) =>
    !layout.knows(key, element, stretch);
  const waits = ({ slices }: PlacedPage) =>
    slices.some(({ block: at }) => {
      const block = content.blocks[at];
      return block?.canWait && isStale(block.key, block.element);
    });
  const turn = useTurns(() => (inSight ? pages.filter(waits).map(({ number }) => number) : []));
  const mustBeDrawn = (page: PlacedPage, head: ReactElement | null): boolean => {
    if (!inSight || inSight.isSeen(page.number) || turn.has(page.number)) return true;
    if (head && isStale(headKey(page), head)) return true;
    return page.slices.some(({ block: at, last, stretch }) => {
      const block = content.blocks[at];
      if (!block) return false;
      if (isChosen(block, inSight)) return true;
      return !block.steady && !block.canWait && isStale(block.key, block.element, last ? stretch : undefined);
    });
  };

  return (
    <div
      className="paper"
      ref={root}
      lang={lang}
      style={{ '--stand-ins': `${families}, sans-serif`, '--enlarge': enlarge } as CSSProperties}
    >
      <Adornments value={Adornment}>
        {pages.map((page) => {
          const begins = content.blocks[page.slices[0]?.block ?? -1];
          const runningHead = begins?.bare ? null : content.runningHead;
          const head = page.number === 1 ? content.head : runningHead;
          return (
            <Page
              key={page.number}
              page={page}
              count={pages.length}
              paper={paper}
              footer={content.footer}
              answerKey={answerKey}
              stickers={stickers.get(page.number) ?? NO_STICKERS}
              credits={page.number === sheets ? credits : ''}
              bare={begins?.bare ?? false}
              isCounted={counted}
              headKey={headKey(page)}
              head={head}
              blocks={mustBeDrawn(page, head) ? page.slices.map(({ block }) => content.blocks[block]) : null}
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

const isChosen = ({ key, holds }: PaperBlock, { chosen }: InSight): boolean =>
  chosen !== null && (key === chosen || holds?.has(chosen) === true);

const headKey = ({ number }: PlacedPage): string => (number === 1 ? HEAD : RUNNING_HEAD);
