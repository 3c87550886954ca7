import { existsSync, globSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aFolder } from '#test/support/a-folder.ts';
import { buildWeb, buildWebIfStale } from './build-web.ts';
import { isWebStale } from './web-staleness.ts';

/** Creates a project whose source was changed at `changed` and that was built at `built`, in seconds. */
function aProject({ changed, built }: { changed: number; built?: number }): string {
  const project = aFolder();
  const put = (path: string, at: number) => {
    mkdirSync(join(project, path, '..'), { recursive: true });
    writeFileSync(join(project, path), '');
    utimesSync(join(project, path), at, at);
  };
  put('web/src/editor/Editor.tsx', changed);
  if (built !== undefined) put('dist/web-is-built', built);
  for (const folder of ['web/src/editor', 'web/src', 'web']) utimesSync(join(project, folder), 1, 1);
  return project;
}

/** Creates a project that can be built; its script prints `name`. */
function aBuildable(name: string): string {
  const project = aProject({ changed: 100 });
  // Vite writes compiled configurations there.
  mkdirSync(join(project, 'node_modules'));
  const config = `export default {
    root: import.meta.dirname, build: { rolldownOptions: { input: import.meta.dirname + '/main.js' } },
  }`;
  const configs = ['vite.config.ts', 'vite.worker.config.ts', 'vite.print.config.ts'];
  for (const file of configs) writeFileSync(join(project, 'web', file), config);
  writeFileSync(join(project, 'web/main.js'), `console.log('${name}', process.env.NODE_ENV)`);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  // A build that starts within the millisecond of the last change would be stale.
  const sources = [...configs.map((file) => `web/${file}`), 'web/main.js', 'web', 'package.json'];
  for (const source of sources) utimesSync(join(project, source), 100, 100);
  return project;
}
const builtIn = (project: string) =>
  globSync(join(project, 'dist/{web,print}/**/*.js')).map((path) => readFileSync(path, 'utf8'));

test('the pages are built when they never were, or when a source is newer than the build', () => {
  expect(isWebStale(aProject({ changed: 100 }))).toBe(true);
  expect(isWebStale(aProject({ changed: 100, built: 99 }))).toBe(true);
  expect(isWebStale(aProject({ changed: 100, built: 101 }))).toBe(false);
});

test('the pages are built for production, whatever the environment of the one who builds', async () => {
  vi.stubEnv('NODE_ENV', 'test');
  onTestFinished(() => void vi.unstubAllEnvs());
  const project = aBuildable('first');
  await buildWebIfStale(project);
  expect(builtIn(project)).toEqual([
    expect.stringMatching(/first.*production/),
    expect.stringMatching(/first.*production/),
  ]);
  expect(process.env.NODE_ENV).toBe('test');
});

test('of two who want the pages at once one builds, and the other says that it waits', async () => {
  const project = aBuildable('first');
  const said: string[] = [];
  await Promise.all([0, 1].map(() => buildWebIfStale(project, (words) => said.push(words))));
  expect(said.sort()).toEqual([
    'Another Handout is building the editor: waiting until it is done',
    'Building the editor, which takes some seconds',
  ]);
  expect(builtIn(project)).toHaveLength(2);
});

test('who builds the pages anew waits for its turn as well, and builds them though they are fresh', async () => {
  const project = aBuildable('first');
  const said: string[] = [];
  await Promise.all([buildWebIfStale(project), buildWeb(project, (words) => said.push(words))]);
  expect(said).toEqual(['Another Handout is building the editor: waiting until it is done']);
  writeFileSync(join(project, 'web/main.js'), "console.log('second')");
  utimesSync(join(project, 'web/main.js'), 1, 1);
  expect(isWebStale(project)).toBe(false);
  await buildWeb(project);
  expect(builtIn(project).join()).not.toContain('first');
});

test('pages that could not be built, or not to the end, leave those that stood there', async () => {
  const project = aBuildable('first');
  await buildWebIfStale(project);
  writeFileSync(join(project, 'web/main.js'), 'this is no script');
  await expect(buildWebIfStale(project)).rejects.toThrow('The editor could not be built');
  expect(builtIn(project)).toHaveLength(2);
  expect(isWebStale(project)).toBe(true);
  writeFileSync(join(project, 'web/main.js'), "console.log('second')");
  await buildWebIfStale(project);
  expect(builtIn(project).join()).not.toContain('first');
  expect([isWebStale(project), existsSync(join(project, 'dist/fresh'))]).toEqual([false, false]);
});
