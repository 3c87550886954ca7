import { clamp } from 'es-toolkit';
import { useState } from 'react';
import type { Sides } from '#shared/kinds/flashcard/page-setups.ts';
import { defineRange } from '#shared/range.ts';
import { deviceMemory } from '../../device/device-memory.ts';

/** How far backs are moved to the right and down, as one looks at them. */
export const BACK_OFFSET = defineRange({ min: -5, max: 5, step: 0.5, initial: 0, unit: 'mm' });

/** How far the backs of a printer are off, in mm. */
export interface BackOffset {
  readonly x: number;
  readonly y: number;
}
export const NO_OFFSET: BackOffset = { x: 0, y: 0 };

const KEPT = 'back-offset';

const toBoundedOffset = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? clamp(value, BACK_OFFSET.min, BACK_OFFSET.max) : 0;

/** Reads the offset of this device's printer; zero where none is stored. */
export function readStoredOffset(): BackOffset {
  try {
    const [x, y] = JSON.parse(deviceMemory.read(KEPT) ?? '[]');
    return { x: toBoundedOffset(x), y: toBoundedOffset(y) };
  } catch {
    return NO_OFFSET;
  }
}

/** Returns the offset of this device's printer, and a function that stores another. */
export function useBackOffset(): [BackOffset, (offset: BackOffset) => void] {
  const [offset, setOffset] = useState(readStoredOffset);
  const storeOffset = (next: BackOffset) => {
    deviceMemory.write(KEPT, next.x === 0 && next.y === 0 ? null : JSON.stringify([next.x, next.y]));
    setOffset(next);
  };
  return [offset, storeOffset];
}

export const isDoubleSided = (sides: Sides): sides is 'long_edge' | 'short_edge' =>
  sides === 'long_edge' || sides === 'short_edge';

/** Tells whether the page with that number, from 1, is the back of a sheet. */
export const isBack = (sides: Sides, number: number): boolean =>
  sides === 'backs' || (isDoubleSided(sides) && number % 2 === 0);
