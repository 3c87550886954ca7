import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from '../build/stale.ts';
import { StartError } from './start-error.ts';

/** The editor, and the page that the render function opens. */
const CONFIGS = ['vite.config.ts', 'vite.print.config.ts'];
const SOURCES = ['web', 'shared', 'package.json', 'package-lock.json'];

/** Whether something that the pages are made of is newer than their last complete build. */
export const webIsStale = (project: string): boolean => isStale(project, markOf(project), SOURCES);

/** Builds the editor and the print page into `dist`; a build that was cut short or failed counts as none. */
export async function buildWeb(project: string): Promise<void> {
  const { build } = await import('vite');
  rmSync(markOf(project), { force: true });
  const begun = new Date();
  try {
    await forProduction(async () => {
      for (const config of CONFIGS)
        await build({ configFile: join(project, 'web', config), logLevel: 'warn' });
    });
  } catch (error) {
    throw new StartError('The editor could not be built: see above.', { cause: error });
  }
  writeFileSync(markOf(project), begun.toISOString());
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

const markOf = (project: string) => join(project, 'dist', 'web-is-built');
