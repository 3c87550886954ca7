import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DIST = new URL('../../dist', import.meta.url).pathname;
const ASSETS = join(DIST, 'print/assets');

/** The most that its first script may weigh, in bytes: each of them is compiled before a new renderer's first document. */
const MOST = 525_000;
/** Words that only the code of writing and of fields carries. */
const OF_THE_EDITOR = ['ProseMirror', 'react-aria'];

async function readScripts(folder: string): Promise<string> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))).join();
}

test('the page that prints carries no code of the editor', async () => {
  const [printed, edited] = await Promise.all([readScripts(ASSETS), readScripts(join(DIST, 'web/assets'))]);
  // Compared as facts: a failure would print the whole script.
  expect(printed.includes('handout')).toBe(true);
  expect(OF_THE_EDITOR.filter((word) => edited.includes(word))).toEqual(OF_THE_EDITOR);
  expect(OF_THE_EDITOR.filter((word) => printed.includes(word))).toEqual([]);
});

test('the first script of the page that prints stays light', async () => {
  const [, first = ''] =
    /src="\/(assets\/[^"]+)"/.exec(await readFile(join(DIST, 'print/print.html'), 'utf8')) ?? [];
  expect(first).not.toBe('');
  expect((await stat(join(DIST, 'print', first))).size).toBeLessThanOrEqual(MOST);
});

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
