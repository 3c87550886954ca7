import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installChromium } from './binary.ts';

test('Chromium finds fonts on a machine that has none: those that came with it, and no others', async () => {
  const { environment } = await installChromium();
  const folder = environment.FONTCONFIG_PATH ?? '';
  const list = await readFile(join(folder, 'fonts.conf'), 'utf8');
  const folders = Array.from(list.matchAll(/<dir( prefix="relative")?>([^<]*)<\/dir>/g));
  expect(folders.map(([, beside, path]) => [Boolean(beside), path])).toEqual([[true, 'fonts']]);
  const files = await readdir(join(folder, 'fonts'), { recursive: true });
  expect(files.filter((name) => name.endsWith('.ttf')).length).toBeGreaterThan(0);
});
