import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ImageFiles } from '../../ports/images.ts';
import { readEnvironment } from '../../process/environment.ts';
import { CACHE_CONTROL, createS3Settings, removeAll } from './s3.ts';

/** Time for which an upload slot is open. */
const SLOT_SECONDS = 300;
const CHECKSUM = 'x-amz-checksum-sha256';
/** Headers under the signature: S3 rejects a file of another type, size or content. */
const SIGNED = new Set(['content-type', 'content-length', CHECKSUM]);

/**
 * Creates the port over the private bucket of pictures. A slot is a URL that accepts one PUT of exactly one
 * file.
 */
export function createS3Images(): ImageFiles {
  const { IMAGES_BUCKET: Bucket } = readEnvironment('IMAGES_BUCKET');
  const client = new S3Client(createS3Settings());
  return {
    async createSlot(Key, { type, bytes, checksum }) {
      const put = new PutObjectCommand({
        Bucket,
        Key,
        ContentType: type,
        ContentLength: bytes,
        ChecksumSHA256: checksum,
      });
      const url = await getSignedUrl(client, put, {
        expiresIn: SLOT_SECONDS,
        signableHeaders: SIGNED,
        unhoistableHeaders: SIGNED,
      });
      return { url, headers: { 'content-type': type, [CHECKSUM]: checksum } };
    },
    async read(Key) {
      try {
        const { Body, ContentType = '' } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body && { body: await Body.transformToByteArray(), type: ContentType };
      } catch (error) {
        // S3 answers "forbidden" for a missing file to a caller that may not list the bucket.
        if (error instanceof NoSuchKey || (error as Error).name === 'AccessDenied') return undefined;
        throw error;
      }
    },
    async put(Key, { body, type }) {
      const put = { Bucket, Key, Body: body, ContentType: type, CacheControl: CACHE_CONTROL };
      await client.send(new PutObjectCommand(put));
    },
    async remove(keys) {
      for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    removeAll: (prefix) => removeAll(client, Bucket, prefix),
  };
}
