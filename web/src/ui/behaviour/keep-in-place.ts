import { flushSync } from 'react-dom';
import { findScroller } from './find-scroller.ts';
import { scrollWithRoom } from './spare-room.ts';

/** At least as much of what was opened is shown, in px, even if it was pressed at the foot. */
const SHOWN = 240;

/**
 * Makes a change that opens or closes an element, and scrolls so that its head, which was pressed, stays under the
 * pointer, even if something above it has closed and there is nothing left to scroll. What was opened at the foot comes up
 * as soon as the pointer has left its head.
 */
export function keepInPlace(pressed: HTMLElement | null, change: () => void): void {
  const top = pressed?.getBoundingClientRect().top ?? 0;
  const head = pressed && findHeadUnderPointer(pressed);
  flushSync(change);
  if (!pressed) return;
  scrollWithRoom(findScroller(pressed), pressed.getBoundingClientRect().top - top);
  if (!head?.isConnected) showOpened(pressed);
  else head.addEventListener('pointerleave', () => showOpened(pressed), { once: true });
}

/** A finger hovers nowhere: it has left when something opens. */
const findHeadUnderPointer = (pressed: HTMLElement): HTMLElement | null =>
  matchMedia('(hover: hover)').matches ? pressed.querySelector<HTMLElement>('[aria-expanded]:hover') : null;

/** Scrolls so far that the beginning of what was opened is in sight. */
function showOpened(opened: HTMLElement): void {
  const scroller = findScroller(opened);
  const { top, height } = opened.getBoundingClientRect();
  const foot = scroller.getBoundingClientRect().bottom - readFoot(scroller);
  scroller.scrollTop += Math.max(0, top + Math.min(height, SHOWN) - foot);
}

/** Reads what is covered at the foot of a scroller, in px. */
function readFoot(scroller: HTMLElement): number {
  const padding = getComputedStyle(scroller).scrollPaddingBottom;
  const share = padding.endsWith('%') ? scroller.clientHeight / 100 : 1;
  return (Number.parseFloat(padding) || 0) * share;
}
