import type { ColumnCount } from '../../../vocabulary/columns.ts';
import type { InColumns } from './count-columns.ts';
import { widenHeadings } from './heading-columns.ts';
import { findShort, saveCounts } from './save-paper.ts';

/** Lists the columns that items are to stand in, whether or not they have room in them: what can be known without drawing them. */
export function listWantedColumns({ items, style, columns }: InColumns): ColumnCount[] {
  const sheet = columns?.count ?? 1;
  const counts = items.map((item) => item.columns ?? sheet);
  if (columns?.save_paper && sheet === 1) saveCounts(items, counts, (item) => findShort(item, style));
  widenHeadings(items, counts);
  return counts;
}
