import {
  CopyObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import { createS3Settings } from '../adapters/files/s3.ts';

/**
 * Makes the last version of each deleted object below the prefix the current one again. Returns their keys. Objects that
 * are there stay as they are.
 */
export async function restoreBucket(Bucket: string, Prefix: string): Promise<readonly string[]> {
  const client = new S3Client(createS3Settings());
  const lost = await findLost(client, Bucket, Prefix);
  for (const [Key, version] of lost)
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key,
        CopySource: `${Bucket}/${encodeURIComponent(Key)}?versionId=${encodeURIComponent(version)}`,
      }),
    );
  return [...lost.keys()];
}

/** Finds the deleted objects, each with its last version. S3 lists the versions of a key from the newest on. */
async function findLost(client: S3Client, Bucket: string, Prefix: string): Promise<Map<string, string>> {
  const deleted = new Set<string>();
  const lastVersions = new Map<string, string>();
  let marks: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined = {};
  while (marks) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix, ...marks }),
    );
    for (const { Key, IsLatest } of page.DeleteMarkers ?? []) if (Key && IsLatest) deleted.add(Key);
    for (const { Key, VersionId } of page.Versions ?? [])
      if (Key && VersionId && !lastVersions.has(Key)) lastVersions.set(Key, VersionId);
    const { IsTruncated, NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page;
    marks = IsTruncated ? { KeyMarker, VersionIdMarker } : undefined;
  }
  return new Map([...lastVersions].filter(([key]) => deleted.has(key)));
}
