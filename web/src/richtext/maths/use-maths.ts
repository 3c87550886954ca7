import { useEffect, useSyncExternalStore } from 'react';
import { hasMaths, loadMaths, subscribeToMaths } from '#shared/maths/load-maths.ts';

/** Tells whether formulas can be drawn, and loads what draws them. */
export function useMaths(): boolean {
  const isReady = useSyncExternalStore(subscribeToMaths, hasMaths);
  useEffect(() => void loadMaths().catch(() => undefined), []);
  return isReady;
}
