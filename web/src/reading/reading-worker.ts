import { isDocumentFileName } from '#shared/document-file/file-name.ts';
import type { FiledDocument } from '#shared/document-file/read-file.ts';
import { readQuestionFile } from '#shared/questions/read/formats.ts';
import { recognisePasted } from '#shared/questions/read/recognise-pasted.ts';
import type { Recognised } from '#shared/questions/recognise-questions.ts';
import type { ReadFile, SourceFile } from '#shared/questions/source/reading.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';

/** The content of a file: questions, or a whole document. */
export type FileContent = { readonly questions: ReadFile } | { readonly opened: FiledDocument };

/** What the worker reads: a file, or a text that was pasted. */
export type ReadingTask = SourceFile | { readonly text: RichTextValue };

/** What the worker answers: what it read, or why it could not, in words for the user. */
export type ReadingAnswer<Found = FileContent | Recognised> =
  | { readonly found: Found }
  | { readonly error: string };

const BROKEN = 'The file is broken, or is not what its name says.';

async function readContent(file: SourceFile): Promise<FileContent> {
  if (!isDocumentFileName(file.name)) return { questions: await readQuestionFile(file) };
  const { readDocumentFile } = await import('#shared/document-file/read-file.ts');
  return { opened: readDocumentFile(file) };
}

async function answer(task: ReadingTask): Promise<ReadingAnswer> {
  try {
    return { found: 'text' in task ? recognisePasted(task.text) : await readContent(task) };
  } catch (error) {
    const isOurs = error instanceof Error && error.name === 'UnreadableFile';
    return { error: isOurs ? error.message : BROKEN };
  }
}

addEventListener('message', async ({ data }: MessageEvent<ReadingTask>) => {
  postMessage(await answer(data));
});
