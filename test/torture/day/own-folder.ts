import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { installChromium } from '#functions/adapters/chromium/binary.ts';
import { listPids } from '#functions/adapters/chromium/processes.ts';
import { aFolder } from '../../support/a-folder.ts';

/** A folder for the temporary files of some processes and nobody else's. */
export interface OwnFolder {
  /** The variables that make processes use it. */
  readonly env: { readonly TMPDIR: string };
  /** Lists the temporary files and the processes that are left of them. */
  listLeft(): string[];
}

/** Makes the folder, with the unpacked Chromium in it, which outlives its processes on purpose. */
export async function createOwnFolder(): Promise<OwnFolder> {
  const folder = aFolder();
  const install = dirname((await installChromium()).executable);
  symlinkSync(install, join(folder, basename(install)));
  const kept = [basename(install), '.cache'];
  return {
    env: { TMPDIR: folder },
    listLeft: () => [
      ...readdirSync(folder).filter((name) => !kept.includes(name)),
      ...listPids()
        .filter((pid) => pid !== String(process.pid) && readEnvironment(pid).includes(`TMPDIR=${folder}`))
        .map((pid) => `process ${pid}: ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 100)}`),
    ],
  };
}

const readEnvironment = (pid: string): string[] => read(`/proc/${pid}/environ`).split('\0');

/** Reads a file of the kernel's; nothing when its process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
