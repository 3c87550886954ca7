import { useState } from 'react';
import { clampTo, defineRange } from '#shared/range.ts';
import { deviceMemory } from '../../device/device-memory.ts';

/** Percent. */
const ZOOM = defineRange({ min: 25, max: 300, step: 10, initial: 100, unit: '%' });
const toZoomKey = (document: string) => `zoom/${document}`;

/** Returns the default zoom: the sheet with some desk around it, or two of them with little. */
export function getFittingZoom(width: number, columns = 1): number {
  const [room, step] = getZoomRoom(columns, window.innerWidth);
  const fit = Math.floor(((room / width) * 100) / step) * step;
  return Math.min(100, clampTo(ZOOM, fit));
}

/**
 * Returns the width for all columns in px, and the step of the zoom. A small screen gives all of its width,
 * because documents are not edited there.
 */
function getZoomRoom(columns: number, screen: number): readonly [room: number, step: number] {
  if (screen <= 925) return [screen - 48, 1];
  return columns === 1 ? [screen - 560, ZOOM.step] : [screen - 480, 1];
}

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
