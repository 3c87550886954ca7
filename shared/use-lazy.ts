import { useEffect, useEffectEvent, useReducer } from 'react';
import type { Lazy } from './lazy.ts';

/** Returns something lazy once it has loaded, and loads it; calls `onMissing` where that fails, as offline. */
export function useLazy<T>(lazy: Lazy<T>, onMissing?: () => void): T | undefined {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const miss = useEffectEvent(() => onMissing?.());
  const { loaded } = lazy;
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isWaiting = true;
    lazy.load().then(
      () => isWaiting && renderAgain(),
      () => isWaiting && miss(),
    );
    return () => {
      isWaiting = false;
    };
  }, [lazy, isLoaded]);
  return loaded;
}
