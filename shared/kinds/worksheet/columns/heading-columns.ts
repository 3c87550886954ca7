import { getItemType, type WorksheetItem } from '../../../items/item.ts';
import type { ColumnCount } from '../../../vocabulary/columns.ts';
import { isShownOn } from '../../../vocabulary/shown-on.ts';

/** Makes a heading without columns of its own as wide as what it is the heading of, where that is wider. */
export function widenHeadings(items: readonly WorksheetItem[], counts: ColumnCount[]): void {
  let next: ColumnCount | undefined;
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at];
    const own = counts[at];
    if (!item || !own || !isShownOn(item, 'sheet')) continue;
    const { keepsWithNext, isTransparent } = getItemType(item.type);
    if ((keepsWithNext || isTransparent) && item.columns === undefined && next && next < own)
      counts[at] = next;
    next = counts[at];
  }
}
