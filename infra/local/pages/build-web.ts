import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Lock } from '../process/lock.ts';
import { StartError } from '../process/start-error.ts';
import { compressPages } from './compress-pages.ts';
import { getMarkPath, isWebStale, toDistPath } from './web-staleness.ts';

/** The folders of a build: the editor and the print page. */
const BUILT = ['web', 'print'] as const;
const RETRY_MS = 250;
type Log = (words: string) => void;

/** Builds the pages if they are stale, and logs a build or a wait for another process that builds. */
export async function buildWebIfStale(project: string, log: Log = () => undefined): Promise<void> {
  if (!isWebStale(project)) return;
  const lock = await waitForBuildLock(project, log);
  try {
    // The process that had the lock before may have built them.
    if (!isWebStale(project)) return;
    log('Building the editor, which takes some seconds');
    await buildFresh(project);
  } finally {
    lock.stop();
  }
}

/** Builds the editor and the print page into `dist`, stale or not; one process at a time. */
export async function buildWeb(project: string, log: Log = () => undefined): Promise<void> {
  const lock = await waitForBuildLock(project, log);
  await buildFresh(project).finally(() => lock.stop());
}

async function waitForBuildLock(project: string, log: Log): Promise<Lock> {
  // Loaded here, because a start that builds nothing needs no database for a lock.
  const { acquireLock } = await import('../process/lock.ts');
  mkdirSync(toDistPath(project), { recursive: true });
  const tryLock = () => acquireLock(toDistPath(project, 'web-build.db'));
  let lock = tryLock();
  if (!lock) log('Another Handout is building the editor: waiting until it is done');
  while (!lock) {
    await setTimeout(RETRY_MS);
    lock = tryLock();
  }
  return lock;
}

/** Builds into a fresh folder, so that a failed or interrupted build never replaces the former one. */
async function buildFresh(project: string): Promise<void> {
  const startedAt = new Date();
  const fresh = toDistPath(project, 'fresh');
  rmSync(fresh, { recursive: true, force: true });
  if ((await runBuilds(project, fresh)) !== 0)
    throw new StartError('The editor could not be built: see above.');
  await compressPages(join(fresh, 'web'));
  for (const name of BUILT) replaceFolder(toDistPath(project, name), join(fresh, name));
  rmSync(fresh, { recursive: true });
  writeFileSync(getMarkPath(project), '');
  // A source that changed during the build may not be in it.
  utimesSync(getMarkPath(project), startedAt, startedAt);
}

function replaceFolder(folder: string, fresh: string): void {
  if (existsSync(folder)) renameSync(folder, `${fresh}-former`);
  renameSync(fresh, folder);
}

/** Runs the builds in a process of their own; returns its exit code. Vite reads NODE_ENV, and that of a test would build for development. */
async function runBuilds(project: string, folder: string): Promise<number | null> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const building = fork(join(import.meta.dirname, 'vite-builds.ts'), [project, folder], {
    env,
    // Node that runs a server has little room for young objects, and a build makes many.
    execArgv: [],
  });
  const [code] = await once(building, 'exit');
  return code;
}
