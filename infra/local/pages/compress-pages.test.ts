import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aFolder } from '#test/support/a-folder.ts';
import { compressPages } from './compress-pages.ts';

test('scripts, style sheets and pages get a compressed copy beside them; small files and pictures do not', async () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'assets'));
  const text = 'export const words = "rain, river, sea"; '.repeat(50);
  const files = ['index.html', 'assets/a.js', 'assets/a.css', 'assets/a.svg'];
  for (const file of files) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'assets/small.js'), 'export {};');
  await compressPages(folder);
  const compressed = files.filter((file) => existsSync(join(folder, `${file}.br`)));
  expect(compressed).toEqual(['index.html', 'assets/a.js', 'assets/a.css']);
  expect(existsSync(join(folder, 'assets/small.js.br'))).toBe(false);
  const copy = readFileSync(join(folder, 'assets/a.js.br'));
  expect(copy.length).toBeLessThan(text.length / 10);
  expect(brotliDecompressSync(copy).toString()).toBe(text);
});
