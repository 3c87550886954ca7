import { flushSync } from 'react-dom';
import { findScroller } from './find-scroller.ts';

/** The least height that is shown of what a key or a finger opened, in px, even at the foot. */
const SHOWN = 240;

/**
 * Makes a change that opens or closes an element, and scrolls so that its head, which was pressed, stays under the
 * pointer, as far as there is something to scroll: empty room in its place would look broken.
 */
export function keepInPlace(pressed: HTMLElement | null, change: () => void): void {
  const top = pressed?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  if (!pressed) return;
  const scroller = findScroller(pressed);
  scroller.scrollTop += pressed.getBoundingClientRect().top - top;
  if (isUnderMouse(pressed)) return;
  const now = pressed.getBoundingClientRect();
  const foot = scroller.getBoundingClientRect().bottom - readFoot(scroller);
  scroller.scrollTop += Math.max(0, now.top + Math.min(now.height, SHOWN) - foot);
}

/** Tells whether a mouse points at an element. Where fingers point, a browser says so long after the finger has left. */
const isUnderMouse = (element: HTMLElement): boolean =>
  element.matches(':hover') && matchMedia('(hover: hover)').matches;

/** Reads what is covered at the foot of a scroller, in px. */
function readFoot(scroller: HTMLElement): number {
  const padding = getComputedStyle(scroller).scrollPaddingBottom;
  const share = padding.endsWith('%') ? scroller.clientHeight / 100 : 1;
  return (Number.parseFloat(padding) || 0) * share;
}
