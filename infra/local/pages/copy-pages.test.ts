import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getIconPath } from '#shared/icons/icon.ts';
import { aFolder } from '#test/support/a-folder.ts';
import { copyPages } from './copy-pages.ts';

function aBuild(folder: string, name: string): void {
  mkdirSync(join(folder, getIconPath('1F34E'), '..'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), name);
  writeFileSync(join(folder, 'assets', `${name}.js`), name);
  writeFileSync(join(folder, getIconPath('1F34E')), 'apple');
}

test('a server keeps the pages that it started with, however often they are built anew, and gets the new ones next time', () => {
  const folder = aFolder();
  const [web, own] = [join(folder, 'web'), join(folder, 'own')];
  const read = (path: string) => readFileSync(join(own, path), 'utf8');
  aBuild(web, 'first');
  copyPages(web, own);
  for (const name of ['second', 'third']) {
    aBuild(join(folder, 'fresh'), name);
    rmSync(web, { recursive: true });
    renameSync(join(folder, 'fresh'), web);
    expect([read('index.html'), read('assets/first.js'), read(getIconPath('1F34E'))]).toEqual([
      'first',
      'first',
      'apple',
    ]);
  }
  copyPages(web, own);
  expect([read('index.html'), read('assets/third.js')]).toEqual(['third', 'third']);
  expect(() => read('assets/first.js')).toThrow('ENOENT');
});
