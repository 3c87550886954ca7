import { isDocumentFileName } from '#shared/document-file/file-name.ts';
import type { Recognised } from '#shared/questions/recognise-questions.ts';
import { FILE_LIMITS } from '#shared/questions/source/limits.ts';
import { UnreadableFile } from '#shared/questions/source/reading.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { trustAddress } from '../device/trusted-address.ts';
import type { FileContent, ReadingAnswer, ReadingTask } from './reading-worker.ts';
import ADDRESS from './reading-worker.ts?worker&url';

const TRUSTED = trustAddress('question-reader', ADDRESS);

/** The most bytes of a document as a file: its reader has its own limits, and says more. */
const LARGEST_DOCUMENT = 60 * 1024 * 1024;

/**
 * Reads a file of questions, or a document, in a worker of its own, which is ended when it answers, when the time is over, or by the
 * signal. Rejects with `UnreadableFile` in words for the user.
 */
export async function readInWorker(file: File, signal: AbortSignal): Promise<FileContent> {
  const most = isDocumentFileName(file.name) ? LARGEST_DOCUMENT : FILE_LIMITS.bytes;
  if (file.size > most) throw new UnreadableFile(`“${file.name}” is larger than ${most / 1024 / 1024} MB.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return runInWorker<FileContent>(
    { name: file.name, bytes },
    { what: `“${file.name}”`, signal, move: [bytes.buffer] },
  );
}

/** Finds the questions of a text in a worker of its own, as a file is read. */
export const recogniseInWorker = (text: RichTextValue, signal: AbortSignal): Promise<Recognised> =>
  runInWorker<Recognised>({ text }, { what: 'The text', signal, move: [] });

interface RunOptions {
  /** Names what is read, at the head of a sentence. */
  readonly what: string;
  readonly signal: AbortSignal;
  /** The memory that goes over to the worker. */
  readonly move: Transferable[];
}

function runInWorker<Found>(task: ReadingTask, { what, signal, move }: RunOptions): Promise<Found> {
  signal.throwIfAborted();
  const worker = new Worker(TRUSTED, { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  const fail = (words: string) => reject(new UnreadableFile(words));
  const timer = setTimeout(
    () => fail(`${what} takes longer than ${FILE_LIMITS.time / 1000} seconds to read.`),
    FILE_LIMITS.time,
  );
  worker.onmessage = ({ data }: MessageEvent<ReadingAnswer<Found>>) =>
    'found' in data ? resolve(data.found) : fail(data.error);
  worker.onerror = () => fail('The reader of files has not loaded. Check your connection and try again.');
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.postMessage(task, move);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
