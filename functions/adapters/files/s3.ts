import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { clientSettings } from '../aws/client-settings.ts';

/** Checksums only where S3 asks for them: signed addresses are then not bound to a body nobody has yet. */
export const createS3Settings = (): S3ClientConfig => ({
  ...clientSettings,
  forcePathStyle: process.env.S3_PATH_STYLE === '1',
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** Removes every object whose key begins so, a thousand at a time; again where there are more. */
export async function removeAll(client: S3Client, Bucket: string, Prefix: string): Promise<void> {
  const { DeleteObjectCommand, ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
    if (Contents.length === 0) return;
    for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}
