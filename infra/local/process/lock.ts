import { DatabaseSync } from 'node:sqlite';

/** A lock that one process holds. */
export interface Lock {
  stop(): void;
}

const BUSY = 5;

/**
 * Acquires the lock file, creating it if needed; undefined when another process holds it. The operating system releases
 * it when a process is killed.
 */
export function acquireLock(path: string): Lock | undefined {
  const file = new DatabaseSync(path);
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return { stop: () => file.close() };
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === BUSY) return undefined;
    throw error;
  }
}
