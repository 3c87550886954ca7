import type { HandoutDocument } from '../document/document.ts';
import { describeProblem, parseDocument } from '../document/parse-document.ts';
import { createPictureMapper } from '../document/pictures.ts';
import { toProblem } from '../document/to-problem.ts';
import { isRecord } from '../is-record.ts';
import { decodeText } from '../questions/source/decode-text.ts';
import type { PictureFiles } from '../questions/source/picture-files.ts';
import { type Loss, type SourceFile, UnreadableFile } from '../questions/source/reading.ts';
import { isTooLarge, LIMITS } from '../vocabulary/limits.ts';
import { DOCUMENT_FILE_LIMITS, envelope, FILE_VERSION, FORMAT } from './envelope.ts';
import { isOfLibrary } from './own-pictures.ts';
import { readPictures } from './read-pictures.ts';

/** A document that was read from a file, with its own pictures by their ids. */
export interface FiledDocument {
  readonly document: HandoutDocument;
  readonly files: PictureFiles;
  readonly losses: readonly Loss[];
}

const toMegabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
/** Problems that are named: a longer list helps nobody. */
const NAMED = 3;

function parseJson(text: string): unknown {
  if (/^\s*</.test(text)) throw new UnreadableFile('It is a page or a drawing, not a file of Handout.');
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile('It is no JSON: the file is broken, or was changed by hand.');
  }
}

/** Says plainly what the version of a file is, where it is none that is read. */
function checkVersion(source: unknown): void {
  if (!isRecord(source) || source.format !== FORMAT) throw new UnreadableFile('It is no file of Handout.');
  const { version } = source;
  if (version === FILE_VERSION) return;
  if (typeof version === 'number' && version > FILE_VERSION)
    throw new UnreadableFile(
      `It was written by a newer Handout, in version ${version} of the format; this one reads up to version ${FILE_VERSION}. Reload the page for the newest.`,
    );
  throw new UnreadableFile('It names no version of the format that Handout knows.');
}

type Issue = Parameters<typeof toProblem>[0];
const describeIssue = (issue: Issue): string =>
  issue.code === 'unrecognized_keys'
    ? `${issue.path.join('.') || 'The file'} has parts that are unknown: ${issue.keys.join(', ').slice(0, 80)}`
    : describeProblem(toProblem(issue, 'The file'));

/** Removes the pictures that neither the file nor Handout's library has, and names them. */
function removeMissing(document: HandoutDocument, files: PictureFiles, losses: Loss[]): HandoutDocument {
  const shown = new Set<string>();
  const kept = createPictureMapper((image) => {
    if (isOfLibrary(image)) return image;
    shown.add(image.id);
    if (files.has(image.id)) return image;
    losses.push({
      what: 'Picture that is not in the file',
      where: 'The document',
      text: image.alt || image.name,
    });
    return null;
  })(document);
  for (const [id, { name }] of files)
    if (!shown.has(id))
      losses.push({ what: 'Picture that the document does not show', where: 'The file', text: name || id });
  return kept;
}

function readParsed({ bytes }: SourceFile): FiledDocument {
  if (bytes.length > DOCUMENT_FILE_LIMITS.bytes)
    throw new UnreadableFile(`It is larger than ${toMegabytes(DOCUMENT_FILE_LIMITS.bytes)}.`);
  const source = parseJson(decodeText(bytes));
  checkVersion(source);
  const found = envelope.safeParse(source);
  if (!found.success) {
    const problems = found.error.issues.slice(0, NAMED).map(describeIssue);
    throw new UnreadableFile(`${problems.join('. ')}.`);
  }
  const { document, pictures } = found.data;
  if (isTooLarge(document))
    throw new UnreadableFile(`Its document is larger than ${toMegabytes(LIMITS.bytes)}.`);
  const parsed = parseDocument(document);
  if (!parsed.ok)
    throw new UnreadableFile(`${parsed.problems.slice(0, NAMED).map(describeProblem).join('. ')}.`);
  const files = readPictures(pictures);
  const losses: Loss[] = [];
  return { document: removeMissing(parsed.document, files, losses), files, losses };
}

/** Reads a document from a file; throws `UnreadableFile`, which names the file, and says what is wrong and where. */
export function readDocumentFile(file: SourceFile): FiledDocument {
  try {
    return readParsed(file);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const name = `“${file.name.slice(0, 80)}”`;
    throw new UnreadableFile(`${name} cannot be opened. ${error.message}`, { cause: error });
  }
}
