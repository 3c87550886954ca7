import { enlargeItem } from '../../items/enlarge-item.ts';
import { ItemOnPaper } from '../../items/ItemOnPaper.tsx';
import type { WorksheetItem } from '../../items/item.ts';
import { getItemView } from '../../items/item-views.ts';
import { findFallbackFonts } from '../../paper/fonts/fallback-fonts.ts';
import type { PaperBlock, PaperContent } from '../../paper/layout/paper-content.ts';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import { PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { BANK_FONT_UNSET } from '../../vocabulary/header.ts';
import { listNumberLabels } from '../../vocabulary/numbering.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import { createHead, createRunningHead } from '../parts/head.tsx';
import type { KindView } from '../parts/view.ts';
import { facts } from './facts.ts';
import type { Worksheet } from './schema.ts';

interface DrawnItem {
  readonly number: string | null;
  readonly block: PaperBlock;
}

/** Numbers the items; returns the same object until some number changes. */
function numberItems(items: Worksheet['items'], cache: MemoCache) {
  const counting = cache.keepIfAlike('counting', items, isNumberedAlike);
  return cache.of('numbers', [counting], () => {
    const labels = listNumberLabels(items, ({ type }) => getItemView(type).isNumbered === true);
    return { labels, fallbackFonts: findFallbackFonts([labels.join()]) };
  });
}

const isNumberedAlike = (a: Worksheet['items'], b: Worksheet['items']): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at] || isItemNumberedAlike(item, b[at]));

const isItemNumberedAlike = (a: WorksheetItem, b: WorksheetItem | undefined): boolean =>
  a.type === b?.type && a.hide === b.hide && a.numbering === b.numbering;

/** Returns the style of word banks, with the font that the document names for them, if any. */
function getBankStyle({ style, word_bank }: Worksheet, cache: MemoCache): DocumentStyle {
  const { font } = word_bank.style;
  return font === BANK_FONT_UNSET ? style : cache.of('bank style', [style, font], () => ({ ...style, font }));
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
  const { items, style, filename, student_fields, locale, word_bank } = worksheet;
  const { labels, fallbackFonts } = numberItems(items, cache);
  const inBanks = getBankStyle(worksheet, cache);
  const spaceBefore = style.item_spacing * style.font_size * PX_PER_POINT;
  const known = cache.of(
    'blocks',
    [answerKey, style, inBanks, spaceBefore, locale, word_bank.visible],
    () => new WeakMap<object, DrawnItem>(),
  );
  const createBlock = (item: WorksheetItem, number: string | null): PaperBlock => {
    const { keepsWithNext, isTransparent, breaksPage, isWordBank } = getItemView(item.type);
    const isHidden = item.hide || (isWordBank && !word_bank.visible);
    return {
      key: item.id,
      element: (
        <ItemOnPaper
          item={isHidden ? { ...item, hide: true } : item}
          number={number}
          answerKey={answerKey}
          style={isWordBank ? inBanks : style}
          locale={locale}
        />
      ),
      spaceBefore,
      keepWithNext: keepsWithNext === true,
      transparent: isTransparent === true,
      breakAfter: breaksPage === true && !isHidden,
    };
  };
  return {
    head: createHead(worksheet, cache),
    runningHead: createRunningHead(worksheet, cache),
    sheetLimit: facts.sheetLimit,
    fallbackFonts: fallbackFonts | findFallbackFonts([worksheet.title, filename, student_fields, ...items]),
    footer: toPlainText(worksheet.title) || filename,
    stickers: worksheet.images,
    stickersStandOnBlocks: true,
    blocks: items.map((item, index) => {
      const number = labels[index] ?? null;
      const drawn = known.get(item);
      if (drawn?.number === number) return drawn.block;
      const block = createBlock(item, number);
      known.set(item, { number, block });
      return block;
    }),
  };
}

export const view = {
  createContent: createWorksheetContent,
  enlarge: ({ items }, by, reuse) => ({
    items: items.map((item) => reuse.of(`large ${item.id}`, [item], () => enlargeItem(item, by))),
  }),
} as const satisfies KindView<Worksheet>;
