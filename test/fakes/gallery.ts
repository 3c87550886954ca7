import type { Gallery } from '#functions/ports/gallery.ts';
import type { GalleryRecord } from '#functions/records/gallery.ts';
import { toPage } from './page.ts';

const PAGE_SIZE = 24;
const toKey = ({ published_at, id }: GalleryRecord): string => `${published_at}#${id}`;

/** The gallery in memory, over its entries by document. */
export function createGallery(entries: Map<string, GalleryRecord>): Gallery {
  const lockVersions = new Map<string, number>();
  return {
    async putEntry(id, lockVersion, entry) {
      if ((lockVersions.get(id) ?? 0) > lockVersion) return;
      lockVersions.set(id, lockVersion);
      if (entry) entries.set(id, structuredClone(entry));
      else entries.delete(id);
    },
    async search(terms, next) {
      const found = [...entries.values()]
        .filter(({ found_by }) => terms.every((term) => found_by.includes(term)))
        .sort((one, other) => toKey(other).localeCompare(toKey(one)));
      return toPage(found, toKey, next, PAGE_SIZE);
    },
  };
}
