import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundleHandlers } from '#infra/build/handlers.ts';
import { aCloud } from '#test/support/a-cloud.ts';
import { assertComparable, type Figure, runAlternately, toFigure } from '../support/figure.ts';
import { PROJECT } from '../support/process.ts';

const HANDLER = 'http/read-document';
const RUNS = 15;
const CALLER = join(PROJECT, 'test/bench/peers/first-call.ts');

/** A handler's import and first call in a fresh process: as it is bundled, and with the AWS SDK left outside. */
export async function benchHandlerImport(): Promise<Figure[]> {
  const cloud = await aCloud();
  try {
    const [ours, theirs] = [join(cloud.dataDir, 'bundled'), join(cloud.dataDir, 'external')];
    await bundleHandlers(PROJECT, ours);
    await bundleWithoutSdk(theirs);
    const call = (folder: string) => () => measureFirstCall(join(folder, HANDLER, 'index.mjs'), cloud.env);
    const samples = await runAlternately(RUNS, call(ours), call(theirs));
    return [
      toFigure(samples, { figure: 'handler-import', unit: 'ms', aim: '≤ 0.5', gates: { answered: 404 } }),
    ];
  } finally {
    await cloud.stop();
  }
}

async function bundleWithoutSdk(folder: string): Promise<void> {
  await build({
    entryPoints: [{ in: join(PROJECT, 'functions', `${HANDLER}.ts`), out: `${HANDLER}/index` }],
    outdir: folder,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    external: ['@aws-sdk/*'],
  });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
}

/** Milliseconds, told by the process itself; it asks for a document that is not there. */
async function measureFirstCall(module: string, env: Record<string, string>): Promise<number> {
  const options = { env: { ...process.env, ...env }, timeout: 20_000 };
  const { stdout } = await promisify(execFile)(process.execPath, [CALLER, module], options);
  const { ms, status } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { ms: number; status: number };
  assertComparable(status === 404, `${module} answered ${status}`);
  return ms;
}
