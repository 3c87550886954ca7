import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webIsStale } from './build-web.ts';

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
