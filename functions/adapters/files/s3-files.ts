import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Files } from '../../ports/files.ts';
import { readEnvironment } from '../../process/environment.ts';
import { CACHE_CONTROL, createS3Settings, removeAll, removeWhere } from './s3.ts';

/** Creates the port over the private bucket of published files. */
export function createS3Files(): Files {
  const { PUBLISHED_BUCKET: Bucket } = readEnvironment('PUBLISHED_BUCKET');
  const client = new S3Client(createS3Settings());
  return {
    async put(Key, Body, ContentType, download) {
      const named = download ? { ContentDisposition: toContentDisposition(download) } : {};
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: CACHE_CONTROL, ...named }),
      );
    },
    removeAll: (prefix) => removeAll(client, Bucket, prefix),
    removeWhere: (prefix, isGone) => removeWhere(client, { Bucket, Prefix: prefix }, isGone),
  };
}

/** Returns a Content-Disposition header with the name in UTF-8 and, for old browsers, in ASCII (RFC 6266). */
function toContentDisposition(name: string): string {
  const safe = name
    .replace(/[\p{Cc}/\\:*?"<>|\s]+/gu, ' ')
    .toWellFormed()
    .trim();
  const plain = safe
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ');
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
