import { useEffect, useLayoutEffect } from 'react';
import { early } from '../behaviour/early-queue.ts';
import { isText } from '../behaviour/is-text.ts';

/**
 * When a dialog collects what is typed before it has loaded, for the text field with which it begins: always, or unless a text
 * has the focus, where the person may go on writing.
 */
export type CatchesTyping = 'always' | 'outside texts' | null;

/** The time in ms that a dialog which has loaded may take to give the focus to its field. */
const GIVEN_UP_MS = 1_000;

/** Collects what is typed for a dialog from its opening on, as `catches` says. */
export function useTypedAhead(catches: CatchesTyping, isLoaded: boolean, onClose: () => void): void {
  const mayCatch = catches === 'always' || (catches !== null && !isText(document.activeElement));
  // biome-ignore lint/correctness/useExhaustiveDependencies: from its opening on, once
  useLayoutEffect(() => {
    if (isLoaded || !mayCatch) return undefined;
    early.expect({ within: '.dialog', giveUp: onClose });
    // Once it is closed, or was given up before it came.
    return () => early.endDialog();
  }, []);
  useEffect(() => {
    if (!isLoaded || catches === null) return undefined;
    // Nothing may be kept from the page where no field of the dialog takes it.
    const timer = setTimeout(() => early.endDialog(), GIVEN_UP_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, catches]);
}
