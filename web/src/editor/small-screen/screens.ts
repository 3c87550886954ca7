/**
 * How much room there is: `wide` for the side bar and whole sheets, `beside` for the drawer and a smaller sheet, `phone` for
 * the drawer below a strip of the sheet.
 */
export type Screen = 'wide' | 'beside' | 'phone';

/** The widest screen of each kind in px, as in EditorScreen.css. */
const WIDEST = [
  ['phone', 600],
  ['beside', 925],
] as const;

/** The narrowest window whose bar has room for all tools, in px, also for fingers and with one more switch. */
const NARROWEST_WIDE_BAR = 1260;

/** The lowest phone that has room for the strip, in px, as in EditorScreen.css. */
const LOWEST = 360;

/** Returns what kind of screen a width in px is. */
export const getScreen = (width: number): Screen =>
  WIDEST.find(([, widest]) => width <= widest)?.[0] ?? 'wide';

/** Tells whether a window in px has no room for the drawer and a part of the sheets. */
export const isCovering = (width: number, height: number): boolean =>
  getScreen(width) === 'phone' && height < LOWEST;

/** Tells whether the bar of a window in px has room for all tools; the others are behind More. */
export const hasWideBar = (width: number): boolean => width >= NARROWEST_WIDE_BAR;
