import { type CSSProperties, memo, type ReactElement } from 'react';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { PaperSize } from '../../vocabulary/papers.ts';
import { type SheetWords, writePageNumber } from '../../vocabulary/sheet-words.ts';
import { WHOLE } from '../layout/excerpts.ts';
import type { Layout } from '../layout/layout.ts';
import type { PageMargin, PaperBlock } from '../layout/paper-content.ts';
import type { PlacedPage, PlacedSlice } from '../layout/placed-page.ts';
import { isShallowEqual } from '../layout/same-drawing.ts';
import { isSameList } from '../measure/memo-cache.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH, SHEETS } from '../sheet/page-sizes.ts';
import { type Adornment, BlockPart } from './BlockPart.tsx';
import { Columns } from './Columns.tsx';
import { Sticker } from './Sticker.tsx';

/** The element at the head of a page, and its key in the layout. */
interface PageHead {
  readonly key: string;
  readonly element: ReactElement | null;
}

interface PageProps {
  readonly page: PlacedPage;
  readonly count: number;
  readonly paper: PaperSize;
  readonly words: SheetWords;
  readonly footer: string;
  readonly margin: PageMargin | undefined;
  readonly enlarge: number;
  readonly answerKey: boolean;
  /** The letter of a version at the head of the sheet; empty where there is one alone. */
  readonly version: string;
  /** What the footer says of the copy: its version, its difficulty, its pupil. */
  readonly mark: string;
  readonly stickers: readonly ImageAttachment[];
  /** The credits that licences ask for; printed in the margin below. */
  readonly credits: string;
  /** True where the page's first block asks for no running head. */
  readonly withoutHeader: boolean;
  /** False while the number of pages is still unknown. */
  readonly isCounted: boolean;
  readonly headKey: PageHead['key'];
  readonly head: PageHead['element'];
  /** One block for each slice of the page; null where the page is drawn empty. */
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
 * Renders one sheet: the content box, and the margin around it. An empty page is a white sheet alone, so that
 * a hundred of them cost the browser next to nothing.
 */
export const Page = memo(function Page(props: PageProps) {
  const { page, count, paper, words, blocks, withoutHeader, margin } = props;
  const name = writePageNumber(words, page.number, count);
  return (
    <section
      className="page"
      style={{ ...GEOMETRY[paper], ...margin?.getStyle(page.number - 1) }}
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
  const { page, paper, stickers, margin } = props;
  return (
    <>
      {margin?.frame}
      <Marks {...props} />
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

/** Renders in the margin above what tells papers apart that are sorted by hand: the key, and the versions. */
function Marks({ words, answerKey, version }: FullPageProps) {
  if (!answerKey && !version) return null;
  return (
    <div className="page-marks">
      {answerKey && <p className="page-key-mark">{words.key}</p>}
      {version && (
        <p className="page-version-mark">
          {words.version} <b>{version}</b>
        </p>
      )}
    </div>
  );
}

/**
 * Adds React keys. The same picture may lie on a sheet twice; its place in the order decides which lies
 * above.
 */
const addStickerKeys = (stickers: readonly ImageAttachment[]) =>
  stickers.map((image, place) => ({ image, key: `${place} ${image.id}` }));

/**
 * Renders the title, the page number where there are several, and the credits of pictures. It renders them
 * also before the pages are counted, so that their fonts are fetched with all others.
 */
function Footer(props: FullPageProps) {
  const { count, isCounted, footer, margin, credits, mark, name } = props;
  if (margin?.footer) return margin.footer(props);
  const isOne = isCounted && count === 1;
  if (isOne && !credits && !mark) return null;
  return (
    <footer className="page-footer">
      <span className="page-footer-title" dir="auto">
        {isOne ? '' : footer}
      </span>
      {credits && <small className="page-credits">{credits}</small>}
      {mark && <span className="page-version">{mark}</span>}
      {!isOne && <span>{name}</span>}
    </footer>
  );
}

function isUnchanged({ blocks: before, ...a }: PageProps, { blocks: after, ...b }: PageProps): boolean {
  const sameBlocks = before && after ? isSameList(before, after) : before === after;
  return sameBlocks && isShallowEqual(a, b);
}

/** Renders the page's slices of the flow, below its head. */
function PageBlocks(props: FullPageProps) {
  const { page, headKey, head, blocks, layout, packAgain, Adornment } = props;
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
          repeats={false}
          spaceBefore={0}
          stretch={0}
          layout={layout}
          packAgain={packAgain}
          Adornment={Adornment}
        />
      )}
      {groupByStrip(page.slices, blocks).map((group) => {
        const [first] = group;
        const column = first?.slice.column;
        if (!column || !first?.block.columns) return group.map((one) => renderSlice(one, props));
        return (
          <Columns key={`columns ${first.block.key}`} place={column} columns={first.block.columns}>
            {(at) =>
              group.filter(({ slice }) => slice.column?.at === at).map((one) => renderSlice(one, props))
            }
          </Columns>
        );
      })}
    </>
  );
}

/** A part of a block on its page. */
interface DrawnSlice {
  readonly slice: PlacedSlice;
  readonly block: PaperBlock;
}

/** Groups the slices that stand side by side; each other one is a group of its own. */
function groupByStrip(slices: readonly PlacedSlice[], blocks: FullPageProps['blocks']): DrawnSlice[][] {
  const groups: DrawnSlice[][] = [];
  for (const [at, slice] of slices.entries()) {
    const block = blocks[at];
    if (!block) continue;
    const group = groups.at(-1);
    const isBeside = slice.column && group?.[0]?.slice.column?.first === slice.column.first;
    if (group && isBeside) group.push({ slice, block });
    else groups.push([{ slice, block }]);
  }
  return groups;
}

function renderSlice({ slice, block }: DrawnSlice, { layout, packAgain, Adornment }: FullPageProps) {
  const { from, to, top, excerpts, repeated, last, spaceBefore, stretch } = slice;
  return (
    <BlockPart
      key={`${block.key}/${from}/${top}`}
      blockKey={block.key}
      element={block.element}
      from={from}
      to={last ? Number.POSITIVE_INFINITY : to}
      top={top}
      excerpts={excerpts}
      repeats={repeated > 0}
      spaceBefore={spaceBefore}
      stretch={stretch}
      layout={layout}
      packAgain={packAgain}
      Adornment={from > 0 || top > 0 ? undefined : Adornment}
    />
  );
}
