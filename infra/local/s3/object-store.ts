/** The metadata of an object. */
export interface ObjectHead {
  key: string;
  size: number;
  /** The MD5 of the bytes in quotes, as in S3. */
  etag: string;
  lastModified: Date;
  /** Headers that a GET returns: `content-type`, `cache-control`, `x-amz-meta-…`. */
  headers: Record<string, string>;
  /** The file that holds the bytes and never changes. */
  path: string;
}

export interface FormerVersion extends ObjectHead {
  versionId: string;
}

/**
 * Buckets on disk: bytes in files, metadata in SQLite. A new file is complete and synced before the transaction that
 * refers to it, so a reader sees the old object or the new one. A crash leaves at most a file without a row, which the
 * next start removes.
 */
export interface ObjectStore {
  put(bucket: string, key: string, body: Buffer, etag: string, headers: Record<string, string>): ObjectHead;
  head(bucket: string, key: string): ObjectHead | undefined;
  /** Removes an object. A versioned bucket gets a delete marker in its place and keeps what it was. */
  remove(bucket: string, key: string): void;
  /** Removes objects below a prefix that were written before a time, as a lifecycle rule does. */
  expire(bucket: string, prefix: string, before: Date): void;
  /** Removes for good the versions below a prefix that were replaced or deleted before a time. */
  forget(bucket: string, prefix: string, before: Date): void;
  /** Removes the delete markers of objects that have no version left. */
  removeLoneMarkers(bucket: string): void;
  /** Lists what was replaced or deleted below a prefix, and the delete markers. */
  listFormer(bucket: string, prefix: string): { versions: FormerVersion[]; markers: string[] };
  /** Lists keys in S3's order (UTF-8 bytes) after `after`, at most `limit`. */
  list(bucket: string, prefix: string, after: string, limit: number): ObjectHead[];
  close(): void;
}

export interface Row {
  key: string;
  file: string;
  size: number;
  etag: string;
  modified: number;
  headers: string;
}
