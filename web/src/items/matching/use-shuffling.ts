import { useEffect, useRef } from 'react';

const TIMES = 5;
/** Between two of them, in milliseconds. */
const PAUSE = 100;

/**
 * Shuffles five times, a tenth of a second apart, so that it is seen to happen; at once for who asked for less
 * motion. What comes out is the same. `done` once it is over, or when the editor of the item closes before.
 */
export function useShuffling(shuffle: () => void, done: () => void): () => void {
  const running = useRef<ReturnType<typeof setInterval> | null>(null);
  const latest = useRef({ shuffle, done });
  latest.current = { shuffle, done };
  const stop = () => {
    if (running.current === null) return;
    clearInterval(running.current);
    running.current = null;
    latest.current.done();
  };
  const stopLast = useRef(stop);
  stopLast.current = stop;
  useEffect(() => () => stopLast.current(), []);

  return () => {
    if (running.current !== null) return;
    let left = TIMES;
    const step = () => {
      latest.current.shuffle();
      left -= 1;
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      while (left > 0) step();
      return done();
    }
    step();
    running.current = setInterval(() => {
      step();
      if (left <= 0) stopLast.current();
    }, PAUSE);
  };
}
