import { type RefObject, useEffect } from 'react';
import { toasts } from '../../ui/feedback/toast-queue.ts';

/** The gap between the two, in px of the screen. */
const GAP = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns by how much content under the toasts must move up, in px; 0 where they do not cover it. */
export function getOverlapHeight(bar: Box, over: Box): number {
  const covers =
    bar.left < over.right && bar.right > over.left && bar.top < over.bottom && bar.bottom > over.top;
  return covers ? bar.bottom - over.top + GAP : 0;
}

/** Scrolls the desk so that a new toast does not cover the bar. */
export function useAvoidToasts(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const clear = () => {
      const toaster = document.querySelector('.toaster');
      if (!bar.current || !toaster) return;
      const top = getOverlapHeight(bar.current.getBoundingClientRect(), toaster.getBoundingClientRect());
      if (top > 0) bar.current.closest('.desk')?.scrollBy({ top });
    };
    // Waits until the toast has been placed.
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(clear);
      });
    };
    soon();
    const end = toasts.subscribe(soon);
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [bar]);
}
