import { clamp } from 'es-toolkit';
import { getScreen } from '../small-screen/screens.ts';

/** Percent. */
export const SMALLEST_ZOOM = 25;
export const ZOOM_STEP = 10;

/** The size that has to fit into the window, in px. */
interface Fit {
  /** The width of all columns. */
  readonly width: number;
  readonly columns?: number;
  /** The width of the window. */
  readonly screen: number;
  /** True while the drawer of a small screen is open. */
  readonly hasDrawer?: boolean;
}

/** Returns the default zoom: the sheet with some desk around it, or two of them with little. */
export function getFittingZoom({ width, columns = 1, screen, hasDrawer = false }: Fit): number {
  const [room, step] = getZoomRoom(columns, screen, hasDrawer);
  const fit = Math.floor(((room / width) * 100) / step) * step;
  return Math.min(100, Math.max(SMALLEST_ZOOM, fit));
}

/**
 * Returns the width for all columns in px, and the step of the zoom. A small screen gives all of its width, or what an open
 * drawer leaves beside it.
 */
function getZoomRoom(
  columns: number,
  screen: number,
  hasDrawer: boolean,
): readonly [room: number, step: number] {
  const kind = getScreen(screen);
  if (kind !== 'wide')
    return [screen - (kind === 'beside' && hasDrawer ? getDrawerWidth(screen) : 0) - 48, 1];
  return [screen - 480, columns === 1 ? ZOOM_STEP : 1];
}

/** Returns the width of a drawer beside the sheets in px, as in EditorScreen.css. */
const getDrawerWidth = (screen: number): number => clamp(screen / 2, 340, 400);
