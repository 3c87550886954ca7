import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../ui/IconButton.tsx';

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));

/** The way to us, in every top bar. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Help" icon={CircleHelp} onPress={() => setOpen(true)} />
      <Suspense>{isOpen && <HelpDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
