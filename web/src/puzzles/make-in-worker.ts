import { getPuzzleMaker, isUnmade, type Puzzle } from '#shared/items/puzzles.ts';
import { trustAddress } from '../device/trusted-address.ts';
import type { PuzzleTask } from './puzzle-worker.ts';
import ADDRESS from './puzzle-worker.ts?worker&url';

const TRUSTED = trustAddress('puzzle-maker', ADDRESS);

/** Lives as long as the page: the next letter wants it again. */
let worker: Worker | null = null;
/** Resolves once the worker has nothing to do. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes puzzles in a worker, one after the other, and keeps them for what draws them. Those that nobody waits for any more, as `signal`
 * says, are left out. Where there is no worker, as without a connection, they are made here.
 */
export function makeInWorker(puzzles: readonly Puzzle[], locale: string, signal: AbortSignal): Promise<void> {
  const made = last.then(async () => {
    for (const puzzle of puzzles)
      if (!signal.aborted && isUnmade(puzzle, locale)) await make({ puzzle, locale });
  });
  // One that fails is no reason not to make the next.
  last = made.catch(() => undefined);
  return made;
}

async function make(task: PuzzleTask): Promise<void> {
  const { puzzle, locale } = task;
  const maker = await getPuzzleMaker(puzzle).load();
  try {
    maker.keep(puzzle.data, locale, await ask(task));
  } catch {
    worker?.terminate();
    worker = null;
    maker(puzzle.data, locale);
  }
}

/** Rejects when the worker, or what it needs, cannot load. */
function ask(task: PuzzleTask): Promise<object> {
  worker ??= new Worker(TRUSTED, { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  worker.onmessage = ({ data }: MessageEvent<object>) => resolve(data);
  worker.onerror = (event) => {
    // What it was asked for is made here: the page has no fault.
    event.preventDefault();
    reject(event);
  };
  worker.postMessage(task);
  return promise;
}
