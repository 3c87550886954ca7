import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ASSETS = new URL('../../dist/print/assets', import.meta.url).pathname;

/** What every schema of zod carries, and no other code. */
const SCHEMA = '~standard';

test('the page that prints carries no schema: it is handed documents that were read before', async () => {
  const scripts = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const code = (await Promise.all(scripts.map((name) => readFile(join(ASSETS, name), 'utf8')))).join();
  // Compared as facts: a failure would print the whole script.
  expect(code.includes('handout')).toBe(true);
  expect(code.includes(SCHEMA)).toBe(false);
});
