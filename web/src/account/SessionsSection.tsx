import { useLocation } from 'wouter';
import { useLogOutEverywhere } from '../api/account.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';

/** Ends every session, for who has left one open at school. */
export function SessionsSection() {
  const logOut = useLogOutEverywhere();
  const [, navigate] = useLocation();
  // This section is gone, with whom it was about, before the answer is looked at.
  const leave = () =>
    logOut.mutateAsync().then(
      () => {
        navigate('/');
        showToast({ words: 'You are logged out on every device' });
      },
      (error: Error) => showToast({ words: error.message, tone: 'danger' }),
    );
  return (
    <>
      <p className="account-line">
        Work that was not saved yet stays on the device that it was written on. Another device may go on for
        up to an hour.
      </p>
      <div>
        <Button isPending={logOut.isPending} onPress={() => void leave()}>
          Log out on every device
        </Button>
      </div>
    </>
  );
}
