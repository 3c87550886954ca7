import { useState } from 'react';
import { clampTo, defineRange } from '#shared/range.ts';
import { deviceMemory } from '../../device/device-memory.ts';
import { SMALLEST_ZOOM, ZOOM_STEP } from './fitting-zoom.ts';

/** Percent. */
const ZOOM = defineRange({ min: SMALLEST_ZOOM, max: 300, step: ZOOM_STEP, initial: 100, unit: '%' });
const toZoomKey = (document: string) => `zoom/${document}`;

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
