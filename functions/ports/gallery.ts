import type { GalleryRecord } from '../records/gallery.ts';
import type { Page } from './page.ts';

/** The index behind the public search page. */
export interface Gallery {
  /**
   * Stores a document's entry, or removes it when the entry is null. Safe to repeat: a call with a lower lock
   * version than an earlier one changes nothing.
   */
  putEntry(id: string, lockVersion: number, entry: GalleryRecord | null): Promise<void>;
  /**
   * Finds entries that have all of these terms, newest first. The first term should be the rarest, because a page may
   * be short: it reads a limited number of rows. Throws on a forged cursor.
   */
  search(terms: readonly [string, ...string[]], next: string | undefined): Promise<Page<GalleryRecord>>;
}
