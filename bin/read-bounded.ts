import { Worker } from 'node:worker_threads';
import type { FoundQuestions } from '#shared/conversion/convert.ts';
import { FILE_LIMITS } from '#shared/questions/source/limits.ts';
import { type SourceFile, UnreadableFile } from '#shared/questions/source/reading.ts';
import type { ReadAnswer } from './reading-thread.ts';

/** Beside this file: as source, or in the bundle of a command. */
const THREAD = new URL(
  import.meta.url.includes('.ts') ? './reading-thread.ts' : './reading-thread.mjs',
  import.meta.url,
);
/** Megabytes: half as much again as the largest file takes, unpacked. */
const MEMORY_MB = 768;

/**
 * Reads the questions of a file as the editor does: in a thread, which is ended when it takes longer than a reader may, or more
 * memory. Throws `UnreadableFile` in words for a person.
 */
export async function readBounded(
  file: SourceFile,
  time: number = FILE_LIMITS.time,
): Promise<FoundQuestions> {
  if (file.bytes.byteLength > FILE_LIMITS.allPictureBytes)
    throw new UnreadableFile(`${file.name} is larger than ${FILE_LIMITS.allPictureBytes / 1024 / 1024} MB.`);
  const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  const { promise, resolve, reject } = Promise.withResolvers<FoundQuestions>();
  const fail = (words: string) => reject(new UnreadableFile(words));
  let timer: NodeJS.Timeout | undefined;
  thread.on('message', (answer: ReadAnswer) => {
    if ('found' in answer) return resolve(answer.found);
    if ('error' in answer) return fail(answer.error);
    // Counted from here: a busy machine may take long to start a thread.
    timer = setTimeout(() => fail(`${file.name} takes longer than ${time / 1000} seconds to read.`), time);
    thread.postMessage(file);
  });
  thread.on('error', ({ code, message }: NodeJS.ErrnoException) =>
    fail(code === 'ERR_WORKER_OUT_OF_MEMORY' ? `${file.name} takes too much memory to read.` : message),
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
