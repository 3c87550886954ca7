import { useLocation } from 'wouter';
import { useLogOutEverywhere } from '../api/account.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';

/** Ends every session, for who has left one open at school. */
export function SessionsSection() {
  const logOut = useLogOutEverywhere();
  const [, navigate] = useLocation();
  const leave = () =>
    logOut.mutate(undefined, {
      onSuccess: () => {
        navigate('/');
        toast({ words: 'You are logged out on every device' });
      },
      onError: (error) => toast({ words: error.message, tone: 'danger' }),
    });
  return (
    <>
      <p className="account-line">
        Work that was not saved yet stays on the device that it was written on. Another device may go on for
        up to an hour.
      </p>
      <div>
        <Button isPending={logOut.isPending} onPress={leave}>
          Log out on every device
        </Button>
      </div>
    </>
  );
}
