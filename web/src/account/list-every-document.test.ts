import { expect, test } from 'vitest';
import type { DocumentSummary } from '#shared/api/models.ts';
import { listEveryDocument } from './list-every-document.ts';

const summary = (id: string) => ({ id }) as DocumentSummary;

/** Creates a list whose passes show these pages of documents, one after another; the last pass repeats. */
function aList(...passes: string[][][]) {
  let pass = -1;
  return async ({ next }: { next?: string }) => {
    if (next === undefined) pass = Math.min(pass + 1, passes.length - 1);
    const pages = passes[pass] ?? [];
    const at = Number(next ?? 0);
    return { documents: (pages[at] ?? []).map(summary), next: at + 1 < pages.length ? String(at + 1) : null };
  };
}
const listIds = async (readPage: ReturnType<typeof aList>) => {
  const ids: string[] = [];
  for await (const { id } of listEveryDocument(readPage)) ids.push(id);
  return ids;
};

test('every document of every page comes once', async () => {
  expect(await listIds(aList([['a', 'b'], ['c']]))).toEqual(['a', 'b', 'c']);
  expect(await listIds(aList([[]]))).toEqual([]);
});

test('a document that the list misses while it is being saved comes with the next pass', async () => {
  expect(await listIds(aList([['a'], ['c']], [['b', 'a'], ['c']]))).toEqual(['a', 'c', 'b']);
});
