import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PROJECT } from '../support/process.ts';
import { type Built, buildInto } from './build-sizes.ts';

const FOLDER = join(tmpdir(), 'handout-bench-puck');
const INSTALLED = join(FOLDER, 'node_modules/@puckeditor/core/package.json');

export interface Puck extends Built {
  readonly version: string;
}

/** Puck's editor as small as it is documented, built by our Vite. */
export async function buildPuck(): Promise<Puck> {
  if (!existsSync(INSTALLED)) installPuck();
  cpSync(join(PROJECT, 'test/bench/peers/puck'), FOLDER, { recursive: true });
  const built = await buildInto(join(FOLDER, 'dist'), { root: FOLDER, configFile: false });
  return { ...built, version: readManifest(INSTALLED).version };
}

/** The newest one, once for this machine and beside our React; no package of ours depends on it. */
function installPuck(): void {
  mkdirSync(FOLDER, { recursive: true });
  const { dependencies = {} } = readManifest(join(PROJECT, 'package.json'));
  const react = ['react', 'react-dom'].map((name) => `${name}@${dependencies[name]}`);
  const options = ['--no-audit', '--no-fund', '--no-save', '--prefix', FOLDER];
  execFileSync('npm', ['install', ...options, '@puckeditor/core@latest', ...react], { stdio: 'ignore' });
}

const manifest = z.object({
  version: z.string(),
  dependencies: z.optional(z.record(z.string(), z.string())),
});
const readManifest = (path: string) => manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
