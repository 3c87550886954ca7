import { basename } from 'node:path';
import type { FoundQuestions } from '#shared/conversion/convert.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { PictureFiles } from '#shared/questions/source/picture-files.ts';
import type { Loss, SourceFile } from '#shared/questions/source/reading.ts';
import { UsageError } from './usage-error.ts';

/** What a file has to print: a document, with the pictures that the file brings along. */
export interface Printed {
  readonly document: HandoutDocument;
  readonly files: PictureFiles;
  /** The parts of the file that are not in the document. */
  readonly losses: readonly Loss[];
}

/** Some text editors begin a file with this character, which JSON does not allow. */
const BYTE_ORDER_MARK = /^\uFEFF/;

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readDocument(path: string, source: unknown): Promise<HandoutDocument> {
  const { describeProblem, parseDocument } = await import('#shared/document/parse-document.ts');
  const { isTooLarge, LIMITS } = await import('#shared/vocabulary/limits.ts');
  const parsed = parseDocument(source);
  if (parsed.ok && isTooLarge(parsed.document))
    throw new UsageError(`${path} is larger than a document can be: ${LIMITS.bytes / 1024 ** 2} MB`);
  if (parsed.ok) return parsed.document;
  const problems = parsed.problems.map((found) => `  ${describeProblem(found)}`);
  throw new UsageError(`${path} is not a document:`, ...problems);
}

type Reader = (file: SourceFile) => Promise<FoundQuestions>;

const readInThread: Reader = async (file) => (await import('./read-bounded.ts')).readBounded(file);

/** Reads questions, or a document as a file of Handout, as `npm run convert` writes them. */
async function readConverted(path: string, file: SourceFile, read: Reader): Promise<Printed> {
  const { toDocument } = await import('#shared/conversion/convert.ts');
  const { UnreadableFile } = await import('#shared/questions/source/reading.ts');
  try {
    return toDocument(await read(file));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UsageError(
      `${path} is no document, no file of Handout and no file of questions:`,
      `  ${error.message}`,
    );
  }
}

const isOfHandout = (source: unknown): boolean =>
  typeof source === 'object' && source !== null && 'format' in source && source.format === 'handout';

/** Reads what is to be printed: a document (JSON), a file of Handout, or questions in any format that is read. */
export async function readPrinted(
  path: string,
  bytes: Uint8Array,
  read: Reader = readInThread,
): Promise<Printed> {
  const file = { name: basename(path), bytes };
  const text = new TextDecoder().decode(bytes.subarray(0, 1000)).replace(BYTE_ORDER_MARK, '').trimStart();
  if (text.startsWith('%PDF-')) throw new UsageError(`${path} is a PDF: it is printed already`);
  if (!/^[{[]/.test(text) && !/\.json$/i.test(path)) return readConverted(path, file, read);
  const source = parseJson(path, new TextDecoder().decode(bytes));
  if (isOfHandout(source))
    return readConverted(path, { ...file, name: `${file.name.replace(/\.json$/i, '')}.json` }, read);
  return { document: await readDocument(path, source), files: new Map(), losses: [] };
}
