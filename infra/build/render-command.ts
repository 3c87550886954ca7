import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { BUNDLE_OPTIONS, PUPPETEER_OPTIONS } from './handlers.ts';

/**
 * Bundles `bin/render-command.ts` with code splitting, so that a new process reads one file instead of hundreds.
 * Chromium's package stays outside because it finds its binary beside itself. Two builds may run at once: parts carry
 * the hash of their content and are written before the entry.
 */
export async function bundleCommand(project: string, outdir: string): Promise<void> {
  const { outputFiles } = await build({
    ...BUNDLE_OPTIONS,
    ...PUPPETEER_OPTIONS,
    outdir,
    sourcemap: false,
    entryPoints: [
      { in: join(project, 'bin/render-command.ts'), out: 'index' },
      // The first run on a machine starts this file as a thread.
      { in: join(project, 'functions/adapters/chromium/unpack-chromium.ts'), out: 'unpack-chromium' },
      // What reads a file of questions, which is ended when it takes too long.
      { in: join(project, 'bin/reading-thread.ts'), out: 'reading-thread' },
    ],
    external: ['@sparticuz/chromium'],
    write: false,
  });
  mkdirSync(outdir, { recursive: true });
  const isEntry = ({ path }: { path: string }) => basename(path) === ENTRY;
  for (const { path, contents } of outputFiles.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, contents);
    renameSync(temporary, path);
  }
}
const ENTRY = 'index.mjs';
