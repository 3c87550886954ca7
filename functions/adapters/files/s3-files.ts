import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Files } from '../../ports/files.ts';
import { readEnvironment } from '../../process/environment.ts';
import { createS3Settings, removeAll } from './s3.ts';

/** Published files in their private bucket. What a browser calls a file is kept beside its bytes. */
export function s3Files(): Files {
  const { PUBLISHED_BUCKET: Bucket } = readEnvironment('PUBLISHED_BUCKET');
  const client = new S3Client(createS3Settings());
  return {
    async put(Key, Body, ContentType, download) {
      const CacheControl = 'private, max-age=31536000, immutable';
      const named = download ? { ContentDisposition: toContentDisposition(download) } : {};
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl, ...named }));
    },
    removeAll: (prefix) => removeAll(client, Bucket, prefix),
  };
}

/** Saved under this name: as it is for browsers of today, in plain letters for the rest (RFC 6266). */
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
