import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addFile, createFigures, listSilent } from './read-corpus.ts';
import { listSourceWords } from './source-words.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/questions');

test.each(readdirSync(FOLDER))('no word of %s is lost in silence', async (name) => {
  const figures = createFigures();
  await addFile(figures, { name, bytes: new Uint8Array(readFileSync(join(FOLDER, name))) });
  expect(figures).toMatchObject({ files: 1, read: 1, errors: [], silences: [] });
  expect(figures.words).toBeGreaterThan(0);
});

test('a word that is in neither a question nor a loss is found', () => {
  const returned = [
    [
      {
        prompt: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Water' }] }] },
      },
    ],
    [{ text: 'an ICE' }],
  ];
  expect(listSilent(new Set(['water', 'ice', 'steam']), returned)).toEqual(['steam']);
});

test('a file that cannot be read is named', async () => {
  const figures = createFigures();
  await addFile(figures, { name: 'a.xml', bytes: new TextEncoder().encode('<quiz>') });
  expect(figures).toMatchObject({ files: 1, read: 0 });
  expect(figures.errors).toEqual([expect.stringContaining('“a.xml”')]);
});

test('words are found through markup and escapes, and settings are none', () => {
  const text =
    '<quiz><text>&lt;p&gt;wa&lt;b&gt;ter&lt;/b&gt; &amp;amp; ice&lt;/p&gt;</text><defaultgrade>one</defaultgrade></quiz>';
  expect([...listSourceWords('moodle', new TextEncoder().encode(text))]).toEqual(['water', 'ice']);
});
