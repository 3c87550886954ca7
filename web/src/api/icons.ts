import type { IconPage } from '#shared/icons/icon-schema.ts';
import { findSamples } from '#shared/icons/sample-icons.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';

/** A page of icons; without the icon service it is of the samples that come with the editor. */
export interface FoundIcons extends IconPage {
  readonly isOfSamples?: true;
}

/**
 * Searches icons; `next_page` is the cursor from the last page. While the icon service does not reply, it
 * searches the samples in the editor. With `isExact` it finds nothing rather than something similar.
 */
export async function searchIcons(query: string, next_page?: string, isExact = false): Promise<FoundIcons> {
  try {
    const exact = isExact ? ({ exact: 'true' } as const) : {};
    return await api.searchIcons({ query: { query, ...exact, ...(next_page && { next_page }) } });
  } catch (error) {
    if (next_page || !(error instanceof ApiError) || !error.isTransient) throw error;
    const icons = findSamples(query);
    return { icons, total_count: icons.length, next_page: null, isOfSamples: true };
  }
}
