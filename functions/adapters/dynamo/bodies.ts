import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { HandoutDocument } from '#shared/document/document.ts';
import { isFromNewerEditor } from '#shared/document/migrations.ts';
import { describeProblem, parseDocument } from '#shared/document/parse-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readEnvironment } from '../../process/environment.ts';
import { createS3Settings, removeAll } from '../files/s3.ts';

/** A document's content as its item has it: gzipped JSON, or the name of the object that has it. */
export const body = z.object({
  body: z.optional(z.instanceof(Uint8Array)),
  body_key: z.optional(z.string()),
});
export type Body = z.output<typeof body>;

/** An item may have 400 KB, and has more to keep than its body. */
const MAX_ITEM_BYTES = 300 * 1024;

/** Keeps documents as bytes; the large ones in S3, named by their hash, before anything points to them. */
export function openBodies() {
  const { DOCUMENTS_BUCKET: Bucket } = readEnvironment('DOCUMENTS_BUCKET');
  return {
    async pack(id: string, hash: string, document: HandoutDocument): Promise<Body> {
      const bytes = await promisify(gzip)(JSON.stringify(document));
      if (bytes.byteLength <= MAX_ITEM_BYTES) return { body: bytes };
      const Key = `bodies/${id}/${hash}.json.gz`;
      const { client, PutObjectCommand } = await s3();
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'application/gzip' }));
      return { body_key: Key };
    },
    async unpack({ body, body_key }: Body): Promise<HandoutDocument> {
      const bytes = body ?? (await read(Bucket, body_key));
      return parseStored(JSON.parse((await promisify(gunzip)(bytes)).toString('utf8')));
    },
    async removeAll(id: string): Promise<void> {
      const { client } = await s3();
      await removeAll(client, Bucket, `bodies/${id}/`);
    },
  };
}

async function read(Bucket: string, Key: string | undefined): Promise<Uint8Array> {
  const { client, GetObjectCommand } = await s3();
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  if (!Body) throw new Error(`${Key} is empty`);
  return Body.transformToByteArray();
}

/** What an older version of ours kept is migrated; what is no document any more is our fault. */
function parseStored(source: unknown): HandoutDocument {
  // A version of ours that was taken back has left it here.
  if (isFromNewerEditor(source)) throw new ApiError('editor_outdated');
  const result = parseDocument(source);
  if (result.ok) return result.document;
  throw new Error(`A kept document does not parse: ${result.problems.map(describeProblem).join('; ')}`);
}

let opened: Promise<Awaited<ReturnType<typeof openS3>>> | undefined;

/** Most documents fit their item, so that S3's client is loaded when the first one does not. */
const s3 = () => {
  opened ??= openS3();
  return opened;
};

async function openS3() {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3');
  return { ...commands, client: new S3Client(createS3Settings()) };
}
