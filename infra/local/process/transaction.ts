import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` in one transaction, so that a crash leaves all of it or nothing. */
export function runInTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
