import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Uploads } from '../../ports/images.ts';
import { readEnvironment } from '../../process/environment.ts';
import { createS3Settings, readPicture, removeAll } from './s3.ts';

/** Time for which an upload slot is open. */
const SLOT_SECONDS = 300;
const CHECKSUM = 'x-amz-checksum-sha256';
/** Headers under the signature: S3 rejects a file of another type, size or content. */
const SIGNED = new Set(['content-type', 'content-length', CHECKSUM]);

/**
 * Creates the port over the private bucket of uploads. A slot is a URL that accepts one PUT of exactly one
 * file.
 */
export function createS3Uploads(): Uploads {
  const { UPLOADS_BUCKET: Bucket } = readEnvironment('UPLOADS_BUCKET');
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
    read: (key) => readPicture(client, Bucket, key),
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    removeAll: (prefix) => removeAll(client, Bucket, prefix),
  };
}
