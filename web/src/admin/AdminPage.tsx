import { useHelpRequests } from '../api/community.ts';
import { SitePage } from '../frame/SitePage.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { formatMoment } from '../ui/words/format-moment.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';
import './AdminPage.css';

/** Renders `/admin`: requests for help, and the maintenance notice. */
export function AdminPage() {
  const asked = useHelpRequests();
  const { requests, isPending, error, hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  return (
    <SitePage title="Administration" className="admin-page">
      <h1 className="page-title">Administration</h1>
      {isPending && <Spinner label="Loading" />}
      {error && <NotLoaded error={error} onAgain={() => void asked.refetch()} />}
      {!isPending && !error && (
        <>
          <section className="part admin-part" aria-labelledby="maintenance">
            <h2 id="maintenance" className="part-title">
              Maintenance
            </h2>
            <MaintenanceForm />
          </section>
          <section className="part admin-part" aria-labelledby="help">
            <h2 id="help" className="part-title">
              Help requests
            </h2>
            {requests.length === 0 && <EmptyState words="Nobody has asked for help." />}
            <ul className="list stack admin-requests">
              {requests.map(({ id, message, email, page, sent_at }) => (
                <li key={id}>
                  <p className="hint">
                    {formatMoment(sent_at)} · {email || 'no address'} · {page || '/'}
                  </p>
                  <p className="admin-message">{message}</p>
                </li>
              ))}
            </ul>
            {hasNextPage && (
              <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                Show more
              </Button>
            )}
          </section>
        </>
      )}
    </SitePage>
  );
}
