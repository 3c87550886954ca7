import { useEffect, useState } from 'react';
import { runWhenIdle } from './when-idle.ts';

/** Few sheets at a time, so that a key pressed meanwhile is answered soon. */
const PAGES_AT_A_TIME = 1;
/** The longest wait for a turn, in ms, however busy the device is. */
const IDLE_TIMEOUT_MS = 500;

const NO_PAGES: ReadonlySet<number> = new Set();

/**
 * Returns the pages that may be drawn by now. `waiting` lists the pages that wait; a few more are added each
 * time the browser is idle.
 */
export function useDeferredPages(waiting: () => readonly number[]): ReadonlySet<number> {
  const [turn, setTurn] = useState(NO_PAGES);
  useEffect(() => {
    const next = waiting().slice(0, PAGES_AT_A_TIME);
    if (next.length > 0) return runWhenIdle(() => setTurn(new Set(next)), IDLE_TIMEOUT_MS);
    if (turn !== NO_PAGES) setTurn(NO_PAGES);
  });
  return turn;
}
