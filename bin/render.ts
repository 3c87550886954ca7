import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Changes, isStale } from '#infra/build/stale.ts';
import { isWebStale } from '#infra/local/pages/web-staleness.ts';
import { runCommand } from './command.ts';
import { readRendering } from './rendering-arguments.ts';

/**
 * Renders a document, or questions, to PDF with the code of the publish function: `npm run render -- DOCUMENT OUT.pdf
 * [--key] [--large] [--paper letter|a4] [--images DIR]` The command is bundled, because reading its hundreds of files
 * took most of a new process's time. It is bundled again when a source has changed.
 */
const PROJECT = resolve(import.meta.dirname, '..');
const FOLDER = join(PROJECT, 'dist/render-command');
const COMMAND = join(FOLDER, 'index.mjs');
const SOURCES = ['bin', 'functions', 'shared', 'package-lock.json'];

await runCommand(async () => {
  // Mistakes are told before anything is built.
  readRendering();
  const changes: Changes = new Map();
  if (isWebStale(PROJECT, changes)) {
    const { buildWebIfStale } = await import('#infra/local/pages/build-web.ts');
    await buildWebIfStale(PROJECT, console.log);
  }
  if (isStale(PROJECT, COMMAND, SOURCES, changes)) {
    const { bundleCommand } = await import('#infra/build/render-command.ts');
    await bundleCommand(PROJECT, FOLDER);
  }
  process.env.PRINT_BUNDLE_DIR ??= join(PROJECT, 'dist/print');
  await import(pathToFileURL(COMMAND).href);
});
