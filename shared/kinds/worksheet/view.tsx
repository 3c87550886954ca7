import { getItemView, ItemOnPaper } from '../../items/ItemOnPaper.tsx';
import type { WorksheetItem } from '../../items/item.ts';
import { standInsOf } from '../../paper/fonts/stand-ins.ts';
import type { PaperBlock, PaperContent } from '../../paper/layout/content.ts';
import { Reuse } from '../../paper/measure/reuse.ts';
import { PX_PER_POINT } from '../../paper/sheet/page.ts';
import { plainText } from '../../text/plain-text.ts';
import { BANK_FONT_UNSET } from '../../vocabulary/header.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { numberLabels } from '../../vocabulary/numbering.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import { headOf, runningHeadOf } from '../parts/head.tsx';
import type { Worksheet } from './schema.ts';

interface DrawnItem {
  readonly number: string | null;
  readonly block: PaperBlock;
}

/** The numbers of the items and the faces that they need; the same until something counts otherwise. */
function numbersOf(items: Worksheet['items'], reuse: Reuse) {
  const counting = reuse.like('counting', items, countsAlike);
  return reuse.of('numbers', [counting], () => {
    const labels = numberLabels(items, ({ type }) => getItemView(type).isNumbered === true);
    return { labels, standIns: standInsOf([labels.join()]) };
  });
}

const countsAlike = (a: Worksheet['items'], b: Worksheet['items']): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at] || countAlike(item, b[at]));

const countAlike = (a: WorksheetItem, b: WorksheetItem | undefined): boolean =>
  a.type === b?.type && a.hide === b.hide && a.numbering === b.numbering;

/** Word banks have a font of their own where the document's entry for them names one. */
function bankStyle({ style, word_bank }: Worksheet, reuse: Reuse): DocumentStyle {
  const { font } = word_bank.style;
  return font === BANK_FONT_UNSET ? style : reuse.of('bank style', [style, font], () => ({ ...style, font }));
}

/**
 * The worksheet as its flow of items, with what stands at the head of its pages. With the same `reuse` each
 * time, what did not change since the last time is the same object.
 */
export function worksheetContent(
  worksheet: Worksheet,
  answerKey: boolean,
  reuse: Reuse = new Reuse(),
): PaperContent {
  const { items, style, filename, student_fields, locale } = worksheet;
  const { labels, standIns } = numbersOf(items, reuse);
  const inBanks = bankStyle(worksheet, reuse);
  const spaceBefore = style.item_spacing * style.font_size * PX_PER_POINT;
  const known = reuse.of(
    'blocks',
    [answerKey, style, inBanks, spaceBefore, locale],
    () => new WeakMap<object, DrawnItem>(),
  );
  const blockOf = (item: WorksheetItem, number: string | null): PaperBlock => {
    const { keepsWithNext, isTransparent, breaksPage, usesWordBankStyle } = getItemView(item.type);
    return {
      key: item.id,
      element: (
        <ItemOnPaper
          item={item}
          number={number}
          answerKey={answerKey}
          style={usesWordBankStyle ? inBanks : style}
          locale={locale}
        />
      ),
      spaceBefore,
      keepWithNext: keepsWithNext === true,
      passesOn: isTransparent === true,
      breakAfter: breaksPage === true && !item.hide,
    };
  };
  return {
    head: headOf(worksheet, reuse),
    runningHead: runningHeadOf(worksheet, reuse),
    sheetLimit: LIMITS.sheets.worksheet,
    standIns: standIns | standInsOf([worksheet.title, filename, student_fields, ...items]),
    footer: plainText(worksheet.title) || filename,
    stickers: worksheet.images,
    blocks: items.map((item, index) => {
      const number = labels[index] ?? null;
      const drawn = known.get(item);
      if (drawn?.number === number) return drawn.block;
      const block = blockOf(item, number);
      known.set(item, { number, block });
      return block;
    }),
  };
}
