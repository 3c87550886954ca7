import { clamp } from 'es-toolkit';

/** Sizes are tried in steps of half a point. */
export const SIZE_STEP = 0.5;

/** The preferred size and the least, in pt. */
export interface Bounds {
  readonly size: number;
  readonly least: number;
}

/**
 * Returns the greatest size, in steps down from the preferred one, at which `fits` holds; null where it holds
 * at none. Each call of `fits` costs a layout: the search begins at `near`, and two calls are enough where
 * `near` is still right.
 */
export function findGreatestFitting(
  { size, least }: Bounds,
  fits: (size: number) => boolean,
  near: number = size,
): number | null {
  const steps = Math.max(0, Math.floor((size - least) / SIZE_STEP));
  const fitsAt = (down: number) => fits(size - down * SIZE_STEP);
  const begin = clamp(Math.round((size - near) / SIZE_STEP), 0, steps);
  // At `low` steps down it does not fit, at `high` it does; at first one of them lies beyond what may be tried.
  let [low, high] = fitsAt(begin) ? [-1, begin] : [begin, steps + 1];
  // Its neighbour is tried first, and then the middle.
  let next = high === begin ? begin - 1 : begin + 1;
  for (; high - low > 1; next = Math.floor((low + high) / 2)) {
    if (fitsAt(next)) high = next;
    else low = next;
  }
  return high > steps ? null : size - high * SIZE_STEP;
}
