import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'handout-browser-';
/** A folder's name says whose it is: `handout-browser-PID-abc123`. */
const OWNER = new RegExp(`^${PREFIX}(\\d+)-`);

/** Creates a folder for the profile of a browser of this process, and removes those of processes that were killed. */
export async function createProfile(): Promise<string> {
  await removeAbandoned();
  return mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/** Removes a profile. A dying browser may write into it once more. */
export const removeProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** Removes a profile whose browser was just killed, while its process ends. */
export const removeProfileAtOnce = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

async function removeAbandoned(): Promise<void> {
  const names = await readdir(tmpdir());
  const abandoned = names.filter((name) => {
    const owner = OWNER.exec(name)?.[1];
    return owner !== undefined && !isAlive(Number(owner));
  });
  // Another process may remove the same one, and one of another user's cannot be removed.
  await Promise.allSettled(abandoned.map((name) => removeProfile(join(tmpdir(), name))));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
