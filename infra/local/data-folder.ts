import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { HasRoom } from './disk.ts';
import { StartError } from './start-error.ts';

/** The data folder in the hands of one server. */
export interface DataFolder {
  stop(): void;
}

/**
 * Makes the folder where it is missing and takes its lock; throws a StartError when it cannot be written,
 * has no room or belongs to a running server. The lock is the operating system's own, so a server that
 * was killed leaves none behind.
 */
export function takeDataFolder(folder: string, hasRoom: HasRoom): DataFolder {
  checkWritable(folder);
  if (!hasRoom())
    throw new StartError(
      `The disk that holds ${folder} is full. Make room, or set HANDOUT_DATA to another folder.`,
    );
  const lock = new DatabaseSync(join(folder, 'lock.db'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new StartError(
      `Another Handout is running on the data folder ${folder}. Stop it, or set HANDOUT_DATA to another folder.`,
      { cause: error },
    );
  }
  return { stop: () => lock.close() };
}

function checkWritable(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be written (${code}). Set HANDOUT_DATA to a folder of your own.`,
      { cause: error },
    );
  }
}

/** With those above it. Node's own way of doing so never ends in a file system that makes no folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
