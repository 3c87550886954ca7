import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { HandoutDocument } from '#shared/document/document.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { ApiError } from '../../errors/api-error.ts';

/** Packs a document as rows hold it: gzipped JSON. */
export const packDocument = (document: HandoutDocument): Promise<Uint8Array<ArrayBuffer>> =>
  promisify(gzip)(JSON.stringify(document));

/**
 * Unpacks, parses and migrates a stored document. Throws `editor_outdated` for one of a newer version, and an ordinary
 * error for one that does not parse.
 */
export async function unpackDocument(bytes: Uint8Array): Promise<HandoutDocument> {
  const source: unknown = JSON.parse((await promisify(gunzip)(bytes)).toString('utf8'));
  // A deployment that was rolled back may have stored a newer version.
  if (isFromNewerEditor(source)) throw new ApiError('editor_outdated');
  const { describeProblem, parseDocument } = await import('#shared/document/parse-document.ts');
  const result = parseDocument(source);
  if (result.ok) return result.document;
  throw new Error(`A kept document does not parse: ${result.problems.map(describeProblem).join('; ')}`);
}
