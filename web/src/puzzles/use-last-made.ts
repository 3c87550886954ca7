import { useEffect, useReducer, useRef } from 'react';
import { getPuzzleMaker, isUnmade, type Puzzle } from '#shared/items/puzzles.ts';

/** Makes puzzles in a worker; where that does not load, as without a connection, here. */
async function makePuzzles(puzzles: readonly Puzzle[], locale: string, signal: AbortSignal): Promise<void> {
  try {
    // With the first puzzle that changes: most documents have none.
    const { makeInWorker } = await import('./make-in-worker.ts');
    await makeInWorker(puzzles, locale, signal);
  } catch {
    for (const puzzle of puzzles) getPuzzleMaker(puzzle).loaded?.(puzzle.data, locale);
  }
}

/**
 * Returns what is wanted, or the last of it whose puzzles were all made: a crossword takes as long to make as five frames, in which no
 * key would be answered. A worker makes it meanwhile. The first is returned at once. `puzzles` lists those of `wanted`.
 */
export function useLastMade<T>(wanted: T, puzzles: readonly Puzzle[], locale: string): T {
  const last = useRef(wanted);
  const [, drawAgain] = useReducer((renders: number) => renders + 1, 0);
  const isMade = !puzzles.some((puzzle) => isUnmade(puzzle, locale));
  if (isMade || !last.current) last.current = wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the puzzles follow from what is wanted
  useEffect(() => {
    // Those that were returned at once are made by now.
    const unmade = puzzles.filter((puzzle) => isUnmade(puzzle, locale));
    if (unmade.length === 0) return undefined;
    const unwanted = new AbortController();
    void makePuzzles(unmade, locale, unwanted.signal).then(() => {
      if (!unwanted.signal.aborted) drawAgain();
    });
    return () => unwanted.abort();
  }, [wanted, isMade, locale]);
  return last.current;
}
