import { type CSSProperties, memo, type ReactElement } from 'react';
import type { PaperSize } from '../../vocabulary/header.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { WHOLE } from '../layout/excerpts.ts';
import type { Layout } from '../layout/layout.ts';
import type { PaperBlock } from '../layout/paper-content.ts';
import type { PlacedPage } from '../layout/placed-page.ts';
import { isShallowEqual } from '../layout/same-drawing.ts';
import { isSameList } from '../measure/memo-cache.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH, SHEETS } from '../sheet/page-sizes.ts';
import { type Adornment, BlockPart } from './BlockPart.tsx';
import { Sticker } from './Sticker.tsx';

/** What stands at the head of a page, and what the layout calls it. */
interface PageHead {
  readonly key: string;
  readonly element: ReactElement | null;
}

interface PageProps {
  readonly page: PlacedPage;
  readonly count: number;
  readonly paper: PaperSize;
  readonly footer: string;
  readonly answerKey: boolean;
  readonly stickers: readonly ImageAttachment[];
  /** What licences ask to be said; stands in the margin below. */
  readonly credits: string;
  /** What begins it has no running head. */
  readonly withoutHeader: boolean;
  /** While it is not, nobody knows how many pages there are. */
  readonly isCounted: boolean;
  readonly headKey: PageHead['key'];
  readonly head: PageHead['element'];
  /** One for each slice of the page; null where the page stands empty. */
  readonly blocks: readonly (PaperBlock | undefined)[] | null;
  readonly layout: Layout;
  readonly packAgain: () => void;
  readonly Adornment: Adornment | undefined;
}

function toPageStyle(paper: PaperSize): CSSProperties {
  const { width, height, marginX, marginY } = SHEETS[paper];
  return {
    width,
    height,
    '--margin-x': `${marginX}px`,
    '--margin-y': `${marginY}px`,
    '--content-width': `${CONTENT_WIDTH}px`,
    '--content-height': `${CONTENT_HEIGHT}px`,
  } as CSSProperties;
}
const GEOMETRY = { letter: toPageStyle('letter'), a4: toPageStyle('a4') } as const satisfies Record<
  PaperSize,
  CSSProperties
>;

/**
 * One sheet: the content box, and around it what stands in the margin. It is drawn when it changes; one that stands
 * empty is a white sheet alone, so that a hundred of them cost the browser next to nothing.
 */
export const Page = memo(function Page(props: PageProps) {
  const { page, count, paper, blocks, withoutHeader } = props;
  const name = `Page ${page.number} of ${count}`;
  return (
    <section
      className="page"
      style={GEOMETRY[paper]}
      data-page={page.number}
      data-bare={withoutHeader || undefined}
      aria-label={name}
    >
      {blocks && <FullPage {...props} blocks={blocks} name={name} />}
    </section>
  );
}, isUnchanged);

type FullPageProps = PageProps & { blocks: NonNullable<PageProps['blocks']>; name: string };

function FullPage(props: FullPageProps) {
  const { page, paper, answerKey, stickers } = props;
  return (
    <>
      {answerKey && <p className="page-key-mark">Answer key</p>}
      <div className={page.overflows ? 'page-content page-content-clipped' : 'page-content'}>
        <PageBlocks {...props} />
      </div>
      {addStickerKeys(stickers).map(({ image, key }) => (
        <Sticker key={key} image={image} paper={paper} />
      ))}
      <Footer {...props} />
    </>
  );
}

/** The same picture may stand on a sheet twice; their order says which lies above which. */
const addStickerKeys = (stickers: readonly ImageAttachment[]) =>
  stickers.map((image, place) => ({ image, key: `${place} ${image.id}` }));

/**
 * The title and the page's number where there are several, and what is to be said of the pictures. Until they are
 * counted they stand there in any case, so that their faces are fetched with all others.
 */
function Footer({ count, isCounted, footer, credits, name }: FullPageProps) {
  const isOne = isCounted && count === 1;
  if (isOne && !credits) return null;
  return (
    <footer className="page-footer">
      <span className="page-footer-title" dir="auto">
        {isOne ? '' : footer}
      </span>
      {credits && <small className="page-credits">{credits}</small>}
      {!isOne && <span>{name}</span>}
    </footer>
  );
}

function isUnchanged({ blocks: before, ...a }: PageProps, { blocks: after, ...b }: PageProps): boolean {
  const sameBlocks = before && after ? isSameList(before, after) : before === after;
  return sameBlocks && isShallowEqual(a, b);
}

/** The page's part of the flow, below what every page of its kind begins with. */
function PageBlocks({ page, headKey, head, blocks, layout, packAgain, Adornment }: FullPageProps) {
  return (
    <>
      {head && (
        <BlockPart
          key={headKey}
          blockKey={headKey}
          element={head}
          from={0}
          to={Number.POSITIVE_INFINITY}
          top={0}
          excerpts={WHOLE}
          spaceBefore={0}
          stretch={0}
          layout={layout}
          packAgain={packAgain}
          Adornment={Adornment}
        />
      )}
      {page.slices.map(({ from, to, top, excerpts, last, spaceBefore, stretch }, at) => {
        const block = blocks[at];
        if (!block) return null;
        return (
          <BlockPart
            key={`${block.key}/${from}/${top}`}
            blockKey={block.key}
            element={block.element}
            from={from}
            to={last ? Number.POSITIVE_INFINITY : to}
            top={top}
            excerpts={excerpts}
            spaceBefore={spaceBefore}
            stretch={stretch}
            layout={layout}
            packAgain={packAgain}
            Adornment={from > 0 || top > 0 ? undefined : Adornment}
          />
        );
      })}
    </>
  );
}
