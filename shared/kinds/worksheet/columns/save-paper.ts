import { isNumberedItem, type WorksheetItem } from '../../../items/item.ts';
import { measureLineWidth } from '../../../items/line-widths.ts';
import { getBorderWidth } from '../../../items/parts/border-css.ts';
import { getColumnWidth, PX_PER_POINT } from '../../../paper/sheet/page-sizes.ts';
import type { ColumnCount } from '../../../vocabulary/columns.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';

/** The room of a number at the start of every row, in em. */
const INDENT = 2;

/** Returns the type of an item, and what its number and border take of its width, in px. */
export function getType({ style: own, type }: WorksheetItem, style: DocumentStyle) {
  const fontSize = (own.font_size ?? style.font_size) * PX_PER_POINT;
  const indent = isNumberedItem({ type }) ? INDENT * fontSize : 0;
  return { font: style.font, fontSize, beside: indent + 2 * getBorderWidth(own) };
}

/** Returns the most columns in which an item has no more lines than across the page; 1 where it is not short. */
export function findShort(item: WorksheetItem, style: DocumentStyle): ColumnCount {
  const { font, fontSize, beside } = getType(item, style);
  const width = measureLineWidth(item, { font, fontSize });
  if (width === null) return 1;
  return ([3, 2] as const).find((count) => width + beside <= getColumnWidth(count)) ?? 1;
}

/**
 * Sets short items that follow each other side by side, unless somebody has set columns for them: in as many columns as all of them
 * are short in, and no more than there are of them.
 */
export function saveCounts(
  items: readonly WorksheetItem[],
  counts: ColumnCount[],
  countShort: (item: WorksheetItem) => ColumnCount,
): void {
  let run: { readonly at: number; readonly most: ColumnCount }[] = [];
  const settle = () => {
    const count = Math.min(run.length, ...run.map(({ most }) => most)) as ColumnCount;
    for (const { at } of run) counts[at] = count;
    run = [];
  };
  for (const [at, item] of items.entries()) {
    if (!isShownOn(item, 'sheet')) continue;
    const most = item.columns === undefined ? countShort(item) : 1;
    if (most > 1) run.push({ at, most });
    else if (run.length > 0) settle();
  }
  if (run.length > 0) settle();
}
