import { Worker } from 'node:worker_threads';
import { Semaphore } from 'es-toolkit';
import type { RefusalCode } from '#shared/api/refusals.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { ApiError } from '../../errors/api-error.ts';
import { createImageError } from '../../errors/image-error.ts';

/** The one answer of a thread. Errors are sent as their parts, because their classes do not cross threads. */
export type ThreadAnswer<T> =
  | { readonly made: T }
  | { readonly refused: { readonly code: RefusalCode; readonly problems: readonly DocumentProblem[] } };

const LIMITS = { deadlineMs: 2_000, memoryMb: 512 };
/** Threads at a time; the others wait for their turn, and their deadline does not run. */
const turns = new Semaphore(2);

/**
 * Runs one job in a thread of its own and ends the thread. The file posts `ready`, takes one message and posts a
 * `ThreadAnswer`. Throws the thread's refusal, or `image_refused` when it takes more than the deadline or its memory.
 */
export async function runInThread<T>(file: URL, job: unknown, limits = LIMITS): Promise<T> {
  await turns.acquire();
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb } });
  try {
    const answer = await waitForAnswer<T>(worker, job, limits.deadlineMs);
    if ('made' in answer) return answer.made;
    throw new ApiError(answer.refused.code, answer.refused);
  } finally {
    await worker.terminate();
    turns.release();
  }
}

function waitForAnswer<T>(worker: Worker, job: unknown, deadlineMs: number): Promise<ThreadAnswer<T>> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<T>>();
  let deadline: NodeJS.Timeout | undefined;
  worker.on('message', (message: 'ready' | ThreadAnswer<T>) => {
    if (message !== 'ready') return resolve(message);
    // Counted from here: a busy machine may take long to start a thread.
    deadline = setTimeout(() => reject(createImageError('complex')), deadlineMs);
    worker.postMessage(job);
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? createImageError('complex') : error),
  );
  worker.on('exit', (code) => reject(new Error(`A thread ended with ${code} before it answered`)));
  return promise.finally(() => clearTimeout(deadline));
}
