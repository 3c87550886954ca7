import { rmSync, statfsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'handout-browser-';
/** A folder's name says whose it is: `handout-browser-PID-abc123`. */
const OWNER = new RegExp(`^${PREFIX}(\\d+)-`);

/** Where Linux keeps files in memory. Lambda has no such folder, and many a container a small one. */
const SHARED_MEMORY = '/dev/shm';
/** The free room in bytes that is enough: many times what the profile, the PDFs and the pictures of a browser take. */
const ENOUGH = 1e9;

/**
 * Creates a folder for the profile and the temporary files of a browser of this process, and removes those of processes that
 * were killed. It is in memory where there is room: Chromium writes each PDF into a file, from which Puppeteer reads it, and on a
 * disk that is a tenth of a warm rendering.
 */
export async function createProfile(): Promise<string> {
  // Both places are cleared: what killed processes left in memory may be why there is no room in it.
  await Promise.all([SHARED_MEMORY, tmpdir()].map(removeAbandoned));
  const folder = hasSharedMemory() ? SHARED_MEMORY : tmpdir();
  return mkdtemp(join(folder, `${PREFIX}${process.pid}-`));
}

/** Tells whether a browser can keep its files in memory; in many a container there are 64 MB for it. */
export function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}

/** Removes a profile. A dying browser may write into it once more. */
export const removeProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** Removes a profile whose browser was just killed, while its process ends. */
export const removeProfileAtOnce = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

async function removeAbandoned(folder: string): Promise<void> {
  // A machine may have no such folder.
  const names = await readdir(folder).catch(() => []);
  const abandoned = names.filter((name) => {
    const owner = OWNER.exec(name)?.[1];
    return owner !== undefined && !isAlive(Number(owner));
  });
  // Another process may remove the same one, and one of another user's cannot be removed.
  await Promise.allSettled(abandoned.map((name) => removeProfile(join(folder, name))));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
