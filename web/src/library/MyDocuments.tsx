import { Library, Trash2 } from 'lucide-react';
import { useSession } from '../api/use-session.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { useDeletedDrafts, useHasOthersWork, useHasUnsaved } from './use-drafts.ts';

const DocumentList = createLazyPart(async () => (await import('./DocumentList.tsx')).DocumentList, {
  waiting: <Spinner label="Loading your documents" />,
});

/** Renders the user's documents and drafts, newest first. */
export function MyDocuments() {
  const { status } = useSession();
  const hasUnsaved = useHasUnsaved();
  const hasDeleted = (useDeletedDrafts() ?? []).length > 0;
  return (
    <section className="start-section" aria-labelledby="my-documents">
      <div className="spread start-section-head">
        <h2 id="my-documents" className="part-title">
          My documents
        </h2>
        <div className="row">
          {status === 'in' && (
            <ButtonLink href="/bank" variant="action" icon={Library}>
              My bank
            </ButtonLink>
          )}
          {(status === 'in' || hasDeleted) && (
            <ButtonLink href="/trash" variant="action" icon={Trash2}>
              Trash
            </ButtonLink>
          )}
        </div>
      </div>
      {(status === 'in' || hasUnsaved) && <DocumentList />}
      {(status === 'out' || status === 'expired') && <SignedOut />}
    </section>
  );
}

const INVITING = 'With an account your documents are kept here, on every device. You can begin without one.';
const WAITING = 'Unsaved work of an account waits on this device. Log in to that account to go on with it.';

function SignedOut() {
  const askToSignIn = useSignIn();
  const hasOthersWork = useHasOthersWork();
  const action = (
    <Button variant="action" onPress={() => void askToSignIn({ tab: 'log-in' })}>
      Log in or sign up
    </Button>
  );
  return <EmptyState words={hasOthersWork ? WAITING : INVITING} action={action} />;
}
