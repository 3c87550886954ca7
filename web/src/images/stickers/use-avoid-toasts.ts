import { type RefObject, useEffect } from 'react';
import { toasts } from '../../ui/feedback/toast.ts';

/** Between the two, in px of the screen. */
const GAP = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far what stands under the toasts has to go up, in px; 0 where they are not over it. */
export function getOverlapHeight(bar: Box, over: Box): number {
  const covers =
    bar.left < over.right && bar.right > over.left && bar.top < over.bottom && bar.bottom > over.top;
  return covers ? bar.bottom - over.top + GAP : 0;
}

/** The desk scrolls what a new toast would cover out from under it. */
export function useAvoidToasts(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const clear = () => {
      const toaster = document.querySelector('.toaster');
      if (!bar.current || !toaster) return;
      const top = getOverlapHeight(bar.current.getBoundingClientRect(), toaster.getBoundingClientRect());
      if (top > 0) bar.current.closest('.desk')?.scrollBy({ top });
    };
    // Once it stands there.
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
