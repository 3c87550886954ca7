import { useEffect, useState } from 'react';
import { runWhenIdle } from './when-idle.ts';

/** Sheets drawn at a time: a key that is pressed meanwhile waits for no more. */
const PAGES_AT_A_TIME = 4;
/** In ms: no turn comes later, however busy the device is. */
const IDLE_TIMEOUT_MS = 500;

const NO_PAGES: ReadonlySet<number> = new Set();

/**
 * The pages whose turn it is to be drawn: of those that wait for it, by what is asked after each drawing, a few at a
 * time while nothing else is to be done.
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
