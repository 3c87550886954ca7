import { useState } from 'react';
import { type LazyComponent, useLazyComponent } from '../behaviour/use-lazy-component.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { reportNotFetched } from './report-not-fetched.ts';

const PART: LazyComponent<ConfirmDialogProps> = {
  load: async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
};

/** Renders a `ConfirmDialog` that loads when it first asks; if it fails to load, it counts as cancelled. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.isOpen && !isNeeded) setNeeded(true);
  return isNeeded && <LoadedDialog {...props} />;
}

function LoadedDialog(props: ConfirmDialogProps) {
  const Dialog = useLazyComponent(PART, () => reportNotFetched(props.onCancel));
  return Dialog && <Dialog {...props} />;
}
