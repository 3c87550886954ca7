import type { CSSProperties } from 'react';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { getSheetWords } from '../../vocabulary/sheet-words.ts';
import type { PaperContent } from '../layout/paper-content.ts';
import type { PlacedPage } from '../layout/placed-page.ts';
import { type Adornment, Adornments } from './BlockPart.tsx';
import { Page } from './Page.tsx';
import { getHeadKey, type LayoutProps, usePaperLayout } from './use-paper-layout.ts';

const NO_STICKERS: readonly ImageAttachment[] = [];

export interface PaperProps extends LayoutProps {
  readonly answerKey: boolean;
  /** The credits that licences of pictures ask for, on the last page. */
  readonly credits?: string | undefined;
  /** The letter of a version, at the head of every sheet; empty where there is one alone. */
  readonly version?: string | undefined;
  /** What the footer of every sheet says of the copy: its version, its difficulty, its pupil. */
  readonly mark?: string | undefined;
  /** Drawn over a block's first part, outside the flow: an editor's marks. */
  readonly Adornment?: Adornment | undefined;
}

/**
 * Renders the document page by page. A changed block is rendered and measured again, visible or not; when a
 * height differs the pages are packed again before the browser paints, so that no wrong page is ever seen.
 * Deferrable blocks off screen are rendered when the browser is idle.
 */
export function Paper(props: PaperProps) {
  const { paper, lang, answerKey, credits = '', version = '', mark = '', enlarge, Adornment } = props;
  const { root, layout, packAgain, content, pages, ...drawn } = usePaperLayout(props);
  const words = getSheetWords(lang);
  const sameOnAllPages = { count: pages.length, paper, words, answerKey, version, mark, enlarge };
  const fallbackFonts = `${drawn.families}, sans-serif`;
  return (
    <div
      className="paper"
      ref={root}
      lang={lang}
      style={{ '--fallback-fonts': fallbackFonts, '--enlarge': enlarge } as CSSProperties}
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
              margin={content.margin}
              stickers={drawn.stickers.get(page.number) ?? NO_STICKERS}
              credits={page.number === pages.length ? credits : ''}
              withoutHeader={withoutHeader}
              isCounted={drawn.isCounted}
              headKey={getHeadKey(page)}
              head={head}
              blocks={drawn.listDrawn(page, head)}
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
