import { useEffect, useState } from 'react';
import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { formatCount } from '../ui/words/format-count.ts';
import { EntryCard } from './EntryCard.tsx';
import { EVERYTHING, findEntries, needsAllEntries } from './find-entries.ts';
import { LibrarySearchFields } from './LibrarySearchFields.tsx';
import { useLibrary } from './use-library.ts';

/** Renders all drafts of this device and all documents of the signed-in user, page by page. */
export function DocumentList() {
  const library = useLibrary();
  const { entries, waitsForAccount, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = library;
  const [search, setSearch] = useState(EVERYTHING);
  const readsAll = needsAllEntries(search) && hasNextPage && !isError;
  useEffect(() => {
    if (readsAll && !isFetchingNextPage) void fetchNextPage();
  }, [readsAll, isFetchingNextPage, fetchNextPage]);

  if (waitsForAccount && entries.length === 0) return <Spinner label="Loading your documents" />;
  const failed = isError && <NotLoaded error={library.error} onAgain={() => void library.refetch()} />;
  if (entries.length === 0 && failed) return failed;
  if (entries.length === 0) {
    return (
      <EmptyState example="Water cycle review · Worksheet · yesterday" words="What you save stands here." />
    );
  }
  const found = findEntries(entries, search);
  return (
    <>
      <LibrarySearchFields search={search} onChange={setSearch} />
      <p role="status" className="visually-hidden">
        {readsAll ? 'Looking' : describeCount(found.length, hasNextPage)}
      </p>
      <ul className="document-cards">
        {found.map((entry) => (
          <EntryCard key={entry.key} entry={entry} hasMenu />
        ))}
      </ul>
      {found.length === 0 && !readsAll && (
        <EmptyState
          words="None of your documents is like this. Try fewer words, or all kinds."
          action={
            <Button variant="action" onPress={() => setSearch(EVERYTHING)}>
              Show all documents
            </Button>
          }
        />
      )}
      {failed}
      {readsAll && <Spinner label="Looking through all documents" />}
      {hasNextPage && !failed && !readsAll && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

const describeCount = (count: number, hasMore: boolean): string =>
  count === 0 ? 'Nothing found' : `${formatCount(count, 'document')}${hasMore ? ', and more' : ''}`;
