import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isStale } from '../../build/stale.ts';
import type { Lock } from '../process/lock.ts';
import { StartError } from '../process/start-error.ts';
import { compressPages } from './compress-pages.ts';

/** The editor, its service worker and the print page, each with the folder of its build. */
const BUILDS = [
  ['vite.config.ts', 'web'],
  ['vite.worker.config.ts', 'web'],
  ['vite.print.config.ts', 'print'],
] as const;
const SOURCES = ['web', 'shared', 'package.json', 'package-lock.json'];
const RETRY_MS = 250;
type Log = (words: string) => void;

/** Tells whether a source of the pages is newer than their last complete build. */
export const isWebStale = (project: string): boolean => isStale(project, getMarkPath(project), SOURCES);

/** Builds the pages if they are stale, and logs a build or a wait for another process that builds. */
export async function buildWebIfStale(project: string, log: Log = () => undefined): Promise<void> {
  if (!isWebStale(project)) return;
  const lock = await waitForBuildLock(project, log);
  try {
    // The process that had the lock before may have built them.
    if (!isWebStale(project)) return;
    log('Building the editor');
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
  const vite = await import('vite');
  const startedAt = new Date();
  const fresh = toDistPath(project, 'fresh');
  rmSync(fresh, { recursive: true, force: true });
  try {
    await runInProduction(async () => {
      for (const [config, name] of BUILDS) {
        const output = { outDir: join(fresh, name), emptyOutDir: false };
        await vite.build({ configFile: join(project, 'web', config), logLevel: 'warn', build: output });
      }
    });
  } catch (error) {
    throw new StartError('The editor could not be built: see above.', { cause: error });
  }
  await compressPages(join(fresh, 'web'));
  for (const name of new Set(BUILDS.map(([, name]) => name)))
    replaceFolder(toDistPath(project, name), join(fresh, name));
  rmSync(fresh, { recursive: true });
  writeFileSync(getMarkPath(project), '');
  // A source that changed during the build may not be in it.
  utimesSync(getMarkPath(project), startedAt, startedAt);
}

function replaceFolder(folder: string, fresh: string): void {
  if (existsSync(folder)) renameSync(folder, `${fresh}-former`);
  renameSync(fresh, folder);
}

/** Runs `work` with NODE_ENV set to production. Vite reads it, and that of a test would build React for development. */
async function runInProduction(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await work().finally(() => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  });
}

const toDistPath = (project: string, ...path: readonly string[]) => join(project, 'dist', ...path);
const getMarkPath = (project: string) => toDistPath(project, 'web-is-built');
