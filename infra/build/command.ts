import { join } from 'node:path';
import { build } from 'esbuild';
import { NODE_MODULE, REQUIRE } from './handlers.ts';

/**
 * `bin/render-command.ts` with all it uses, in parts that are loaded when they are needed: a new process reads
 * one file instead of hundreds. Chromium's package stays outside, as it finds its binary beside itself.
 */
export async function bundleCommand(project: string, outdir: string): Promise<void> {
  await build({
    ...NODE_MODULE,
    outdir,
    splitting: true,
    sourcemap: false,
    entryPoints: [{ in: join(project, 'bin/render-command.ts'), out: 'index' }],
    external: ['@sparticuz/chromium'],
    banner: { js: REQUIRE },
  });
}
