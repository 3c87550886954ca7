import {
  type CSSProperties,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { PaperSize } from '../document/header.ts';
import { type Adornment, BlockPart } from './BlockPart.tsx';
import type { PaperContent, PaperLayout } from './content.ts';
import { HEAD, Layout, RUNNING_HEAD } from './layout.ts';
import { scaleOf } from './measure.ts';
import { Page } from './Page.tsx';
import type { PageContent } from './paginate.ts';
import { STAND_IN_FAMILIES } from './stand-ins.ts';

const STAND_INS = { '--stand-ins': `${STAND_IN_FAMILIES}, sans-serif` } as CSSProperties;

export interface PaperProps {
  readonly content: PaperContent;
  readonly paper: PaperSize;
  readonly lang: string;
  readonly answerKey: boolean;
  /** Drawn over a block's first part, outside the flow: an editor's marks. */
  readonly Adornment?: Adornment | undefined;
  /** Called when every block is measured and stands on its page. */
  readonly onLayout?: (layout: PaperLayout) => void;
}

/**
 * Draws the document page by page. A block that changed is measured again after it is drawn; when a
 * number differs the pages are packed anew before the browser paints, so that no wrong page is seen.
 */
export function Paper({ content, paper, lang, answerKey, Adornment, onLayout }: PaperProps) {
  const [layout] = useState(() => new Layout());
  const [, packAgain] = useReducer((pass: number) => pass + 1, 0);
  const root = useRef<HTMLDivElement>(null);
  const pages = layout.paginate(content);

  useLayoutEffect(() => {
    const box = root.current?.querySelector<HTMLElement>('.page-content');
    if (!box) return;
    layout.forgetGone(content);
    if (layout.measure(scaleOf(box))) packAgain();
    else onLayout?.({ pages, warnings: [...content.missing, ...layout.warnings(content, pages)] });
  });

  // A font that arrives late changes every height.
  useEffect(() => {
    const measureAgain = () => {
      layout.forgetMeasures();
      packAgain();
    };
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, [layout]);

  const headOf = (page: number) => {
    const [key, element] = page === 1 ? [HEAD, content.head] : [RUNNING_HEAD, content.runningHead];
    return element ? drawPart({ block: key, element }) : null;
  };
  const drawPart = (part: {
    block: string;
    element: ReactElement;
    slice?: PageContent['slices'][number];
  }) => (
    <BlockPart
      key={`${part.block}/${part.slice?.from ?? 0}`}
      blockKey={part.block}
      element={part.element}
      from={part.slice?.from ?? 0}
      to={part.slice && !part.slice.last ? part.slice.to : Number.POSITIVE_INFINITY}
      spaceBefore={part.slice?.spaceBefore ?? 0}
      layout={layout}
      Adornment={part.slice?.from ? undefined : Adornment}
    />
  );

  return (
    <div className="paper" ref={root} lang={lang} style={STAND_INS}>
      {pages.map(({ number, slices, overflows }) => (
        <Page
          key={number}
          number={number}
          count={pages.length}
          paper={paper}
          footer={content.footer}
          answerKey={answerKey}
          clipped={overflows}
          stickers={content.stickers.filter((image) => image.docIndex === number - 1)}
        >
          {headOf(number)}
          {slices.map((slice) => {
            const block = content.blocks[slice.block];
            return block ? drawPart({ block: block.key, element: block.element, slice }) : null;
          })}
        </Page>
      ))}
    </div>
  );
}
