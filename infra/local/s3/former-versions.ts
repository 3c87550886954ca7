import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { FormerVersion, ObjectStore, Row } from './object-store.ts';

type Operations = Pick<ObjectStore, 'forget' | 'removeLoneMarkers' | 'listFormer'>;

interface FormerVersions {
  /** Copies an object's row to the former versions. */
  keep(bucket: string, key: string): void;
  /** Puts a delete marker where an object was. */
  mark(bucket: string, key: string): void;
  unmark(bucket: string, key: string): void;
  readonly operations: Operations;
}

const BELOW = 'bucket = ? AND substr(key, 1, length(?)) = ?';

/** Opens what versioned buckets keep of replaced and deleted objects, in the tables beside the objects. */
export function openFormerVersions(db: DatabaseSync, bytes: string): FormerVersions {
  const copy = db.prepare('INSERT INTO former SELECT *, ? FROM objects WHERE bucket = ? AND key = ?');
  const addMarker = db.prepare('INSERT OR IGNORE INTO markers VALUES (?, ?)');
  const dropMarker = db.prepare('DELETE FROM markers WHERE bucket = ? AND key = ?');
  const selectOld = db.prepare(`SELECT rowid, file FROM former WHERE ${BELOW} AND ended < ?`);
  const drop = db.prepare('DELETE FROM former WHERE rowid = ?');
  const dropLone = db.prepare(
    `DELETE FROM markers WHERE bucket = ? AND NOT EXISTS
     (SELECT 1 FROM former WHERE former.bucket = markers.bucket AND former.key = markers.key)`,
  );
  const selectVersions = db.prepare(`SELECT rowid, * FROM former WHERE ${BELOW} ORDER BY key, rowid DESC`);
  const selectMarkers = db.prepare(`SELECT key FROM markers WHERE ${BELOW} ORDER BY key`);

  const toVersion = ({ rowid, ...row }: Row & { rowid: number }): FormerVersion => ({
    ...row,
    versionId: String(rowid),
    lastModified: new Date(row.modified),
    headers: JSON.parse(row.headers),
    path: join(bytes, row.file),
  });
  return {
    keep: (bucket, key) => void copy.run(Date.now(), bucket, key),
    mark: (bucket, key) => void addMarker.run(bucket, key),
    unmark: (bucket, key) => void dropMarker.run(bucket, key),
    operations: {
      forget(bucket, prefix, before) {
        const old = selectOld.all(bucket, prefix, prefix, before.getTime());
        for (const { rowid = null, file } of old) {
          drop.run(rowid);
          rmSync(join(bytes, String(file)), { force: true });
        }
      },
      removeLoneMarkers: (bucket) => void dropLone.run(bucket),
      listFormer: (bucket, prefix) => ({
        versions: (selectVersions.all(bucket, prefix, prefix) as unknown as (Row & { rowid: number })[]).map(
          toVersion,
        ),
        markers: selectMarkers.all(bucket, prefix, prefix).map(({ key }) => String(key)),
      }),
    },
  };
}
