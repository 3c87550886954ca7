import { useSyncExternalStore } from 'react';

/**
 * How much room there is: `wide` for the side bar and whole sheets, `beside` for the drawer and a smaller sheet, `over`
 * for the drawer over the sheet, `phone` for one of the two.
 */
export type Screen = 'wide' | 'beside' | 'over' | 'phone';

/** The widest screen of each kind in px, as in EditorScreen.css. */
const WIDEST = [
  ['phone', 600],
  ['over', 719],
  ['beside', 925],
] as const;

/** Returns what kind of screen a width in px is. */
export const getScreen = (width: number): Screen =>
  WIDEST.find(([, widest]) => width <= widest)?.[0] ?? 'wide';

/** Tells whether there is no room for the drawer beside the sheets. */
export const isCovering = (screen: Screen): boolean => screen === 'over' || screen === 'phone';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Returns what kind of screen the window is. */
export const useScreen = (): Screen => useSyncExternalStore(subscribe, () => getScreen(window.innerWidth));

/** Returns the width of the window in px. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth);
