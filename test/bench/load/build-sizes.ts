import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type InlineConfig, type Manifest } from 'vite';
import { assertComparable } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';

/** A built site, and what leads to what in it. */
export interface Built {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Builds a site into a folder of its own, for the browsers that the editor is built for. */
export async function buildInto(folder: string, config: InlineConfig): Promise<Built> {
  const options = { outDir: folder, emptyOutDir: true, manifest: true, target: 'es2023' };
  await build({ logLevel: 'error', ...config, build: { ...options, modulePreload: { polyfill: false } } });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return { folder, manifest };
}

/** Finds the key of the chunk with a name in the manifest. */
export function findChunk({ manifest }: Built, name: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
  assertComparable(key !== undefined, `The build has no chunk ${name}`);
  return key ?? '';
}

/** Lists every script and style sheet that the entry can ever lead to, but for what only the chunks `others` lead to. */
export function listReachable({ manifest }: Built, entry: string, others: readonly string[] = []): string[] {
  const left = Object.keys(manifest).filter((key) => others.includes(manifest[key]?.name ?? ''));
  assertComparable(left.length >= others.length, `The build lacks one of ${others.join(', ')}`);
  const seen = new Set<string>(left);
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    assertComparable(chunk !== undefined, `The build has no ${key}`);
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(entry);
  return [...files];
}

/** Brotli at its best takes half a minute for all that is weighed; in short form nobody reads the sizes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: repeat(constants.BROTLI_MAX_QUALITY, 1) };

/** Compresses a file as it crosses the wire. */
export const compressFile = (path: string): Buffer => brotliCompressSync(readFileSync(path), { params });

/** Returns the bytes of scripts and style sheets as they cross the wire. */
export function weighFiles(folder: string, files: readonly string[]): number {
  const sizes = files.map((file) => compressFile(join(folder, file)).byteLength);
  return sizes.reduce((sum, size) => sum + size, 0);
}
