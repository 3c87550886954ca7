import { useMemo } from 'react';
import { useDocumentWords } from '../api/documents.ts';
import { useQuery } from '../api/query-client.ts';
import { useSession } from '../api/use-session.ts';
import type { Draft } from '../saving/drafts.ts';
import type { ReadWords } from './find-entries.ts';
import type { LibraryEntry } from './library-entry.ts';
import { DRAFTS } from './use-drafts.ts';

/**
 * Reads the words in the drafts of this device and in the documents of the account, once somebody searches; until they are known,
 * and where the account cannot be asked, documents are found by their names.
 */
export function useWords(
  isSearching: boolean,
  entries: readonly LibraryEntry[],
): { readonly read: ReadWords; readonly isPending: boolean } {
  const { status } = useSession();
  const drafts = useMemo(() => entries.flatMap(({ draft }) => draft ?? []), [entries]);
  const asksAccount = isSearching && status === 'in';
  const { data: inAccount, isLoading } = useDocumentWords(asksAccount);
  const inDrafts = useDraftWords(isSearching, drafts);
  const read = useMemo<ReadWords>(
    () =>
      ({ key, draft }) =>
        `${inAccount?.get(key) ?? ''} ${(draft && inDrafts?.get(draft.key)) ?? ''}`,
    [inAccount, inDrafts],
  );
  return { read, isPending: isLoading };
}

/** What reads documents is loaded only when drafts are searched. */
function useDraftWords(isSearching: boolean, drafts: readonly Draft[]) {
  const { data } = useQuery({
    queryKey: [...DRAFTS, 'words', drafts.map(({ key, changed_at }) => `${key} ${changed_at}`)],
    enabled: isSearching && drafts.length > 0,
    queryFn: async () => {
      const { listDraftWords } = await import('./draft-words.ts');
      return new Map(drafts.map((draft) => [draft.key, listDraftWords(draft)]));
    },
  });
  return data;
}
