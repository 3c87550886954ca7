import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createS3Settings, removeAll } from '../files/s3.ts';

/** Bodies that are too large for an item, as objects of S3. */
export function openLargeBodies(Bucket: string) {
  const client = new S3Client(createS3Settings());
  return {
    /** Writes gzipped JSON. */
    async write(Key: string, bytes: Uint8Array): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'application/gzip' }));
    },
    async read(Key: string | undefined): Promise<Uint8Array> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!Body) throw new Error(`${Key} is empty`);
      return Body.transformToByteArray();
    },
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    removeAll: (prefix: string): Promise<void> => removeAll(client, Bucket, prefix),
  };
}
