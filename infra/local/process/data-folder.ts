import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HasRoom } from './disk-space.ts';
import { acquireLock, type Lock } from './lock.ts';
import { StartError } from './start-error.ts';

/**
 * Creates the data folder if it is missing and locks it. Throws a StartError when it cannot be written, its disk is
 * full, or another server has it.
 */
export function lockDataFolder(folder: string, hasRoom: HasRoom): Lock {
  checkWritable(folder);
  if (!hasRoom())
    throw new StartError(
      `The disk that holds ${folder} is full. Make room, or set HANDOUT_DATA to another folder.`,
    );
  const lock = acquireLock(join(folder, 'lock.db'));
  if (!lock)
    throw new StartError(
      `Another Handout is running on the data folder ${folder}. Stop it, or set HANDOUT_DATA to another folder.`,
    );
  return lock;
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

/**
 * Creates a folder and its parents. Node's recursive mkdir never returns on file systems that refuse folders, such as
 * /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
