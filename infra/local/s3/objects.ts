import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../process/damage.ts';
import { runInTransaction } from '../process/transaction.ts';
import { openFormerVersions } from './former-versions.ts';
import type { ObjectHead, ObjectStore, Row } from './object-store.ts';

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
  const db = openDatabase(join(folder, 'objects.db'), 'pictures, PDFs and long documents');
  db.exec(SCHEMA);
  removeOrphans(db, bytes);
  const { find, insert, drop, page, old } = prepare(db);
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
      const row = { key, ...createRow(body), etag, headers: JSON.stringify(headers) };
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

/** The statements that read and write rows. */
const prepare = (db: DatabaseSync) => ({
  find: db.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?'),
  insert: db.prepare('INSERT INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)'),
  drop: db.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?'),
  page: db.prepare(
    'SELECT * FROM objects WHERE bucket = ? AND key > ? AND substr(key, 1, length(?)) = ? ORDER BY key LIMIT ?',
  ),
  old: db.prepare(
    'SELECT key FROM objects WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND modified < ?',
  ),
});

/** Returns what a row says of a new file. */
const createRow = (body: Buffer) => ({ file: randomUUID(), size: body.length, modified: Date.now() });

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
