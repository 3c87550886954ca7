import { useEffect, useState } from 'react';
import { useFolders } from '../api/folders.ts';
import { useSession } from '../api/use-session.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { formatCount } from '../ui/words/format-count.ts';
import { EntryCard } from './EntryCard.tsx';
import { EVERYTHING, findEntries, type LibrarySearch, needsAllEntries } from './find-entries.ts';
import { FolderBar } from './folders/FolderBar.tsx';
import { useOpenFolder } from './folders/use-open-folder.ts';
import { LibrarySearchFields } from './LibrarySearchFields.tsx';
import { readOrder, rememberOrder } from './library-order.ts';
import { useLibrary } from './use-library.ts';
import { useWords } from './use-words.ts';

/** Renders all drafts of this device and all documents of the signed-in user, page by page. */
export function DocumentList() {
  const library = useLibrary();
  const { entries, waitsForAccount, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = library;
  const [fields, setFields] = useState<LibrarySearch>(() => ({ ...EVERYTHING, order: readOrder() }));
  const setSearch = (changed: LibrarySearch) => {
    setFields(changed);
    rememberOrder(changed.order);
  };
  const { folders, open } = useShownFolder();
  const search = { ...fields, folder: open?.id ?? null };
  const readsAll = needsAllEntries(search) && hasNextPage && !isError;
  useEffect(() => {
    if (readsAll && !isFetchingNextPage) void fetchNextPage();
  }, [readsAll, isFetchingNextPage, fetchNextPage]);

  const words = useWords(fields.words.trim() !== '', entries);
  const isLooking = readsAll || words.isPending;

  if (waitsForAccount && entries.length === 0) return <Spinner label="Loading your documents" />;
  const failed = isError && <NotLoaded error={library.error} onAgain={() => void library.refetch()} />;
  if (entries.length === 0 && failed) return failed;
  if (entries.length === 0) {
    return (
      <EmptyState example="Water cycle review · Worksheet · yesterday" words="What you save appears here." />
    );
  }
  const found = findEntries(entries, search, words.read);
  return (
    <>
      {folders && <FolderBar folders={folders} open={open} />}
      <LibrarySearchFields search={search} onChange={setSearch} />
      <FoundCount count={found.length} hasMore={hasNextPage} isLooking={isLooking} />
      <ul className="list stack document-cards">
        {found.map((entry) => (
          <EntryCard key={entry.key} entry={entry} hasMenu />
        ))}
      </ul>
      {found.length === 0 && !isLooking && (
        <EmptyState
          {...describeNothing(search)}
          action={
            (fields.words !== '' || fields.kind !== null) && (
              <Button variant="action" onPress={() => setSearch({ ...EVERYTHING, order: fields.order })}>
                {open ? 'Show the whole folder' : 'Show all documents'}
              </Button>
            )
          }
        />
      )}
      {failed}
      {isLooking && <Spinner label="Searching all documents" />}
      {hasNextPage && !failed && !readsAll && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

interface FoundCountProps {
  readonly count: number;
  readonly hasMore: boolean;
  readonly isLooking: boolean;
}

/** Tells a screen reader how much was found. */
const FoundCount = ({ count, hasMore, isLooking }: FoundCountProps) => (
  <p role="status" className="visually-hidden">
    {isLooking ? 'Looking' : describeCount(count, hasMore)}
  </p>
);

/** Returns the folders of the account, and the one that the address names, if it is still there. */
function useShownFolder() {
  const { status } = useSession();
  const folders = useFolders(status === 'in');
  const id = useOpenFolder();
  return { folders, open: folders?.find((one) => one.id === id) ?? null };
}

const describeNothing = ({ folder, words, kind }: LibrarySearch) =>
  folder !== null && words.trim() === '' && kind === null
    ? { words: 'This folder is empty. “Move to a folder” in the menu of a document puts it here.' }
    : { words: 'None of your documents match. Try fewer words, or all kinds.' };

const describeCount = (count: number, hasMore: boolean): string =>
  count === 0 ? 'Nothing found' : `${formatCount(count, 'document')}${hasMore ? ', and more' : ''}`;
