import { useSyncExternalStore } from 'react';
import { getScreen, hasWideBar, isCovering, type Screen } from './screens.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The size that was read last; null once it has changed. */
let known: WindowSize | null = null;
let isWatched = false;

/**
 * Reads the size of the window in px: its width is that of the layout, as `innerWidth` grows with what overflows on a touch
 * screen. It is read once: the browser lays the page out for it, which in the midst of a change is a layout too many.
 */
function readSize(): WindowSize {
  if (known) return known;
  known = { width: document.documentElement.clientWidth, height: window.innerHeight };
  watchSize();
  return known;
}

/** Has the size forgotten with each change. It is the first that hears of one, so that nobody else reads the old size then. */
function watchSize(): void {
  if (isWatched) return;
  isWatched = true;
  window.addEventListener('resize', forgetSize, { capture: true });
}

function forgetSize(): void {
  known = null;
}

const readWidth = (): number => readSize().width;

/** Returns what kind of screen the window is. */
export const useScreen = (): Screen => useSyncExternalStore(subscribe, () => getScreen(readWidth()));

/** Returns the width of the window in px. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, readWidth);

/** Returns whether a drawer in the window covers the sheets. */
export const useIsCovering = (): boolean =>
  useSyncExternalStore(subscribe, () => isCovering(readWidth(), readSize().height));

/** Returns whether the bar has room for all tools. */
export const useHasWideBar = (): boolean => useSyncExternalStore(subscribe, () => hasWideBar(readWidth()));
