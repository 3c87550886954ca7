import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What is known of an object without its bytes. */
export interface ObjectHead {
  key: string;
  size: number;
  /** MD5 of the bytes, in quotes, as S3 gives it. */
  etag: string;
  lastModified: Date;
  /** `content-type`, `cache-control`, `x-amz-meta-…`: what a GET answers as headers. */
  headers: Record<string, string>;
  /** Where the bytes are, a file that never changes. */
  path: string;
}

/**
 * Buckets on the disk: the bytes in files, everything else in SQLite. A new object's file is complete and
 * synced before the one transaction that shows it, so a reader sees the old object or the new one, and a
 * kill leaves at most a file that nothing names (removed at the next start).
 */
export interface Objects {
  put(bucket: string, key: string, body: Buffer, etag: string, headers: Record<string, string>): ObjectHead;
  head(bucket: string, key: string): ObjectHead | undefined;
  remove(bucket: string, key: string): void;
  /** A rule of the bucket's: what lies below the prefix since before then goes. */
  expire(bucket: string, prefix: string, before: Date): void;
  /** Keys in S3's order (UTF-8 bytes), after `after`, at most `limit`. */
  list(bucket: string, prefix: string, after: string, limit: number): ObjectHead[];
  close(): void;
}

interface Row {
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
`;

/** Opens the buckets kept in `folder`. */
export function openObjects(folder: string): Objects {
  const bytes = join(folder, 'bytes');
  mkdirSync(bytes, { recursive: true });
  const db = new DatabaseSync(join(folder, 'objects.db'));
  db.exec(SCHEMA);
  removeUnnamed(db, bytes);

  const find = db.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?');
  const upsert = db.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)');
  const drop = db.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
  const page = db.prepare(
    'SELECT * FROM objects WHERE bucket = ? AND key > ? AND substr(key, 1, length(?)) = ? ORDER BY key LIMIT ?',
  );
  const old = db.prepare(
    'SELECT key FROM objects WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND modified < ?',
  );
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

  return {
    head,
    put(bucket, key, body, etag, headers) {
      const before = head(bucket, key);
      const row = {
        key,
        file: randomUUID(),
        size: body.length,
        etag,
        modified: Date.now(),
        headers: JSON.stringify(headers),
      };
      writeSynced(join(bytes, row.file), body);
      upsert.run(bucket, key, row.file, row.size, etag, row.modified, row.headers);
      if (before) rmSync(before.path, { force: true });
      return toHead(row);
    },
    remove(bucket, key) {
      const before = head(bucket, key);
      drop.run(bucket, key);
      if (before) rmSync(before.path, { force: true });
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

/** Writes a new file that is on the disk when this returns, or is not there at all when it throws. */
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

function removeUnnamed(db: DatabaseSync, bytes: string): void {
  const named = new Set(
    db
      .prepare('SELECT file FROM objects')
      .all()
      .map((row) => row.file),
  );
  for (const file of readdirSync(bytes)) if (!named.has(file)) rmSync(join(bytes, file), { force: true });
}
