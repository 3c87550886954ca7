import { getItemType } from '../../../items/item.ts';
import type { BlockColumns } from '../../../paper/layout/paper-content.ts';
import type { MemoCache } from '../../../paper/measure/memo-cache.ts';
import { StripPacker } from '../../../paper/pack/strip-packer.ts';
import { getDirection, hasLetters } from '../../../text/direction.ts';
import type { ColumnCount } from '../../../vocabulary/columns.ts';
import { countColumns, type InColumns } from './count-columns.ts';

/** Returns the direction of the first item with words among those from `at` on that stand in as many columns. */
function findDirection(
  items: InColumns['items'],
  counts: readonly ColumnCount[],
  at: number,
): BlockColumns['dir'] {
  for (let next = at; counts[next] === counts[at]; next++) {
    const item = items[next];
    const excerpt = item && getItemType(item.type).excerpt(item.data);
    if (excerpt && hasLetters(excerpt)) return getDirection(excerpt) ?? 'ltr';
  }
  return 'ltr';
}

/** Returns the columns that each item stands in; undefined for those that are as wide as the page. */
export function placeInColumns(worksheet: InColumns, cache: MemoCache): (BlockColumns | undefined)[] {
  const { items, columns } = worksheet;
  const counts = countColumns(worksheet);
  const rule = columns?.rule ?? true;
  let dir: BlockColumns['dir'] = 'ltr';
  return counts.map((count, at) => {
    if (count === 1) return undefined;
    if (count !== counts[at - 1]) dir = findDirection(items, counts, at);
    const placed = { count, rule, dir, Packer: StripPacker };
    return cache.of(`columns ${count} ${rule} ${dir}`, [], () => placed);
  });
}
