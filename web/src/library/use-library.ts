import { useMemo } from 'react';
import { useDocuments } from '../api/documents.ts';
import { useSession } from '../api/use-session.ts';
import { type LibraryEntry, listEntries } from './library-entry.ts';
import { useDrafts } from './use-drafts.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';

/** Reads the drafts of this device and the user's documents, page by page. `entries` are all read so far. */
export function useLibrary() {
  const { status, user } = useSession();
  const { documents, ...query } = useDocuments(status === 'in');
  const drafts = useDrafts();
  useKeptDrafts(drafts, user?.id ?? null);
  const entries = useMemo(
    (): readonly LibraryEntry[] => listEntries(drafts ?? [], documents),
    [drafts, documents],
  );
  const waitsForAccount = status === 'unknown' || (status === 'in' && query.isPending);
  return { ...query, entries, hasDrafts: drafts !== undefined, waitsForAccount };
}
