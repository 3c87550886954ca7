import { type RefObject, useEffect } from 'react';

/** The event that React Aria dispatches where F6 finds no other landmark. Dialogs and pages are none to it. */
const LAST_LANDMARK = 'react-aria-landmark-navigation';

/** Lets F6 lead from the messages back to where the focus was. */
export function useWayBack(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let from: EventTarget | null = null;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && region.current?.contains(target);
    const note = ({ target, relatedTarget }: FocusEvent) => {
      if (isInside(target) && !isInside(relatedTarget)) from = relatedTarget;
    };
    const goBack = (event: Event) => {
      if (!isInside(event.target) || !(from instanceof HTMLElement) || !from.isConnected) return;
      event.preventDefault();
      from.focus();
    };
    document.addEventListener('focusin', note, { signal });
    document.addEventListener(LAST_LANDMARK, goBack, { signal });
    return () => listening.abort();
  }, [region]);
}
