import { useEffect, useEffectEvent, useRef } from 'react';
import { startShuffling } from './shuffle-animation.ts';

interface Shuffler {
  /** The seed in force. */
  readonly seed: () => number;
  /** Shuffles once more; `firstSeed` is the seed that the first of them found. */
  readonly shuffle: (firstSeed: number) => void;
  /** It is over, or the editor of the item closed before. */
  readonly done: () => void;
}

/** Starts to shuffle, unless that is going on. */
export function useShuffleAnimation(shuffler: Shuffler): () => void {
  const stop = useRef<(() => void) | null>(null);
  const latest = useRef(shuffler);
  latest.current = shuffler;
  const leave = useEffectEvent(() => stop.current?.());
  useEffect(() => () => leave(), []);

  return () => {
    if (stop.current) return;
    let isOver = false;
    const firstSeed = latest.current.seed();
    let expected = firstSeed;
    const stopping = startShuffling({
      shuffle: () => {
        // Undo, or another document, came in between and wins.
        if (latest.current.seed() !== expected) return stop.current?.();
        latest.current.shuffle(firstSeed);
        expected = latest.current.seed();
      },
      done: () => {
        isOver = true;
        stop.current = null;
        latest.current.done();
      },
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    if (!isOver) stop.current = stopping;
  };
}
