import { readQuestionFile } from '#shared/questions/read/formats.ts';
import type { SourceFile } from '#shared/questions/source/reading.ts';

/** What the worker answers: what it read, or why it could not, in words for the user. */
export type ReadingAnswer =
  | { readonly found: Awaited<ReturnType<typeof readQuestionFile>> }
  | { readonly error: string };

const BROKEN = 'The file is broken, or is not what its name says.';

async function answer(file: SourceFile): Promise<ReadingAnswer> {
  try {
    return { found: await readQuestionFile(file) };
  } catch (error) {
    const isOurs = error instanceof Error && error.name === 'UnreadableFile';
    return { error: isOurs ? error.message : BROKEN };
  }
}

addEventListener('message', async ({ data }: MessageEvent<SourceFile>) => {
  postMessage(await answer(data));
});
