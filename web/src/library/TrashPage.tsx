import { useTrash } from '../api/documents.ts';
import { useSession } from '../api/use-session.ts';
import { AccountMenu } from '../frame/AccountMenu.tsx';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { usePageTitle } from '../ui/behaviour/use-page-title.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { TrashRow } from './TrashRow.tsx';
import './TrashPage.css';

/** Renders `/trash`: the user's deleted documents, to be restored or erased. */
export function TrashPage() {
  usePageTitle('Trash');
  const { status } = useSession();
  return (
    <>
      <TopBar end={<AccountMenu />} />
      <main className="trash-page">
        <h1 className="trash-title">Trash</h1>
        <p className="trash-line">A deleted document stays here for 30 days. Then it is gone for good.</p>
        {status === 'in' && <Deleted />}
        {status === 'unknown' && <Spinner label="Loading the trash" />}
        {(status === 'out' || status === 'expired') && <SignedOut />}
      </main>
    </>
  );
}

function Deleted() {
  const { documents, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useTrash(true);
  if (isPending) return <Spinner label="Loading the trash" />;
  const failed = error && <NotLoaded error={error} onAgain={() => void refetch()} />;
  if (documents.length === 0 && failed) return failed;
  if (documents.length === 0) {
    const action = (
      <ButtonLink href="/" variant="action">
        Go to my documents
      </ButtonLink>
    );
    return <EmptyState words="Nothing is in the trash." action={action} />;
  }
  return (
    <>
      <ul className="trash-rows" aria-label="Deleted documents">
        {documents.map((document) => (
          <TrashRow key={document.id} document={document} />
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

function SignedOut() {
  const askToSignIn = useSignIn();
  const action = (
    <Button variant="action" onPress={() => void askToSignIn({ tab: 'log-in' })}>
      Log in
    </Button>
  );
  return <EmptyState words="Log in to see the documents that you have deleted." action={action} />;
}
