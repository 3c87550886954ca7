import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ImageFiles } from '../../ports/images.ts';
import { readEnvironment } from '../../process/environment.ts';
import { CACHE_CONTROL, createS3Settings, readPicture } from './s3.ts';

/** Creates the port over the private bucket of pictures. */
export function createS3Images(): ImageFiles {
  const { IMAGES_BUCKET: Bucket } = readEnvironment('IMAGES_BUCKET');
  const client = new S3Client(createS3Settings());
  return {
    read: (key) => readPicture(client, Bucket, key),
    async put(Key, { body, type }) {
      const put = { Bucket, Key, Body: body, ContentType: type, CacheControl: CACHE_CONTROL };
      await client.send(new PutObjectCommand(put));
    },
    async remove(keys) {
      for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
