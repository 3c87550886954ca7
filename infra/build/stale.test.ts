import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale } from './stale.ts';

/** In seconds since 1970. */
const BUILT = 1_000;
let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'stale-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Creates a project with these files, each changed so many seconds after the build, in folders older than it. */
function aProject(files: Record<string, number>): string {
  mkdirSync(join(project, 'web/deep'), { recursive: true });
  for (const [name, after] of Object.entries({ built: 0, 'web/a.ts': -1, ...files })) {
    writeFileSync(join(project, name), '');
    utimesSync(join(project, name), BUILT + after, BUILT + after);
  }
  for (const folder of ['web/deep', 'web']) utimesSync(join(project, folder), BUILT - 1, BUILT - 1);
  return project;
}
const staleWith = (files: Record<string, number>) =>
  isStale(aProject(files), join(project, 'built'), ['web', 'package.json']);

test('what was built is stale once something that it is made of is newer, or it is not there', () => {
  expect(staleWith({})).toBe(false);
  expect(staleWith({ 'web/deep/b.css': 1 })).toBe(true);
  expect(staleWith({ 'web/deep/b.css': -1, 'package.json': 1 })).toBe(true);
  expect(isStale(project, join(project, 'nothing'), ['web'])).toBe(true);
});

test('a test or a page about the code that is newer makes nothing stale', () => {
  expect(staleWith({ 'web/deep/b.test.ts': 1, 'web/view.test.tsx': 1, 'web/README.md': 1 })).toBe(false);
});
