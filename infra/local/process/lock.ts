import { DatabaseSync } from 'node:sqlite';

/** A lock in the hands of one process. */
export interface Lock {
  stop(): void;
}

const BUSY = 5;

/**
 * Takes the lock that a file is, and makes it where it is missing; undefined where another process has it. It is the
 * operating system's own, so a process that was killed leaves none behind.
 */
export function takeLock(path: string): Lock | undefined {
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
