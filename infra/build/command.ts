import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { NODE_MODULE, REQUIRE } from './handlers.ts';

/**
 * `bin/render-command.ts` with all it uses, in parts that are loaded when they are needed: a new process reads
 * one file instead of hundreds. Chromium's package stays outside, as it finds its binary beside itself. Two commands
 * that begin at once may both build: the parts bear the hash of what is in them and stand before the entry does.
 */
export async function bundleCommand(project: string, outdir: string): Promise<void> {
  const { outputFiles } = await build({
    ...NODE_MODULE,
    outdir,
    splitting: true,
    sourcemap: false,
    entryPoints: [{ in: join(project, 'bin/render-command.ts'), out: 'index' }],
    external: ['@sparticuz/chromium'],
    banner: { js: REQUIRE },
    write: false,
  });
  mkdirSync(outdir, { recursive: true });
  const isEntry = ({ path }: { path: string }) => basename(path) === ENTRY;
  for (const { path, contents } of outputFiles.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    const whole = `${path}.${process.pid}`;
    writeFileSync(whole, contents);
    renameSync(whole, path);
  }
}
const ENTRY = 'index.mjs';
