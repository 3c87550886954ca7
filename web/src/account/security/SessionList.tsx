import { useLocation } from 'wouter';
import type { OpenSession } from '#shared/api/security-models.ts';
import { useLogOutEverywhere } from '../../api/account.ts';
import { getOwnSession, useEndSession } from '../../api/security.ts';
import { useLogOut } from '../../log-out/use-log-out.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { showErrorToast, showToast } from '../../ui/feedback/toast.ts';
import { formatMoment } from '../../ui/words/format-moment.ts';

/** Renders where the account is signed in, this browser first, and ends sessions: one, or all of them. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const own = getOwnSession();
  const ownFirst = [...sessions.filter(({ id }) => id === own), ...sessions.filter(({ id }) => id !== own)];
  return (
    <>
      <h3 className="security-row-name session-list-name">Where you are logged in</h3>
      <ul className="list stack session-list" aria-label="Where you are logged in">
        {ownFirst.map((session) => (
          <Session key={session.id} session={session} isOwn={session.id === own} />
        ))}
      </ul>
      <p className="quiet">
        Work that was not saved yet stays on the device that it was written on. Another device may go on for
        up to an hour.
      </p>
      <LogOutEverywhere />
    </>
  );
}

function Session({ session, isOwn }: { session: OpenSession; isOwn: boolean }) {
  const end = useEndSession();
  const { id, device, seen_at } = session;
  const finish = () => showToast({ words: `${device} is logged out` });
  return (
    <li className="spread">
      <div className="security-row-words">
        <span className="session-device">{device}</span>
        <span className="quiet">{isOwn ? 'This browser' : `Last active ${formatMoment(seen_at)}`}</span>
      </div>
      {!isOwn && (
        <Button
          aria-label={`Log out there: ${device}`}
          isPending={end.isPending}
          onPress={() => end.mutateAsync(id).then(finish, showErrorToast)}
        >
          Log out there
        </Button>
      )}
    </li>
  );
}

/** Ends every session, for who has left one open at school. */
function LogOutEverywhere() {
  const logOut = useLogOutEverywhere();
  const [, navigate] = useLocation();
  // This section is gone, with whom it was about, before the answer is looked at.
  const leaving = useLogOut(
    () => logOut.mutateAsync(),
    () => {
      navigate('/');
      showToast({ words: 'You are logged out on every device' });
    },
  );
  return (
    <div>
      <Button isPending={leaving.isPending} onPress={() => void leaving.start()}>
        Log out on every device
      </Button>
      {leaving.dialog}
    </div>
  );
}
