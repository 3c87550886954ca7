import { useCallback, useEffect, useState } from 'react';
import { hasBeenTouched, whenTouched } from './when-touched.ts';

/** Tells whether a person is at the page: has touched it, or the page before it. `touch` says so too. */
export function useTouched(): readonly [isTouched: boolean, touch: () => void] {
  const [isTouched, setTouched] = useState(hasBeenTouched);
  const touch = useCallback(() => setTouched(true), []);
  useEffect(() => (isTouched ? undefined : whenTouched(touch)), [isTouched, touch]);
  return [isTouched, touch];
}
