import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the editor, its service worker and the print page into a folder: `PROJECT FOLDER`. It runs in a process of its own, because
 * what Vite takes, up to 1.6 GB, is given back at the end of its process only.
 */
const [project = '', folder = ''] = process.argv.slice(2);
const BUILDS = [
  ['vite.config.ts', 'web'],
  ['vite.worker.config.ts', 'web'],
  ['vite.print.config.ts', 'print'],
] as const;

// The process that holds the lock for the folder has died.
process.once('disconnect', () => process.exit(1));
for (const [config, name] of BUILDS) {
  // How long plugins take concerns nobody who waits for a build.
  const rolldownOptions = { checks: { bundlerTimings: false } };
  const output = { outDir: join(folder, name), emptyOutDir: false, rolldownOptions };
  await build({ configFile: join(project, 'web', config), logLevel: 'warn', build: output });
}
process.exit();
