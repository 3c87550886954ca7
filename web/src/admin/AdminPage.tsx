import { useHelpRequests } from '../api/community.ts';
import { AccountMenu } from '../frame/AccountMenu.tsx';
import { usePageTitle } from '../ui/behaviour/use-page-title.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { formatMoment } from '../ui/words/format-moment.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';
import './AdminPage.css';

/** Renders `/admin`: requests for help, and the maintenance notice. */
export function AdminPage() {
  usePageTitle('Administration');
  const asked = useHelpRequests();
  const { requests, isPending, error, hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  return (
    <>
      <TopBar end={<AccountMenu />} />
      <main className="admin-page">
        <h1 className="admin-title">Administration</h1>
        {isPending && <Spinner label="Loading" />}
        {error && <NotLoaded error={error} onAgain={() => void asked.refetch()} />}
        {!isPending && !error && (
          <>
            <section aria-labelledby="maintenance">
              <h2 id="maintenance">Maintenance</h2>
              <MaintenanceForm />
            </section>
            <section aria-labelledby="help">
              <h2 id="help">Help requests</h2>
              {requests.length === 0 && <EmptyState words="Nobody has asked for help." />}
              <ul className="admin-requests">
                {requests.map(({ id, message, email, page, sent_at }) => (
                  <li key={id}>
                    <p className="admin-facts">
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
      </main>
    </>
  );
}
