import { expect, test } from 'vitest';
import { readHistory } from './read-history.ts';

test('the history is read to its last page', async () => {
  const answers: Record<string, object> = {
    '/documents/d/revisions': { revisions: [{ id: '2' }], next: 'a b' },
    '/documents/d/revisions?next=a%20b': { revisions: [{ id: '1' }], next: null },
    '/documents/d/revisions/2': { says: 'late' },
    '/documents/d/revisions/1': { says: 'early' },
  };
  const call = async (_: string, path: string) => ({ ...answers[path] });
  expect(await readHistory({ call }, 'd')).toEqual(['{"says":"late"}', '{"says":"early"}']);
});
