import type { HelpRequest } from '#shared/api/account-models.ts';
import { ApiError } from '../api/api-error.ts';
import { useCloseHelpRequest, useHelpRequests } from '../api/community.ts';
import { SitePage } from '../frame/SitePage.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { getButtonClass } from '../ui/buttons/button-class.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { formatMoment } from '../ui/words/format-moment.ts';
import { toAnswerAddress, toPagePath } from './answer-address.ts';
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
      {error && isForbidden(error) && <EmptyState words="This page is for administrators." />}
      {error && !isForbidden(error) && <NotLoaded error={error} onAgain={() => void asked.refetch()} />}
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
              {requests.map((request) => (
                <AskedFor key={request.id} request={request} />
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

/** Tells whether trying again would not help. */
const isForbidden = (error: Error): boolean => error instanceof ApiError && error.status === 403;

/** Renders one request: where it came from, and how it is answered and closed. */
function AskedFor({ request }: { request: HelpRequest }) {
  const { message, email, page, sent_at } = request;
  const close = useCloseHelpRequest();
  const path = toPagePath(page);
  return (
    <li>
      <p className="hint">
        {formatMoment(sent_at)} · <bdi>{email || 'no address'}</bdi> ·{' '}
        {path === null ? <bdi>{page}</bdi> : <a href={path}>{path}</a>}
      </p>
      <p className="admin-message" dir="auto">
        {message}
      </p>
      <div className="line">
        {email !== '' && (
          <a className={getButtonClass('action')} href={toAnswerAddress(request)}>
            Answer
          </a>
        )}
        <Button
          variant="ghost"
          size="dense"
          isPending={close.isPending}
          onPress={() =>
            close.mutate(request, {
              onSuccess: () => showToast({ words: 'The request is closed and gone.' }),
            })
          }
        >
          Close
        </Button>
      </div>
      {close.error && <NotLoaded error={close.error} onAgain={() => close.mutate(request)} />}
    </li>
  );
}
