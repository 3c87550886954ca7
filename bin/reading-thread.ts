import { parentPort } from 'node:worker_threads';
import { type FoundQuestions, readAny } from '#shared/conversion/convert.ts';
import type { SourceFile } from '#shared/questions/source/reading.ts';

/** The answers of the thread that reads a file: that it has started, what it read, or why it could not, in words for a person. */
export type ReadAnswer =
  | { readonly started: true }
  | { readonly found: FoundQuestions }
  | { readonly error: string };

const BROKEN = 'The file is broken, or is not what its name says.';

async function read(file: SourceFile): Promise<ReadAnswer> {
  try {
    return { found: await readAny(file) };
  } catch (error) {
    const isOurs = error instanceof Error && error.name === 'UnreadableFile';
    return { error: isOurs ? error.message : BROKEN };
  }
}

parentPort?.once('message', async (file: SourceFile) => parentPort?.postMessage(await read(file)));
parentPort?.postMessage({ started: true } satisfies ReadAnswer);
