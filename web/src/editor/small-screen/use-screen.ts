import { useSyncExternalStore } from 'react';
import { getScreen, isCovering, type Screen } from './screens.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Returns what kind of screen the window is. */
export const useScreen = (): Screen => useSyncExternalStore(subscribe, () => getScreen(window.innerWidth));

/** Returns the width of the window in px. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth);

/** Returns whether a drawer in the window covers the sheets. */
export const useIsCovering = (): boolean =>
  useSyncExternalStore(subscribe, () => isCovering(window.innerWidth, window.innerHeight));
