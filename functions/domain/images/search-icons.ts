import { ICON_PAGE_SIZE } from '#shared/icons/icon.ts';
import type { IconPage } from '#shared/icons/icon-schema.ts';
import type { Ports } from '../../ports/ports.ts';

interface Search {
  readonly query: string;
  /** The `next_page` of an earlier answer. */
  readonly next_page?: string | undefined;
  /** Only what is called so: none rather than something similar. */
  readonly exact?: 'true' | undefined;
}

/** Returns a page of icons that match the query, best first; an empty query returns the popular ones. */
export async function searchIcons(
  { icons }: Pick<Ports, 'icons'>,
  { query, next_page = '1', exact }: Search,
): Promise<IconPage> {
  const page = Number(next_page);
  const found = await icons.search(query, page, exact === 'true');
  const isLast = page * ICON_PAGE_SIZE >= found.total;
  return {
    icons: [...found.icons],
    total_count: found.total,
    next_page: isLast ? null : String(page + 1),
  };
}
