import { parentPort } from 'node:worker_threads';
import { ApiError } from '../../errors/api-error.ts';
import { createImageError } from '../../errors/image-error.ts';
import type { ThreadAnswer } from './run-in-thread.ts';
import { type WrittenSvg, writeSvg } from './write-svg.ts';

/** Writes one drawing in a thread that can be ended from outside. */
parentPort?.once('message', ({ body, scope }: { body: Uint8Array; scope: string }) => {
  parentPort?.postMessage(answer(body, scope));
});
parentPort?.postMessage('ready');

function answer(body: Uint8Array, scope: string): ThreadAnswer<WrittenSvg> {
  try {
    return { made: writeSvg(body, scope) };
  } catch (error) {
    // References in a row as long as the stack is deep.
    const known = error instanceof RangeError ? createImageError('complex') : error;
    if (!(known instanceof ApiError)) throw known;
    return { refused: { code: known.code, problems: known.problems } };
  }
}
