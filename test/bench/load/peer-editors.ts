import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoize } from 'es-toolkit';
import * as z from 'zod/mini';
import { PROJECT } from '../support/process.ts';
import { type Built, buildInto, compressFile } from './build-sizes.ts';

/** The packages of the editors that ours is compared with, by the folder of `peers/` that shows them. */
const PACKAGES = { puck: '@puckeditor/core', excalidraw: '@excalidraw/excalidraw' } as const;

/** Another editor as small as its makers document it. */
export interface PeerEditor extends Built {
  /** Its package and version. */
  readonly name: string;
}

/** Builds another editor by our Vite, once for all measurements of this process. */
export const buildPeerEditor = memoize(async (peer: keyof typeof PACKAGES): Promise<PeerEditor> => {
  const folder = join(tmpdir(), `handout-bench-${peer}`);
  const installed = join(folder, 'node_modules', PACKAGES[peer], 'package.json');
  if (!existsSync(installed)) install(folder, PACKAGES[peer]);
  cpSync(join(PROJECT, 'test/bench/peers', peer), folder, { recursive: true });
  const built = await buildInto(join(folder, 'dist'), { root: folder, configFile: false });
  compressFiles(built.folder);
  return { ...built, name: `${PACKAGES[peer]} ${readManifest(installed).version}` };
});

/** Puts a compressed copy beside each file, because a slow line must carry neither side uncompressed. */
function compressFiles(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|json|svg)$/.test(file)) continue;
    writeFileSync(join(folder, `${file}.br`), compressFile(join(folder, file)));
  }
}

/** Installs the newest one, once for this machine and beside our React; no package of ours depends on it. */
function install(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true });
  const { dependencies = {} } = readManifest(join(PROJECT, 'package.json'));
  const react = ['react', 'react-dom'].map((own) => `${own}@${dependencies[own]}`);
  const options = ['--no-audit', '--no-fund', '--no-save', '--legacy-peer-deps', '--prefix', folder];
  execFileSync('npm', ['install', ...options, `${name}@latest`, ...react], { stdio: 'ignore' });
}

const manifest = z.object({
  version: z.string(),
  dependencies: z.optional(z.record(z.string(), z.string())),
});
const readManifest = (path: string) => manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
