import { expect, test } from 'vitest';
import { CHUNKS } from './chunks.ts';

const src = (path: string) => new URL(`src/${path}`, import.meta.url).pathname;

/** What modules import, by their ids; `lazy` is loaded later and so by no name here. */
const IMPORTED: Readonly<Record<string, readonly string[]>> = {
  [src('published/page/PublishedPage.tsx')]: [src('published/page/Author.tsx'), src('ui/buttons/Button.tsx')],
  [src('published/page/Author.tsx')]: [src('ui/words/name.ts')],
  [src('ui/buttons/Button.tsx')]: [src('ui/words/name.ts')],
  [src('ui/words/name.ts')]: [],
};
const graph = {
  getModuleInfo: (id: string) => (IMPORTED[id] ? { importedIds: IMPORTED[id] } : null),
};
const nameOf = (path: string) => {
  const [, read] = CHUNKS;
  return typeof read?.name === 'function' ? read.name(src(path), graph) : undefined;
};

test('what a published page cannot run without is one file, and its own modules burden no other page', () => {
  expect(nameOf('ui/buttons/Button.tsx')).toBe('read');
  expect(nameOf('ui/words/name.ts')).toBe('read');
  expect(nameOf('published/page/Author.tsx')).toBeNull();
  expect(nameOf('editor/EditorPage.tsx')).toBeNull();
});

test('what every page starts with is one file, whatever else needs it', () => {
  expect(CHUNKS[0]).toEqual({ name: 'start', tags: ['$initial'], priority: 1 });
});
