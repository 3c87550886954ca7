import { getItemType, type WorksheetItem } from '../../../items/item.ts';
import { getItemView } from '../../../items/item-views.ts';
import { getColumnWidth } from '../../../paper/sheet/page-sizes.ts';
import type { ColumnCount } from '../../../vocabulary/columns.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';
import { widenHeadings } from './heading-columns.ts';
import { findShort, getType, saveCounts } from './save-paper.ts';
import type { SheetColumns } from './sheet-columns.ts';

/** The part of a worksheet that decides about columns. */
export interface InColumns {
  readonly items: readonly WorksheetItem[];
  readonly style: DocumentStyle;
  readonly columns?: SheetColumns | undefined;
}

/** The least width of a column over its type: three or four words. */
const NARROWEST = 9;
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

/** Returns the most columns in which an item is short and has room; 1 where there are none. */
const countShort = (item: WorksheetItem, style: DocumentStyle): ColumnCount =>
  recall(item, style, 'short', () => countFitting(item, findShort(item, style), style));

/** Counts the columns that each item is printed in: its own, or those of the sheet, or fewer where it has no room in them. */
export function countColumns(worksheet: InColumns): ColumnCount[] {
  const { items, style, columns } = worksheet;
  const sheet = columns?.count ?? 1;
  const counts = items.map((item): ColumnCount => {
    const { breaksPage } = getItemType(item.type);
    return breaksPage ? 1 : countFitting(item, item.columns ?? sheet, style);
  });
  if (columns?.save_paper && sheet === 1) saveCounts(items, counts, (item) => countShort(item, style));
  widenHeadings(items, counts);
  return counts;
}
