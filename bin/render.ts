import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStale } from '#infra/build/stale.ts';
import { freshWeb } from '#infra/local/pages/build-web.ts';

/**
 * A document as JSON to a PDF, by the very code of the publish function:
 * `npm run render -- DOCUMENT.json OUT.pdf [--key] [--large] [--paper letter|a4] [--images DIR]`
 *
 * Most of a new process's time went into reading its hundreds of files: the command is bundled once, and again
 * where something that it is made of has changed.
 */
const PROJECT = resolve(import.meta.dirname, '..');
const FOLDER = join(PROJECT, 'dist/render-command');
const COMMAND = join(FOLDER, 'index.mjs');
const SOURCES = ['bin', 'functions', 'shared', 'package-lock.json'];

await freshWeb(PROJECT, console.log);
if (isStale(PROJECT, COMMAND, SOURCES)) {
  const { bundleCommand } = await import('#infra/build/command.ts');
  await bundleCommand(PROJECT, FOLDER);
}
process.env.PRINT_BUNDLE_DIR ??= join(PROJECT, 'dist/print');
await import(pathToFileURL(COMMAND).href);
