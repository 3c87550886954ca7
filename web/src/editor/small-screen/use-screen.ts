import { useSyncExternalStore } from 'react';
import { getScreen, hasWideBar, isCovering, type Screen } from './screens.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Reads the width of the layout in px: `innerWidth` grows with what overflows on a touch screen. */
const readWidth = (): number => document.documentElement.clientWidth;

/** Returns what kind of screen the window is. */
export const useScreen = (): Screen => useSyncExternalStore(subscribe, () => getScreen(readWidth()));

/** Returns the width of the window in px. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, readWidth);

/** Returns whether a drawer in the window covers the sheets. */
export const useIsCovering = (): boolean =>
  useSyncExternalStore(subscribe, () => isCovering(readWidth(), window.innerHeight));

/** Returns whether the bar has room for all tools. */
export const useHasWideBar = (): boolean => useSyncExternalStore(subscribe, () => hasWideBar(readWidth()));
