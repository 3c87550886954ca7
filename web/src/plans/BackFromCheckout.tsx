import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { showToast } from '../ui/feedback/toast.ts';
import { createLazyDialog } from '../ui/overlays/lazy-dialog.tsx';

const WelcomeDialog = createLazyDialog(async () => (await import('./WelcomeDialog.tsx')).WelcomeDialog);

interface BackFromCheckoutProps {
  /** The label of the button that goes on: "Make Printable". */
  readonly action: string;
  readonly onGoOn: () => void;
}

/** Renders the result of the checkout once, after the return from the payment page. */
export function BackFromCheckout({ action, onGoOn }: BackFromCheckoutProps) {
  const [search, setSearch] = useSearchParams();
  const [how] = useState(() => search.get('checkout'));
  const [isOpen, setOpen] = useState(how === 'done');
  const arrive = useEffectEvent(() => {
    if (how === null) return;
    setSearch(removeCheckoutParam, { replace: true });
    if (how === 'left') showToast({ words: 'Nothing was paid. Your work is as you left it.' });
  });
  useEffect(() => arrive(), []);
  const goOn = () => {
    setOpen(false);
    onGoOn();
  };
  return isOpen && <WelcomeDialog action={action} onGoOn={goOn} onClose={() => setOpen(false)} />;
}

function removeCheckoutParam(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('checkout');
  return rest;
}
