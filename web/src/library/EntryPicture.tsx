import { api } from '../api/api.ts';
import type { LibraryEntry } from './library-entry.ts';
import { SheetPicture } from './SheetPicture.tsx';

/** Renders the first sheet of an entry: as it was printed, else drawn from its content. */
export function EntryPicture({ entry }: { entry: LibraryEntry }) {
  const { key, changed_at, document, draft } = entry;
  if (!draft && document?.thumbnail_url) return <img src={document.thumbnail_url} alt="" loading="lazy" />;
  const read = async (): Promise<unknown> =>
    draft ? draft.document : (await api.readDocument({ params: { id: key } })).document;
  return <SheetPicture name={`${key} ${changed_at}`} read={read} />;
}
