import { useEffect } from 'react';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';
import { showHelp, useShownHelp } from './shown-help.ts';

const HelpDialog = createLazyDialog(async () => (await import('./HelpDialog.tsx')).HelpDialog);
const HelpPages = createLazyDialog(async () => (await import('./HelpPages.tsx')).HelpPages);
const ShortcutsDialog = createLazyDialog(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

const close = () => showHelp(null);

/**
 * Renders the open part of the help, once for the whole site: a key opens it also where no help button is in sight, as on
 * a small screen.
 */
export function HelpParts({ path }: { path: string }) {
  const shown = useShownHelp();
  // What was open on one page does not follow to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => close, [path]);
  if (shown === null) return null;
  if (shown === 'question') return <HelpDialog onClose={close} />;
  if (shown === 'shortcuts') return <ShortcutsDialog onClose={close} />;
  return <HelpPages topic={shown} onClose={close} />;
}
