import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runInTransaction } from '../process/transaction.ts';
import { openFormerVersions } from './former-versions.ts';

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

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL, key TEXT NOT NULL, file TEXT NOT NULL, size INTEGER NOT NULL,
    etag TEXT NOT NULL, modified INTEGER NOT NULL, headers TEXT NOT NULL,
    PRIMARY KEY (bucket, key)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS former (
    bucket TEXT NOT NULL, key TEXT NOT NULL, file TEXT NOT NULL, size INTEGER NOT NULL,
    etag TEXT NOT NULL, modified INTEGER NOT NULL, headers TEXT NOT NULL, ended INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS former_keys ON former (bucket, key);
  CREATE TABLE IF NOT EXISTS markers (bucket TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (bucket, key)) WITHOUT ROWID;
`;

/** Opens the buckets stored in `folder`; `isVersioned` tells which keep what is replaced or deleted. */
export function openObjectStore(folder: string, isVersioned: (bucket: string) => boolean): ObjectStore {
  const bytes = join(folder, 'bytes');
  mkdirSync(bytes, { recursive: true });
  const db = new DatabaseSync(join(folder, 'objects.db'));
  db.exec(SCHEMA);
  removeOrphans(db, bytes);

  const find = db.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?');
  const insert = db.prepare('INSERT INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)');
  const drop = db.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
  const page = db.prepare(
    'SELECT * FROM objects WHERE bucket = ? AND key > ? AND substr(key, 1, length(?)) = ? ORDER BY key LIMIT ?',
  );
  const old = db.prepare(
    'SELECT key FROM objects WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND modified < ?',
  );
  const former = openFormerVersions(db, bytes);
  const toHead = (row: Row): ObjectHead => ({
    ...row,
    lastModified: new Date(row.modified),
    headers: JSON.parse(row.headers),
    path: join(bytes, row.file),
  });
  const head = (bucket: string, key: string) => {
    const row = find.get(bucket, key) as Row | undefined;
    return row && toHead(row);
  };

  /**
   * Takes an object away, or puts another in its place, in one transaction. Bytes that no version keeps are removed
   * after it: a crash leaves a file without a row, never a row without its file.
   */
  const replace = (bucket: string, key: string, write: () => void) => {
    const before = head(bucket, key);
    runInTransaction(db, () => {
      if (before && isVersioned(bucket)) former.keep(bucket, key);
      drop.run(bucket, key);
      write();
    });
    if (before && !isVersioned(bucket)) rmSync(before.path, { force: true });
  };

  return {
    ...former.operations,
    head,
    put(bucket, key, body, etag, headers) {
      const row = {
        key,
        file: randomUUID(),
        size: body.length,
        etag,
        modified: Date.now(),
        headers: JSON.stringify(headers),
      };
      writeSynced(join(bytes, row.file), body);
      replace(bucket, key, () => {
        insert.run(bucket, key, row.file, row.size, etag, row.modified, row.headers);
        former.unmark(bucket, key);
      });
      return toHead(row);
    },
    remove(bucket, key) {
      replace(bucket, key, () => {
        if (isVersioned(bucket)) former.mark(bucket, key);
      });
    },
    expire(bucket, prefix, before) {
      const keys = old.all(bucket, prefix, prefix, before.getTime()) as { key: string }[];
      for (const { key } of keys) this.remove(bucket, key);
    },
    list: (bucket, prefix, after, limit) =>
      (page.all(bucket, after, prefix, prefix, limit) as unknown as Row[]).map(toHead),
    close: () => db.close(),
  };
}

/** Stores a new file that is on disk when this returns, and does not exist when it throws. */
function writeSynced(path: string, body: Buffer): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, body);
    fsyncSync(file);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

function removeOrphans(db: DatabaseSync, bytes: string): void {
  const named = new Set(
    db
      .prepare('SELECT file FROM objects UNION ALL SELECT file FROM former')
      .all()
      .map((row) => row.file),
  );
  for (const file of readdirSync(bytes)) if (!named.has(file)) rmSync(join(bytes, file), { force: true });
}
