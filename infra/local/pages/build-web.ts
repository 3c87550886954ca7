import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isStale } from '../../build/stale.ts';
import type { Lock } from '../process/lock.ts';
import { StartError } from '../process/start-error.ts';

/** The editor, and the page that the render function opens, each with the folder that it is built into. */
const PARTS = [
  ['vite.config.ts', 'web'],
  ['vite.print.config.ts', 'print'],
] as const;
const SOURCES = ['web', 'shared', 'package.json', 'package-lock.json'];
const ASK_AGAIN_MS = 250;
type Say = (words: string) => void;

/** Whether something that the pages are made of is newer than their last complete build. */
export const webIsStale = (project: string): boolean => isStale(project, markOf(project), SOURCES);

/** Builds the pages where they are stale; says so, and where it waits for another process that does. */
export async function freshWeb(project: string, say: Say = () => undefined): Promise<void> {
  if (!webIsStale(project)) return;
  const turn = await turnIn(project, say);
  try {
    // Whoever was first has built them.
    if (!webIsStale(project)) return;
    say('Building the editor');
    await build(project);
  } finally {
    turn.stop();
  }
}

/** Builds the editor and the print page into `dist`, whatever stands there; one process at a time, as above. */
export async function buildWeb(project: string, say: Say = () => undefined): Promise<void> {
  const turn = await turnIn(project, say);
  await build(project).finally(() => turn.stop());
}

async function turnIn(project: string, say: Say): Promise<Lock> {
  // A start that builds nothing needs no database for its lock.
  const { takeLock } = await import('../process/lock.ts');
  mkdirSync(within(project), { recursive: true });
  const take = () => takeLock(within(project, 'web-build.db'));
  let turn = take();
  if (!turn) say('Another Handout is building the editor: waiting until it is done');
  while (!turn) {
    await setTimeout(ASK_AGAIN_MS);
    turn = take();
  }
  return turn;
}

/** What is half built, cut short or failed never takes the place of what was there. */
async function build(project: string): Promise<void> {
  const vite = await import('vite');
  const begun = new Date();
  const fresh = within(project, 'fresh');
  rmSync(fresh, { recursive: true, force: true });
  try {
    await forProduction(async () => {
      for (const [config, name] of PARTS) {
        const into = { outDir: join(fresh, name), emptyOutDir: false };
        await vite.build({ configFile: join(project, 'web', config), logLevel: 'warn', build: into });
      }
    });
  } catch (error) {
    throw new StartError('The editor could not be built: see above.', { cause: error });
  }
  for (const [, name] of PARTS) replace(within(project, name), join(fresh, name));
  rmSync(fresh, { recursive: true });
  writeFileSync(markOf(project), '');
  // What was changed since may not be in it.
  utimesSync(markOf(project), begun, begun);
}

function replace(folder: string, fresh: string): void {
  if (existsSync(folder)) renameSync(folder, `${fresh}-former`);
  renameSync(fresh, folder);
}

/** Vite goes by the NODE_ENV that it finds, and that of a test would build React for development. */
async function forProduction(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await work().finally(() => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  });
}

const within = (project: string, ...path: readonly string[]) => join(project, 'dist', ...path);
const markOf = (project: string) => within(project, 'web-is-built');
