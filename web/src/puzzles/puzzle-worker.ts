import { getPuzzleMaker, type Puzzle } from '#shared/items/puzzles.ts';

/** What the worker is asked for; it answers with what was made. */
export interface PuzzleTask {
  readonly puzzle: Puzzle;
  readonly locale: string;
}

addEventListener('message', async ({ data: { puzzle, locale } }: MessageEvent<PuzzleTask>) => {
  try {
    const make = await getPuzzleMaker(puzzle).load();
    postMessage(make(puzzle.data, locale));
  } catch (error) {
    // A promise that is rejected here would never reach the page, which waits for an answer.
    reportError(error);
  }
});
