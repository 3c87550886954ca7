import { useState } from 'react';
import { clampTo, defineRange } from '#shared/range.ts';
import { deviceMemory } from '../../device/device-memory.ts';

/** Percent. */
const ZOOM = defineRange({ min: 25, max: 300, step: 10, initial: 100, unit: '%' });
const toZoomKey = (document: string) => `zoom/${document}`;

/** The sheet with some desk around it, or a pair of them with little, where nobody has chosen yet. */
export function getFittingZoom(width: number, columns = 1): number {
  const [room, step] = getZoomRoom(columns, window.innerWidth);
  const fit = Math.floor(((room / width) * 100) / step) * step;
  return Math.min(100, clampTo(ZOOM, fit));
}

/** How wide they may be together, in px, and in what steps. Nothing is edited on a small screen: they have all of it. */
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

/** A draft goes by its id once it is saved. */
export function moveZoom(draft: string, id: string): void {
  const percent = readZoom(draft);
  deviceMemory.write(toZoomKey(draft), null);
  if (percent !== null) deviceMemory.write(toZoomKey(id), String(percent));
}

/**
 * How large the sheets are drawn: what was chosen is kept on this device for each document, `nameOf` tells what it is
 * called now. Otherwise it is `fit`.
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
