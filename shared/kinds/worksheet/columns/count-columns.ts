import { getItemType, isNumberedItem, type WorksheetItem } from '../../../items/item.ts';
import { getItemView } from '../../../items/item-views.ts';
import { measureLineWidth } from '../../../items/line-widths.ts';
import { getBorderWidth } from '../../../items/parts/border-css.ts';
import { getColumnWidth, PX_PER_POINT } from '../../../paper/sheet/page-sizes.ts';
import type { ColumnCount } from '../../../vocabulary/columns.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';
import { widenHeadings } from './heading-columns.ts';
import type { SheetColumns } from './sheet-columns.ts';

/** The part of a worksheet that decides about columns. */
export interface InColumns {
  readonly items: readonly WorksheetItem[];
  readonly style: DocumentStyle;
  readonly columns?: SheetColumns | undefined;
}

/** The least width of a column over its type: three or four words. */
const NARROWEST = 9;
/** The room of a number at the start of every row, in em. */
const INDENT = 2;

/** Returns the type of an item, and what its number and border take of its width, in px. */
function getType({ style: own, type }: WorksheetItem, style: DocumentStyle) {
  const fontSize = (own.font_size ?? style.font_size) * PX_PER_POINT;
  const indent = isNumberedItem({ type }) ? INDENT * fontSize : 0;
  return { font: style.font, fontSize, beside: indent + 2 * getBorderWidth(own) };
}

/** What was counted of each item; a document is counted again at each key, and all but one of its items are the same. */
const counted = new WeakMap<WorksheetItem, Map<string, ColumnCount>>();

/** Returns what was counted of an item in this type under a name, or else counts it. */
function recall(
  item: WorksheetItem,
  style: DocumentStyle,
  name: string,
  count: () => ColumnCount,
): ColumnCount {
  const own = counted.get(item) ?? new Map<string, ColumnCount>();
  counted.set(item, own);
  const key = `${name} ${style.font} ${style.font_size}`;
  const known = own.get(key) ?? count();
  own.set(key, known);
  return known;
}

/** Returns the most columns, up to so many, in which an item has room. */
const countFitting = (item: WorksheetItem, wanted: ColumnCount, style: DocumentStyle): ColumnCount =>
  wanted === 1 ? 1 : recall(item, style, `${wanted}`, () => findFitting(item, wanted, style));

function findFitting(item: WorksheetItem, wanted: ColumnCount, style: DocumentStyle): ColumnCount {
  const { font, fontSize, beside } = getType(item, style);
  const { hasRoom = () => true } = getItemView(item.type);
  const holds = (count: ColumnCount): boolean => {
    const width = getColumnWidth(count);
    return width >= NARROWEST * fontSize && hasRoom(item.data, { font, fontSize, width: width - beside });
  };
  return ([3, 2] as const).find((count) => count <= wanted && holds(count)) ?? 1;
}

/** Returns the most columns in which an item has no more lines than across the page; 1 where it is not short. */
const countShort = (item: WorksheetItem, style: DocumentStyle): ColumnCount =>
  recall(item, style, 'short', () => findShort(item, style));

function findShort(item: WorksheetItem, style: DocumentStyle): ColumnCount {
  const { font, fontSize, beside } = getType(item, style);
  const width = measureLineWidth(item, { font, fontSize });
  if (width === null) return 1;
  const fitting = ([3, 2] as const).find((count) => width + beside <= getColumnWidth(count)) ?? 1;
  return countFitting(item, fitting, style);
}

/**
 * Sets short items that follow each other side by side, unless somebody has set columns for them: in as many columns as all of them
 * are short in, and no more than there are of them.
 */
function saveCounts({ items, style }: InColumns, counts: ColumnCount[]): void {
  let run: { readonly at: number; readonly most: ColumnCount }[] = [];
  const settle = () => {
    const count = Math.min(run.length, ...run.map(({ most }) => most)) as ColumnCount;
    for (const { at } of run) counts[at] = count;
    run = [];
  };
  for (const [at, item] of items.entries()) {
    if (!isShownOn(item, 'sheet')) continue;
    const most = item.columns === undefined ? countShort(item, style) : 1;
    if (most > 1) run.push({ at, most });
    else if (run.length > 0) settle();
  }
  if (run.length > 0) settle();
}

/** Counts the columns that each item is printed in: its own, or those of the sheet, or fewer where it has no room in them. */
export function countColumns(worksheet: InColumns): ColumnCount[] {
  const { items, style, columns } = worksheet;
  const sheet = columns?.count ?? 1;
  const counts = items.map((item): ColumnCount => {
    const { breaksPage } = getItemType(item.type);
    return breaksPage ? 1 : countFitting(item, item.columns ?? sheet, style);
  });
  if (columns?.save_paper && sheet === 1) saveCounts(worksheet, counts);
  widenHeadings(items, counts);
  return counts;
}
