import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { BUNDLE_OPTIONS } from './handlers.ts';

const SOURCE = `
  import process from 'node:process';
  import * as http from 'http';
  import { Agent } from 'node:http';
  import { randomUUID } from 'node:crypto';
  import { readFileSync } from 'node:fs';
  import { promisify } from 'node:util';
  import { EventEmitter } from 'node:events';
  console.log(JSON.stringify({
    loaded: process.moduleLoadList.filter((name) => /undici|webcrypto|readline|fs\\/promises|myers_diff|worker_threads/.test(name)),
    works: new Agent() instanceof http.Agent && Boolean(randomUUID()) && typeof readFileSync === 'function' &&
      typeof promisify(readFileSync) === 'function' && Boolean(new (class extends EventEmitter {})()),
  }));`;

test("a bundle that uses HTTP, files, hashes and utilities loads no library of Node's that it never asked for", async () => {
  const { outputFiles } = await build({
    ...BUNDLE_OPTIONS,
    sourcemap: false,
    stdin: { contents: SOURCE },
    write: false,
  });
  const bundle = outputFiles.find(({ path }) => !path.endsWith('.map'))?.text ?? '';
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', bundle]);
  expect(JSON.parse(stdout)).toEqual({ loaded: [], works: true });
});
