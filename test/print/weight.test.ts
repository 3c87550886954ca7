import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ASSETS = new URL('../../dist/print/assets', import.meta.url).pathname;

test('the page that prints has the faces of another script only once a document needs them', async () => {
  const sheets = (await readdir(ASSETS)).filter((name) => name.endsWith('.css'));
  const named = await Promise.all(
    sheets.map(async (name) => ({
      name,
      has: (await readFile(join(ASSETS, name), 'utf8')).includes('Hebrew'),
    })),
  );
  const having = named.filter(({ has }) => has).map(({ name }) => name);
  // A thousand faces in the first sheet cost each print half as much again: browsers match them when printing begins.
  expect(having.length).toBeGreaterThan(0);
  expect(having.filter((name) => name.startsWith('print'))).toEqual([]);
});
