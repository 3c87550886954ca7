import { globSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWeb, webIsStale } from './build-web.ts';

/** A project whose source was changed at `changed` and that was built at `built`, in seconds. */
function aProject({ changed, built }: { changed: number; built?: number }): string {
  const project = mkdtempSync(join(tmpdir(), 'handout-'));
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

test('the pages are built when they never were, or when a source is newer than the build', () => {
  expect(webIsStale(aProject({ changed: 100 }))).toBe(true);
  expect(webIsStale(aProject({ changed: 100, built: 99 }))).toBe(true);
  expect(webIsStale(aProject({ changed: 100, built: 101 }))).toBe(false);
});

test('the pages are built for production, whatever the environment of the one who builds', async () => {
  const project = aProject({ changed: 100 });
  const config = `export default {
    root: import.meta.dirname, build: { outDir: '../dist/web', emptyOutDir: true, rolldownOptions: { input: import.meta.dirname + '/main.js' } },
  }`;
  for (const name of ['vite.config.ts', 'vite.print.config.ts'])
    writeFileSync(join(project, 'web', name), config);
  writeFileSync(join(project, 'web/main.js'), 'console.log(process.env.NODE_ENV)');
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  await buildWeb(project);
  const [built = ''] = globSync(join(project, 'dist/web/**/*.js'));
  expect(readFileSync(built, 'utf8')).toMatch(/production/);
  expect(process.env.NODE_ENV).toBe('test');
});
