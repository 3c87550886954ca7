import { useState } from 'react';
import { useArrivalParam } from '../ui/behaviour/use-arrival-param.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const WelcomeDialog = createLazyDialog(async () => (await import('./WelcomeDialog.tsx')).WelcomeDialog);

interface BackFromCheckoutProps {
  /** The label of the button that goes on: "Make Printable". */
  readonly action: string;
  readonly onGoOn: () => void;
}

/** Renders the result of the checkout once, after the return from the payment page. */
export function BackFromCheckout({ action, onGoOn }: BackFromCheckoutProps) {
  const how = useArrivalParam('checkout', (came) => {
    if (came === 'left') showToast({ words: 'Nothing was paid. Your work is as you left it.' });
  });
  const [isOpen, setOpen] = useState(how === 'done');
  const goOn = () => {
    setOpen(false);
    onGoOn();
  };
  return isOpen && <WelcomeDialog action={action} onGoOn={goOn} onClose={() => setOpen(false)} />;
}
