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

/** The lowest phone that has room for the strip, in px, as in EditorScreen.css. */
const LOWEST = 360;

/** Returns what kind of screen a width in px is. */
export const getScreen = (width: number): Screen =>
  WIDEST.find(([, widest]) => width <= widest)?.[0] ?? 'wide';

/** Tells whether a window in px has no room for the drawer and a part of the sheets. */
export const isCovering = (width: number, height: number): boolean =>
  getScreen(width) === 'phone' && height < LOWEST;
