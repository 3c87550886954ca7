import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleHandlers } from './handlers.ts';

const HANDLER = 'http/read-document';
const folder = mkdtempSync(join(tmpdir(), 'handout-parts-'));
const bundle = join(folder, HANDLER);
beforeAll(() => bundleHandlers(resolve(import.meta.dirname, '../..'), folder, [HANDLER]));
afterAll(() => rmSync(folder, { recursive: true }));

/** Prints the files that a handler has loaded once it could answer. Making a segmenter of letters throws. */
const START = `
  import { basename } from 'node:path';
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) loaded.push(basename(url));
      return next(url, context);
    },
  });
  Intl.Segmenter = class { constructor() { throw new Error('Nobody asked to split a text'); } };
  const { handler } = await import(process.argv[1]);
  const { statusCode } = await handler({ headers: {}, requestContext: { requestId: 'x' } }, {});
  console.log(JSON.stringify({ loaded, statusCode }));`;

test('a handler starts and refuses without the schemas of documents, the client of S3 or a segmenter', async () => {
  const env = { AWS_REGION: 'us-east-1', TABLE_NAME: 'table', DOCUMENTS_BUCKET: 'documents' };
  const node = ['--input-type=module', '-e', START, join(bundle, 'index.mjs')];
  const { stdout } = await promisify(execFile)(process.execPath, node, { env });
  const told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  expect(told).toEqual({ loaded: ['index.mjs'], statusCode: 401 });
});

test('what a handler loads later lies beside it', () => {
  expect(readdirSync(bundle).filter((name) => name.endsWith('.mjs'))).toEqual([
    ...['index.mjs', 'large-bodies.mjs', 'parse-document.mjs'],
  ]);
});

test('only the part holds the schemas of documents', () => {
  const holdsItems = (file: string) =>
    /word_scramble|student_info_visible|instruction_style/.test(readFileSync(join(bundle, file), 'utf8'));
  expect([holdsItems('index.mjs'), holdsItems('parse-document.mjs')]).toEqual([false, true]);
});

test('a bundle holds no way to credentials but the environment, and nothing for browsers', () => {
  const code = readFileSync(join(bundle, 'index.mjs'), 'utf8');
  expect(code).toContain('AWS_ACCESS_KEY_ID');
  expect(code).not.toMatch(/sso_session|web_identity_token_file|AWS_CONFIG_FILE|Chromecast/i);
});
