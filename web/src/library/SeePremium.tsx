import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../api/use-session.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const PremiumDialog = createLazyDialog(
  async () => (await import('../plans/PremiumDialog.tsx')).PremiumDialog,
);

/** Renders what Premium adds and costs, for users without it. */
export function SeePremium() {
  const { user } = useSession();
  const [isShown, show] = useState(false);
  if (user && (user.plan === 'premium' || user.role === 'admin')) return null;
  return (
    <>
      <Button variant="action" icon={Crown} onPress={() => show(true)}>
        What Premium adds, and costs
      </Button>
      {isShown && <PremiumDialog documentId={null} onClose={() => show(false)} />}
    </>
  );
}
