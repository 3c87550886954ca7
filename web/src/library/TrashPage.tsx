import { useTrash } from '../api/documents.ts';
import { useSession } from '../api/use-session.ts';
import { SitePage } from '../frame/SitePage.tsx';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { TrashRow } from './TrashRow.tsx';
import { type TrashEntry, toDraftTrashEntry, toTrashEntry } from './trash-entry.ts';
import { useDeletedDrafts } from './use-drafts.ts';
import './TrashPage.css';

/** Renders `/trash`: what the user deleted from this device and from the account, to be restored or erased. */
export function TrashPage() {
  const { status } = useSession();
  const drafts = useDeletedDrafts() ?? [];
  const hasDrafts = drafts.length > 0;
  return (
    <SitePage title="Trash" className="trash-page">
      <h1 className="page-title">Trash</h1>
      <p className="quiet trash-line">What you delete stays here for 30 days. Then it is gone for good.</p>
      {hasDrafts && (
        <section className="stack trash-part" aria-labelledby="deleted-drafts">
          <h2 id="deleted-drafts" className="part-title">
            On this device
          </h2>
          {status === 'in' && (
            <p className="quiet trash-line">
              Logging out removes these for good, unless you keep your work here.
            </p>
          )}
          <TrashRows label="Deleted from this device" entries={drafts.map(toDraftTrashEntry)} />
        </section>
      )}
      {status === 'in' && <DeletedDocuments hasDrafts={hasDrafts} />}
      {status === 'unknown' && <Spinner label="Loading the trash" />}
      {(status === 'out' || status === 'expired') && <SignedOut hasDrafts={hasDrafts} />}
    </SitePage>
  );
}

interface BesideDrafts {
  /** True where deleted drafts are listed above. */
  readonly hasDrafts: boolean;
}

function DeletedDocuments({ hasDrafts }: BesideDrafts) {
  const { documents, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useTrash(true);
  if (isPending) return <Spinner label="Loading the trash" />;
  const failed = error && <NotLoaded error={error} onAgain={() => void refetch()} />;
  if (documents.length === 0) return failed || (hasDrafts ? null : <NothingDeleted />);
  return (
    <section className="stack trash-part" aria-labelledby="deleted-documents">
      <h2 id="deleted-documents" className={hasDrafts ? 'part-title' : 'visually-hidden'}>
        In your account
      </h2>
      <TrashRows label="Deleted documents" entries={documents.map(toTrashEntry)} />
      {failed}
      {hasNextPage && !failed && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

const TrashRows = ({ label, entries }: { label: string; entries: readonly TrashEntry[] }) => (
  <ul className="list trash-rows" aria-label={label}>
    {entries.map((entry) => (
      <TrashRow key={entry.key} entry={entry} />
    ))}
  </ul>
);

const NothingDeleted = () => (
  <EmptyState
    words="Nothing is in the trash."
    action={
      <ButtonLink href="/" variant="action">
        Go to my documents
      </ButtonLink>
    }
  />
);

function SignedOut({ hasDrafts }: BesideDrafts) {
  const askToSignIn = useSignIn();
  const action = (
    <Button variant="action" onPress={() => void askToSignIn({ tab: 'log-in' })}>
      Log in
    </Button>
  );
  const words = hasDrafts
    ? 'Log in to see what you have deleted from your account, too.'
    : 'Log in to see the documents that you have deleted.';
  return <EmptyState words={words} action={action} />;
}
