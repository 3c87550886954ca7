import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aFolder } from '#test/support/a-folder.ts';
import { packScripts } from './pack-scripts.ts';

test('scripts and style sheets are packed under their own names, and nothing else is', async () => {
  const [web, folder] = [aFolder(), aFolder()];
  mkdirSync(join(web, 'assets'));
  const text = 'export const words = "rain, river, sea"; '.repeat(50);
  for (const file of ['index.html', 'assets/a.js', 'assets/a.css', 'assets/a.woff2', 'assets/a.js.br'])
    writeFileSync(join(web, file), text);
  writeFileSync(join(folder, 'former.js'), text);
  await packScripts(web, folder);
  expect(readdirSync(folder)).toEqual(['assets']);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.css', 'a.js']);
  const packed = readFileSync(join(folder, 'assets/a.js'));
  expect(packed.length).toBeLessThan(text.length / 10);
  expect(brotliDecompressSync(packed).toString()).toBe(text);
});
