import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  type S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { Picture } from '../../ports/images.ts';
import { clientSettings } from '../aws/client-settings.ts';

/**
 * Creates the settings of S3 clients. Checksums are sent only where S3 requires them, so that a signed URL is
 * not bound to a body that does not exist yet.
 */
export const createS3Settings = (): S3ClientConfig => ({
  ...clientSettings,
  forcePathStyle: process.env.S3_PATH_STYLE === '1',
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/**
 * How long a browser keeps a private file: no longer than its signed address may hold, so that nobody who shares the
 * device finds it there after it was unpublished.
 */
export const CACHE_CONTROL = 'private, max-age=900';

/** Removes every object whose key starts with the prefix. */
export async function removeAll(client: S3Client, Bucket: string, Prefix: string): Promise<void> {
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
    if (Contents.length === 0) return;
    for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}

/** Removes the objects in one place whose key is one that `isGone` accepts. */
export async function removeWhere(
  client: S3Client,
  place: { readonly Bucket: string; readonly Prefix: string },
  isGone: (key: string) => boolean,
): Promise<void> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ ...place, ContinuationToken }));
    for (const { Key = '' } of page.Contents ?? [])
      if (isGone(Key)) await client.send(new DeleteObjectCommand({ Bucket: place.Bucket, Key }));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** Reads an object as a picture; undefined where there is none. */
export async function readPicture(
  client: S3Client,
  Bucket: string,
  Key: string,
): Promise<Picture | undefined> {
  try {
    const { Body, ContentType = '' } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return Body && { body: await Body.transformToByteArray(), type: ContentType };
  } catch (error) {
    // S3 answers "forbidden" for a missing file to a caller that may not list the bucket.
    if (error instanceof NoSuchKey || (error as Error).name === 'AccessDenied') return undefined;
    throw error;
  }
}
