import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundleHandlers } from '#infra/build/handlers.ts';
import { getStageFile, writeIfStale } from '#infra/synthesis/stage-file.ts';
import { type Api, anApi } from '#test/support/an-api.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { assertComparable, type Figure, runAlternately, toFigure } from '../support/figure.ts';
import { readFunctionEnvironment } from '../support/function-environment.ts';
import { PROJECT } from '../support/process.ts';
import { repeat } from '../support/repeat.ts';

const HANDLER = 'http/read-document';
const RUNS = repeat(31);
const CALLER = join(PROJECT, 'test/bench/peers/first-call.ts');

/** The document that a first call asks for, and the status that it gets. */
interface Asked {
  readonly owner: string;
  readonly document: string;
  readonly status: 200 | 404;
}

/**
 * A handler's import and first call in a fresh process, with the environment of its template: as it is bundled, and
 * with the AWS SDK left outside. Once for a document that is not there, once for one that is read and checked.
 */
export async function benchHandlerImport(): Promise<Figure[]> {
  await writeIfStale(PROJECT, [getStageFile(PROJECT)]);
  const api = await anApi();
  try {
    const { owner, document } = await keepDocument(api);
    const [ours, theirs] = [join(api.dataDir, 'bundled'), join(api.dataDir, 'external')];
    await bundleHandlers(PROJECT, ours, [HANDLER]);
    await bundleWithoutSdk(theirs);
    const env = { PATH: process.env.PATH ?? '', ...readFunctionEnvironment(HANDLER), ...api.env };
    const compare = async (figure: string, aim: string, asked: Asked) => {
      const call = (folder: string) => () => measureFirstCall(join(folder, HANDLER, 'index.mjs'), asked, env);
      const samples = await runAlternately(RUNS, call(ours), call(theirs));
      return toFigure(samples, { figure, unit: 'ms', aim, gates: { answered: asked.status } });
    };
    return [
      await compare('handler-import', '≤ 0.6', { owner, document: 'not-there', status: 404 }),
      await compare('handler-read', 'none yet', { owner, document, status: 200 }),
    ];
  } finally {
    await api.stop();
  }
}

/** Stores a document; returns its id and its owner's. */
async function keepDocument(api: Api): Promise<Pick<Asked, 'owner' | 'document'>> {
  const { id, token } = await api.person('ada@example.org');
  const headers = { 'idempotency-key': 'kept-for-the-bench' };
  const { body } = await api.call('createDocument', { token, headers, body: { document: aWorksheet() } });
  return { owner: id, document: String(body.id) };
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

/** Milliseconds, told by the process itself. */
async function measureFirstCall(
  module: string,
  { owner, document, status }: Asked,
  env: Record<string, string>,
): Promise<number> {
  const call = [CALLER, module, owner, document];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, call, { env });
  const told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { ms: number; status: number };
  // What the handler logged says why.
  assertComparable(told.status === status, `${module} answered ${told.status}:\n${stdout}${stderr}`);
  return told.ms;
}
