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
