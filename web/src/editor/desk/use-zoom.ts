import { useState } from 'react';
import { clampTo, defineRange } from '#shared/range.ts';
import { deviceMemory } from '../../device/device-memory.ts';
import { getScreen } from '../small-screen/use-screen.ts';

/** What is to fit into the window, in px. */
interface Fit {
  /** The width of all columns. */
  readonly width: number;
  readonly columns?: number;
  /** The width of the window. */
  readonly screen: number;
  /** True while the drawer of a small screen is open. */
  readonly hasDrawer?: boolean;
}

/** Percent. */
const ZOOM = defineRange({ min: 25, max: 300, step: 10, initial: 100, unit: '%' });
const toZoomKey = (document: string) => `zoom/${document}`;

/** Returns the default zoom: the sheet with some desk around it, or two of them with little. */
export function getFittingZoom({ width, columns = 1, screen, hasDrawer = false }: Fit): number {
  const [room, step] = getZoomRoom(columns, screen, hasDrawer);
  const fit = Math.floor(((room / width) * 100) / step) * step;
  return Math.min(100, clampTo(ZOOM, fit));
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
  return [screen - 480, columns === 1 ? ZOOM.step : 1];
}

/** Returns the width of a drawer beside the sheets in px, as in EditorScreen.css. */
const getDrawerWidth = (screen: number): number => Math.min(400, screen / 2);

function readZoom(document: string): number | null {
  const stored = Number(deviceMemory.read(toZoomKey(document)));
  return stored >= ZOOM.min && stored <= ZOOM.max ? stored : null;
}

export interface Zoom {
  readonly percent: number;
  change(by: 1 | -1): void;
  reset(): void;
}

/** Moves the zoom of a draft to its document's id after the first save. */
export function moveZoom(draft: string, id: string): void {
  const percent = readZoom(draft);
  deviceMemory.write(toZoomKey(draft), null);
  if (percent !== null) deviceMemory.write(toZoomKey(id), String(percent));
}

/**
 * Returns the zoom of the sheets. A chosen zoom is stored on this device for each document, whose current
 * name `nameOf` returns; otherwise it is `fit`.
 */
export function useZoom(nameOf: () => string, fit: number): Zoom {
  const [chosen, choose] = useState(() => readZoom(nameOf()));
  const percent = chosen ?? fit;
  const set = (next: number | null) => {
    choose(next);
    deviceMemory.write(toZoomKey(nameOf()), next === null ? null : String(next));
  };
  return {
    percent,
    change: (by) => set(clampTo(ZOOM, Math.round(percent / ZOOM.step + by) * ZOOM.step)),
    reset: () => set(null),
  };
}
