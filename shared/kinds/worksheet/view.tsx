import { enlargeItem } from '../../items/enlarge-item.ts';
import { ItemOnPaper } from '../../items/ItemOnPaper.tsx';
import { getItemType, isNumberedItem, type WorksheetItem } from '../../items/item.ts';
import { countColumns } from '../../items/many-rules.ts';
import type { PrintedPoints } from '../../items/parts/item-points.tsx';
import type { Total } from '../../paper/draw/Head.tsx';
import { findFallbackFonts } from '../../paper/fonts/fallback-fonts.ts';
import type { BlockColumns, PaperBlock, PaperContent } from '../../paper/layout/paper-content.ts';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import { getColumnWidth, getItemSpace } from '../../paper/sheet/page-sizes.ts';
import { listNumberLabels } from '../../vocabulary/numbering.ts';
import { isShownOn } from '../../vocabulary/shown-on.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import { BANK_FONT_UNSET } from '../../vocabulary/style-choices.ts';
import type { KindView } from '../parts/view.ts';
import { columnsPlacer, usesColumns } from './columns/columns-placer.ts';
import { createSheet } from './create-sheet.ts';
import { facts } from './facts.ts';
import { countKeyPages, createKeyPage } from './keys/key-pages.tsx';
import { letterheadDrawer } from './letterhead/letterhead-drawer.ts';
import { withMargin } from './margin/draw-margin.tsx';
import { listScores } from './points/count-points.ts';
import {
  describeTotal,
  listPrintedPoints,
  listTables,
  type PointsOnPaper,
} from './points/points-on-paper.tsx';
import type { Worksheet } from './schema.ts';
import { leanPacker } from './versions/lean-packer.ts';
import {
  countOrders,
  countVersions,
  describeVersion,
  findVersionWith,
  listClassCopies,
  toVersion,
} from './versions/to-version.ts';

interface DrawnItem {
  readonly number: string | null;
  readonly points: PrintedPoints | null;
  readonly columns: BlockColumns | undefined;
  readonly block: PaperBlock;
}

/** Numbers the items; returns the same object until some number changes. */
function numberItems(items: Worksheet['items'], cache: MemoCache) {
  const counting = cache.keepIfAlike('counting', items, isNumberedAlike);
  return cache.of('numbers', [counting], () => {
    const labels = listNumberLabels(items, isNumberedItem);
    return { labels, fallbackFonts: findFallbackFonts([labels.join()]) };
  });
}

const isNumberedAlike = (a: Worksheet['items'], b: Worksheet['items']): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at] || isItemNumberedAlike(item, b[at]));

const isItemNumberedAlike = (a: WorksheetItem, b: WorksheetItem | undefined): boolean =>
  a.type === b?.type &&
  a.hide === b.hide &&
  a.shown_on === b.shown_on &&
  a.variant === b.variant &&
  a.numbering === b.numbering;

/** Returns the style of word banks, with the font that the document names for them, if any. */
function getBankStyle({ style, word_bank }: Worksheet, cache: MemoCache): DocumentStyle {
  const { font } = word_bank.style;
  return font === BANK_FONT_UNSET ? style : cache.of('bank style', [style, font], () => ({ ...style, font }));
}

interface PrintedScores {
  /** The points beside each item, by its id. */
  readonly ofItems: ReadonlyMap<string, PrintedPoints>;
  /** Lists the tables before the items, or those after them. */
  readonly listTablesAt: (place: 'head' | 'end') => PaperBlock[];
  /** What all questions earn, to be printed beside the name. */
  readonly total: Total | null;
}

/** Returns what is printed about points; null where the worksheet gives none. */
function printScores(
  worksheet: Worksheet,
  { answerKey, cache, spaceBefore }: { answerKey: boolean; cache: MemoCache; spaceBefore: number },
): PrintedScores | null {
  const { scoring, items, style, locale } = worksheet;
  if (!scoring) return null;
  const points: PointsOnPaper = { scoring, scored: listScores(items), style, locale, answerKey };
  return {
    ofItems: listPrintedPoints(points, cache),
    listTablesAt: (place) => listTables(place, points, cache, spaceBefore),
    total: describeTotal(points),
  };
}

/** The things that the blocks of all items are made from, besides the items. */
interface ItemDrawing {
  readonly worksheet: Worksheet;
  readonly answerKey: boolean;
  /** The style of word banks. */
  readonly inBanks: DocumentStyle;
  readonly spaceBefore: number;
}

function createBlock(
  item: WorksheetItem,
  { number, points, columns }: Omit<DrawnItem, 'block'>,
  { worksheet, answerKey, inBanks, spaceBefore }: ItemDrawing,
): PaperBlock {
  const { style, locale, word_bank } = worksheet;
  const { keepsWithNext, isTransparent, breaksPage, isWordBank, flowsInColumns } = getItemType(item.type);
  const isHidden =
    !isShownOn(item, answerKey ? 'key' : 'sheet') || (isWordBank === true && !word_bank.visible);
  return {
    key: item.id,
    element: (
      <ItemOnPaper
        item={isHidden ? { ...item, hide: true } : item}
        number={number}
        answerKey={answerKey}
        style={isWordBank ? inBanks : style}
        locale={locale}
        points={points}
        {...(columns && { width: getColumnWidth(columns.count) })}
      />
    ),
    columns,
    ...(flowsInColumns && { flowsAlone: true }),
    ...(item.may_break && { flowsOn: true }),
    ...(countColumns(item) !== null && { flowsWhenLong: true }),
    spaceBefore,
    keepWithNext: keepsWithNext === true,
    transparent: isTransparent === true,
    breakAfter: breaksPage === true && !isHidden,
  };
}

const isSameLabel = (a: Omit<DrawnItem, 'block'>, b: Omit<DrawnItem, 'block'>): boolean =>
  a.number === b.number && a.points === b.points && a.columns === b.columns;

/** Returns a function that creates the block of an item; the same one as last time while nothing of it changes. */
function createBlockMaker(drawing: ItemDrawing, cache: MemoCache) {
  const { worksheet, answerKey, inBanks, spaceBefore } = drawing;
  const { style, locale, word_bank } = worksheet;
  const known = cache.of(
    'blocks',
    [answerKey, style, inBanks, spaceBefore, locale, word_bank.visible],
    () => new WeakMap<object, DrawnItem>(),
  );
  return (item: WorksheetItem, label: Omit<DrawnItem, 'block'>): PaperBlock => {
    const drawn = known.get(item);
    if (drawn && isSameLabel(drawn, label)) return drawn.block;
    const block = createBlock(item, label, drawing);
    known.set(item, { ...label, block });
    return block;
  };
}

/**
 * Creates the content of a worksheet: its flow of items, and the heads of its pages. With the same `cache`,
 * unchanged parts are the same objects as last time.
 */
export function createWorksheetContent(
  worksheet: Worksheet,
  answerKey: boolean,
  cache: MemoCache = new MemoCache(),
): PaperContent {
  const { items, style } = worksheet;
  const { labels, fallbackFonts } = numberItems(items, cache);
  const inBanks = getBankStyle(worksheet, cache);
  const spaceBefore = getItemSpace(style);
  const getBlock = createBlockMaker({ worksheet, answerKey, inBanks, spaceBefore }, cache);
  // The drawing of a document waits for it.
  const columns = (usesColumns(worksheet) && columnsPlacer.loaded?.(worksheet, cache)) || [];
  const scores = printScores(worksheet, { answerKey, cache, spaceBefore });
  const blocks = items.map((item, index) =>
    getBlock(item, {
      number: labels[index] ?? null,
      points: scores?.ofItems.get(item.id) ?? null,
      columns: columns[index],
    }),
  );
  const listTablesAt = scores?.listTablesAt ?? (() => []);
  const all = [...listTablesAt('head'), ...blocks, ...listTablesAt('end')];
  const sheet = createSheet(worksheet, all, cache, scores?.total ?? null);
  const toLean = worksheet.versions && leanPacker.loaded;
  const content = { ...sheet, toLean, fallbackFonts: fallbackFonts | sheet.fallbackFonts };
  // The drawing of a document waits for it.
  const headed = (worksheet.letterhead && letterheadDrawer.loaded?.(content, worksheet, cache)) ?? content;
  return withMargin(headed, worksheet, cache);
}

export const view = {
  createContent: createWorksheetContent,
  countVersions,
  countOrders,
  describeVersion,
  findVersionWith,
  listClassCopies,
  countKeyPages,
  createKeyPage: (worksheet, at) =>
    withMargin(createKeyPage(worksheet, at, facts.sheetLimit), worksheet, new MemoCache()),
  toVersion,
  enlarge: ({ items }, by, reuse) => ({
    items: items.map((item) => reuse.of(`large ${item.id}`, [item], () => enlargeItem(item, by))),
  }),
} as const satisfies KindView<Worksheet>;
