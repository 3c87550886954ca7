import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { UserCopies } from '../../ports/user-copies.ts';
import { readEnvironment } from '../../process/environment.ts';
import { createS3Settings } from './s3.ts';

/** Creates the port over the bucket of documents, whose weekly backup goes to another account. */
export function createS3UserCopies(): UserCopies {
  const { DOCUMENTS_BUCKET: Bucket } = readEnvironment('DOCUMENTS_BUCKET');
  const client = new S3Client(createS3Settings());
  return {
    async put(name, Body) {
      const ContentType = 'application/gzip';
      await client.send(new PutObjectCommand({ Bucket, Key: `users/${name}`, Body, ContentType }));
    },
  };
}
