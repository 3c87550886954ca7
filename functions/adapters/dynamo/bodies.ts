import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { once } from 'es-toolkit';
import * as z from 'zod/mini';
import type { HandoutDocument } from '#shared/document/document.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { describeProblem, parseDocument } from '#shared/document/parse-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readEnvironment } from '../../process/environment.ts';
import { createS3Settings, removeAll } from '../files/s3.ts';

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
  const loadS3 = once(openS3);
  return {
    async pack(id: string, hash: string, document: HandoutDocument): Promise<Body> {
      const bytes = await promisify(gzip)(JSON.stringify(document));
      if (bytes.byteLength <= MAX_ITEM_BYTES) return { body: bytes };
      const Key = `bodies/${id}/${hash}.json.gz`;
      const { client, PutObjectCommand } = await loadS3();
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'application/gzip' }));
      return { body_key: Key };
    },
    async unpack({ body, body_key }: Body): Promise<HandoutDocument> {
      const bytes = body ?? (await read(await loadS3(), Bucket, body_key));
      return parseStored(JSON.parse((await promisify(gunzip)(bytes)).toString('utf8')));
    },
    async removeAll(id: string): Promise<void> {
      const { client } = await loadS3();
      await removeAll(client, Bucket, `bodies/${id}/`);
    },
  };
}

type S3 = Awaited<ReturnType<typeof openS3>>;

async function read(
  { client, GetObjectCommand }: S3,
  Bucket: string,
  Key: string | undefined,
): Promise<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  if (!Body) throw new Error(`${Key} is empty`);
  return Body.transformToByteArray();
}

/**
 * Parses and migrates a stored document. Throws `editor_outdated` for one of a newer version, and an ordinary
 * error for one that does not parse.
 */
function parseStored(source: unknown): HandoutDocument {
  // A deployment that was rolled back may have stored a newer version.
  if (isFromNewerEditor(source)) throw new ApiError('editor_outdated');
  const result = parseDocument(source);
  if (result.ok) return result.document;
  throw new Error(`A kept document does not parse: ${result.problems.map(describeProblem).join('; ')}`);
}

async function openS3() {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3');
  return { ...commands, client: new S3Client(createS3Settings()) };
}
