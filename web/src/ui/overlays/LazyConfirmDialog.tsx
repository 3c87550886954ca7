import { useState } from 'react';
import { createLazyPart } from '../lazy/lazy-part.tsx';
import { showNotFetched } from '../lazy/not-fetched.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const Loaded = createLazyPart<ConfirmDialogProps>(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
  {
    missing: null,
    onMissing: ({ onCancel }) => {
      showNotFetched();
      onCancel();
    },
  },
);

/** Renders a `ConfirmDialog` that loads when it first asks; if it fails to load, it counts as cancelled. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.isOpen && !isNeeded) setNeeded(true);
  return isNeeded && <Loaded {...props} />;
}
