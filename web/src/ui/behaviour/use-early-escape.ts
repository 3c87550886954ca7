import { useLayoutEffect } from 'react';

/** Matches what opens over the page: dialogs, menus, popovers. */
const OVERLAYS = '.dialog, .menu-popover';

/**
 * Lets Escape close the overlay on top before that has the focus, which it gets only after it is drawn. Called by what is rendered
 * in an overlay while that is open.
 */
export function useEarlyEscape(): void {
  useLayoutEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', handOnEscape, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Hands an Escape that is pressed elsewhere on to the overlay on top, which knows whether it may close. */
function handOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof Node)) return;
  const top = [...document.querySelectorAll(OVERLAYS)].findLast((one) => !one.closest('[data-exiting]'));
  if (!top || top.contains(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
