import { isNumberedItem, listSigns } from '../../../items/item.ts';
import { findFallbackFonts } from '../../../paper/fonts/fallback-fonts.ts';
import type { PaperContent } from '../../../paper/layout/paper-content.ts';
import { toPlainText } from '../../../text/plain-text.ts';
import type { RichTextValue } from '../../../text/rich-text.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';
import { countOrders } from '../versions/to-version.ts';
import { AnswersTable, GuideTable } from './KeyTables.tsx';
import type { KeyPages } from './key-pages-field.ts';
import { type Answered, listAnswerRows, listGuideRows, listSheetLabels } from './list-answers.ts';

interface Keyed extends Answered {
  readonly key_pages?: KeyPages | undefined;
  readonly title: RichTextValue;
  readonly filename: string;
}

const toTable = (worksheet: Keyed) => ({
  style: worksheet.style,
  locale: worksheet.locale,
  labels: listSheetLabels(worksheet),
  orders: countOrders(worksheet),
});

/** The tables of a key by the name of their switch. */
const TABLES = {
  answers: (worksheet: Keyed) => <AnswersTable rows={listAnswerRows(worksheet)} {...toTable(worksheet)} />,
  guide: (worksheet: Keyed) => <GuideTable rows={listGuideRows(worksheet)} {...toTable(worksheet)} />,
} as const satisfies Record<keyof KeyPages, (worksheet: Keyed) => object>;

const listNames = ({ key_pages, items }: Pick<Keyed, 'key_pages' | 'items'>): (keyof KeyPages)[] =>
  hasQuestions(items) ? (['answers', 'guide'] as const).filter((name) => key_pages?.[name]) : [];

/** Tells whether a table has a row; for a sheet without questions its head would be alone. */
const hasQuestions = (items: Keyed['items']): boolean =>
  items.some((item) => isShownOn(item, 'sheet') && isNumberedItem(item));

/** Counts the tables at the end of the key. */
export const countKeyPages = (worksheet: Pick<Keyed, 'key_pages' | 'items'>): number =>
  listNames(worksheet).length;

/** Creates the content of a table at the end of the key, from 0. */
export function createKeyPage(worksheet: Keyed, at: number, sheetLimit: number): PaperContent {
  const name = listNames(worksheet)[at] ?? 'answers';
  const { title, filename, items } = worksheet;
  return {
    blocks: [
      {
        key: `#${name}`,
        element: TABLES[name](worksheet),
        spaceBefore: 0,
        keepWithNext: false,
        breakAfter: false,
      },
    ],
    head: null,
    runningHead: null,
    sheetLimit,
    fallbackFonts: findFallbackFonts([title, filename, ...items, ...listSigns(items)]),
    footer: toPlainText(title) || filename,
    stickers: [],
  };
}
