import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { once } from 'es-toolkit';
import * as z from 'zod/mini';
import type { HandoutDocument } from '#shared/document/document.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readEnvironment } from '../../process/environment.ts';

/**
 * The content of a document as its item stores it: gzipped JSON, or the key of the S3 object that holds it.
 */
export const body = z.object({
  body: z.optional(z.instanceof(Uint8Array)),
  body_key: z.optional(z.string()),
});
export type Body = z.output<typeof body>;

/** Largest body that an item holds. DynamoDB allows 400 KB for the whole item. */
const MAX_ITEM_BYTES = 300 * 1024;

/**
 * Opens the storage of document contents. Large ones go to S3 under their hash, before any item points to
 * them.
 */
export function openBodies() {
  const { DOCUMENTS_BUCKET: Bucket } = readEnvironment('DOCUMENTS_BUCKET');
  // Loaded with the first large document, because most documents fit their item.
  const loadLarge = once(async () => (await import('./large-bodies.ts')).openLargeBodies(Bucket));
  return {
    async pack(id: string, hash: string, document: HandoutDocument): Promise<Body> {
      const bytes = await promisify(gzip)(JSON.stringify(document));
      if (bytes.byteLength <= MAX_ITEM_BYTES) return { body: bytes };
      const Key = `bodies/${id}/${hash}.json.gz`;
      await (await loadLarge()).write(Key, bytes);
      return { body_key: Key };
    },
    async unpack({ body, body_key }: Body): Promise<HandoutDocument> {
      const bytes = body ?? (await (await loadLarge()).read(body_key));
      return parseStored(JSON.parse((await promisify(gunzip)(bytes)).toString('utf8')));
    },
    async removeAll(id: string): Promise<void> {
      await (await loadLarge()).removeAll(`bodies/${id}/`);
    },
  };
}

/**
 * Parses and migrates a stored document. Throws `editor_outdated` for one of a newer version, and an ordinary
 * error for one that does not parse.
 */
async function parseStored(source: unknown): Promise<HandoutDocument> {
  // A deployment that was rolled back may have stored a newer version.
  if (isFromNewerEditor(source)) throw new ApiError('editor_outdated');
  const { describeProblem, parseDocument } = await import('#shared/document/parse-document.ts');
  const result = parseDocument(source);
  if (result.ok) return result.document;
  throw new Error(`A kept document does not parse: ${result.problems.map(describeProblem).join('; ')}`);
}
