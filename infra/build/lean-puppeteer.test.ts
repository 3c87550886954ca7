import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { BUNDLE_OPTIONS, REQUIRE } from './handlers.ts';

/** Drives a browser, and says which parts of Node are loaded then. */
const SOURCE = `
  import process from 'node:process';
  import { connect } from 'puppeteer-core';
  console.log(JSON.stringify({
    drives: typeof connect,
    loaded: process.moduleLoadList.filter((name) => /undici/.test(name)),
  }));`;

const folder = mkdtempSync(join(tmpdir(), 'handout-puppeteer-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { metafile } = await build({
  ...BUNDLE_OPTIONS,
  sourcemap: false,
  metafile: true,
  splitting: true,
  stdin: { contents: SOURCE, resolveDir: import.meta.dirname, sourcefile: 'index.js' },
  banner: { js: REQUIRE },
  absWorkingDir: folder,
  outdir: folder,
});

test('a bundle that drives a browser loads no library of fetch', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'stdin.mjs')]);
  expect(JSON.parse(stdout)).toEqual({ drives: 'function', loaded: [] });
});

test('a bundle that drives a browser loads no launchers and no sockets unless it asks for them', () => {
  const { imports = [] } = metafile.outputs['stdin.mjs'] ?? {};
  const loaded = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  const modules = ['stdin.mjs', ...loaded].flatMap((path) =>
    Object.keys(metafile.outputs[path]?.inputs ?? {}),
  );
  expect(modules.some((path) => path.includes('/puppeteer-core/'))).toBe(true);
  expect(modules.filter((path) => /\/@puppeteer\/|\/ws\//.test(path))).toEqual([]);
});
