// @module-tag slow
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { getAssets } from '#infra/build/assets.ts';
import {
  ACCOUNT_ERASER,
  CANARY,
  CLIENT_SECRET_KEEPER,
  FILE_KEY_MAKER,
  GALLERY_INDEXER,
  getHandlerPath,
  IMAGE_SWEEPER,
  RENDERER,
  RERENDER_ENTRY,
  RERENDERER,
  SWEEPER,
  USER_COPIER,
} from '#infra/build/handlers.ts';
import { aCloud } from '../support/a-cloud.ts';
import { aFolder } from '../support/a-folder.ts';
import { aStage, listServiceFunctions, routeNames } from './a-stage.ts';
import { aTeacher } from './a-teacher.ts';

const project = resolve(import.meta.dirname, '../..');
const { handlers, render } = getAssets(project);

/** Returns the environment of an operator's shell: no account, no credentials, and nothing of this test's. */
const getShellEnvironment = () => ({ PATH: process.env.PATH, HOME: process.env.HOME });

// The test inspects the output of the synthesis.
beforeAll(() => promisify(execFile)('npm', ['run', 'synth'], { cwd: project, env: getShellEnvironment() }));

test('the command that the README names synthesises every stage without an account', () => {
  const stages = globSync('assembly-*', { cwd: join(project, 'cdk.out') });
  expect(stages.length).toBeGreaterThan(0);
  for (const stage of stages)
    expect(globSync('*.template.json', { cwd: join(project, 'cdk.out', stage) })).not.toEqual([]);
});

/** Returns the package of a handler by its file in `functions`. */
function getEntry(name: string): string {
  if (name === RERENDERER) return join(render, `${RERENDER_ENTRY}.mjs`);
  return join(name === RENDERER ? render : join(handlers, name), 'index.mjs');
}

const listFiles = (path: string) =>
  globSync('**/*', { cwd: path, withFileTypes: true }).filter((file) => file.isFile());
const sumBytes = (path: string) =>
  listFiles(path).reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);

describe('the render function’s package', () => {
  test('is at most 200 MB unpacked, as Lambda counts it', () => {
    const bytes = sumBytes(render);
    console.log(JSON.stringify({ render_package_mb: Math.round(bytes / 1e6) }));
    expect(bytes).toBeLessThan(200_000_000);
  });

  test('holds Chromium packed, the print page and its fonts in one format, and nothing for a GPU', () => {
    const names = listFiles(render).map((file) => join(file.parentPath, file.name).slice(render.length + 1));
    expect(names.filter((name) => /^chromium\/packed\/chromium-\w{16}\/\d+\.zst$/.test(name))).not.toEqual(
      [],
    );
    expect(names).not.toContain('chromium/chromium');
    expect(names).toContain('print/print.html');
    // Lambda reads it as another user than the owner of the file.
    expect(statSync(join(render, 'chromium/fonts/fonts.conf')).mode & 0o777).toBe(0o644);
    expect(names.filter((name) => /swiftshader|vulkan|EGL|GLES|^print.*\.(woff|ttf)$/.test(name))).toEqual(
      [],
    );
  });

  test('has its fallback fonts where the font configuration looks for them', () => {
    const fonts = join(render, 'chromium/fonts');
    const [, folder] =
      /<dir prefix="relative">(.*)<\/dir>/.exec(readFileSync(join(fonts, 'fonts.conf'), 'utf8')) ?? [];
    expect(globSync(`${folder}/**/*.ttf`, { cwd: fonts }).length).toBeGreaterThan(0);
  });
});

describe('the function that checks pictures', () => {
  test('decodes them with a library for Lambda’s system that lies beside it', async () => {
    const checks = join(handlers, getHandlerPath('completeUpload'));
    const bytes = sumBytes(checks);
    console.log(JSON.stringify({ check_package_mb: Math.round(bytes / 1e6) }));
    expect(bytes).toBeLessThan(30_000_000);
    const decode =
      "const { default: sharp } = await import('sharp'); const { width } = await sharp(process.argv[1]).metadata(); console.log(width)";
    const picture = join(project, 'web/picture.png');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', decode, picture],
      {
        cwd: checks,
      },
    );
    expect(Number(stdout)).toBeGreaterThan(100);
  });

  test('has the thread that writes drawings beside it', async () => {
    const thread = new Worker(join(handlers, getHandlerPath('completeUpload'), 'svg-thread.mjs'));
    const [ready] = await once(thread, 'message');
    thread.postMessage({ body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), scope: 'x' });
    const [answer] = await once(thread, 'message');
    expect([ready, answer]).toMatchObject(['ready', { made: { width: 300, height: 150 } }]);
    await thread.terminate();
  });
});

describe('every small function’s package', () => {
  test('is one file of less than 1 MB with everything in it', () => {
    for (const name of [
      ...routeNames.map(getHandlerPath),
      SWEEPER,
      IMAGE_SWEEPER,
      GALLERY_INDEXER,
      ACCOUNT_ERASER,
      USER_COPIER,
      CANARY,
      FILE_KEY_MAKER,
      CLIENT_SECRET_KEEPER,
    ])
      expect(statSync(getEntry(name)).size).toBeLessThan(1_000_000);
  });
});

/**
 * A script that starts packages one after another, each with its own environment, and prints which variables each has
 * read or why it did not start. Packages share nothing: each is one file with everything in it.
 */
const START = `
const started = {};
for (const { name, entry, env } of JSON.parse(process.argv[1])) {
  const read = new Set();
  process.env = new Proxy(env, { get: (all, key) => (read.add(key), all[key]) });
  started[name] = await import(entry).then(
    () => ({ read: [...read].filter((key) => typeof key === 'string') }),
    (error) => ({ read: [], error: String(error) }),
  );
}
console.log(JSON.stringify(started));
process.exit(0);
`;
/** Variables that are read when the first document is rendered, or by Node itself. */
const READ_LATER = ['CHROMIUM_DIR', 'PRINT_BUNDLE_DIR', 'ICONS_DIR', 'NODE_OPTIONS'];

describe('a function', () => {
  const told = Object.fromEntries(
    listServiceFunctions(aStage()).map(({ name, environment }) => [
      name,
      Object.keys(environment).filter((variable) => !READ_LATER.includes(variable)),
    ]),
  );
  const known = new Set(Object.values(told).flat());

  const functions = [
    ...routeNames.map((name) => ({ name, file: getHandlerPath(name) })),
    { name: 'Sweeper', file: SWEEPER },
    { name: 'ImageSweeper', file: IMAGE_SWEEPER },
    { name: 'GalleryIndexer', file: GALLERY_INDEXER },
    { name: 'Eraser', file: ACCOUNT_ERASER },
    { name: 'UserCopier', file: USER_COPIER },
    { name: 'Canary', file: CANARY },
    { name: 'Renderer', file: RENDERER },
    { name: 'Rerenderer', file: RERENDERER },
  ];
  const toValue = (variable: string): string => {
    if (variable === 'SIGN_IN') return '{"domain":null,"providers":[]}';
    return /_(SECONDS|CENTS)$/.test(variable) ? '60' : 'https://value.example';
  };
  const getEnvironment = (name: string) => {
    const values = (told[name] ?? []).map((variable) => [variable, toValue(variable)]);
    return { AWS_REGION: 'us-east-1', ...Object.fromEntries(values) };
  };
  let started: Record<string, { read: string[]; error?: string }>;
  beforeAll(async () => {
    const packages = functions.map(({ name, file }) => ({
      name,
      entry: getEntry(file),
      env: getEnvironment(name),
    }));
    const node = ['--input-type=module', '-e', START, JSON.stringify(packages)];
    const { stdout } = await promisify(execFile)(process.execPath, node, { env: {} });
    started = JSON.parse(stdout);
  });

  test.each(functions)(
    '$name starts with just the environment that its stack gives it, and reads all of it',
    ({ name }) => {
      const { read = [], error } = started[name] ?? {};
      expect(error).toBeUndefined();
      expect(read.filter((variable) => known.has(variable)).sort()).toEqual([...(told[name] ?? [])].sort());
    },
  );
});

/** Searches for an icon by the names in the function's own package, in English and in another language. */
async function searchesIcons(url: string): Promise<void> {
  vi.stubEnv('ICONS_DIR', join(handlers, getHandlerPath('searchIcons'), 'icons'));
  const answer = await fetch(`${url}/api/icons?query=apples`);
  expect(await answer.json()).toMatchObject({
    icons: expect.arrayContaining([expect.objectContaining({ term: 'red apple' })]),
  });
  const inJapanese = await fetch(`${url}/api/icons?query=${encodeURIComponent('りんご')}`);
  expect(await inJapanese.json()).toMatchObject({ icons: [{ term: 'red apple' }, { term: 'green apple' }] });
  expect(
    globSync('**/*.svg', { cwd: join(handlers, getHandlerPath('downloadIcon'), 'icons') }).length,
  ).toBeGreaterThan(4000);
}

describe('the packages together', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('take a worksheet from signing up to its PDF', async () => {
    // Loaded by Node as Lambda does it; an import would go through the test runner's own loader.
    const require = createRequire(import.meta.url);
    const cloud = await aCloud({ load: async (name) => require(getEntry(name)).handler });
    try {
      const env = {
        ...cloud.env,
        // As empty as that of a new function: Chromium is unpacked into it.
        TMPDIR: aFolder(),
        CHROMIUM_DIR: join(render, 'chromium'),
        PRINT_BUNDLE_DIR: join(render, 'print'),
      };
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      cloud.startSchedule();
      await searchesIcons(cloud.url);
      const teacher = await aTeacher(cloud);
      const published = await teacher.publish();
      const pdf = await fetch(published.pdf_url);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    } finally {
      await cloud.stop();
    }
  });
});
