import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { EntryCard } from './EntryCard.tsx';
import { useLibrary } from './use-library.ts';

/** Renders all drafts of this device and all documents of the signed-in user, page by page. */
export function DocumentList() {
  const {
    entries,
    waitsForAccount,
    isError,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useLibrary();

  if (waitsForAccount && entries.length === 0) return <Spinner label="Loading your documents" />;
  const failed = isError && <NotLoaded error={error} onAgain={() => void refetch()} />;
  if (entries.length === 0 && failed) return failed;
  if (entries.length === 0) {
    return (
      <EmptyState example="Water cycle review · Worksheet · yesterday" words="What you save stands here." />
    );
  }
  return (
    <>
      <ul className="document-cards">
        {entries.map((entry) => (
          <EntryCard key={entry.key} entry={entry} hasMenu />
        ))}
      </ul>
      {failed}
      {hasNextPage && !failed && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
