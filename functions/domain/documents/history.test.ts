import { expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { listRevisions, nameRevision, readRevision } from './history.ts';
import { createDocument, updateDocument } from './save.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };

/** A document with this many versions, each titled by its number. */
async function aDocument(versions: number) {
  const fakes = createFakes();
  const { id } = await createDocument(fakes, ann, 'create', aWorksheet({ title: '1' }));
  for (let base = 1; base < versions; base += 1) {
    fakes.advanceClock(1000);
    await updateDocument(fakes, ann, { id, key: `save ${base}`, base }, aWorksheet({ title: `${base + 1}` }));
  }
  return { fakes, id };
}

test('all versions are listed, newest first, page by page, each once', async () => {
  const { fakes, id } = await aDocument(120);
  const listed: number[] = [];
  let next: string | undefined;
  do {
    const page = await listRevisions(fakes, ann, id, next);
    expect(page.revisions.length).toBeLessThanOrEqual(50);
    listed.push(...page.revisions.map(({ version }) => version));
    next = page.next ?? undefined;
  } while (next);
  expect(listed).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
});

test('a version that lost against another writer is not listed, however many there were', async () => {
  const { fakes, id } = await aDocument(3);
  const lost = Array.from({ length: 60 }, (_, index) => {
    const write = { id, key: `lost ${index}`, base: 3 };
    return updateDocument(fakes, ann, write, aWorksheet({ title: `lost ${index}` })).catch(() => undefined);
  });
  const won = (await Promise.all(lost)).filter((receipt) => receipt !== undefined);
  expect(won).toHaveLength(1);
  await updateDocument(fakes, ann, { id, key: 'last', base: 4 }, aWorksheet({ title: 'last' }));
  const { revisions, next } = await listRevisions(fakes, ann, id, undefined);
  expect(next).toBeNull();
  expect(revisions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  expect(revisions[1]?.id).toBe(`4-${won[0]?.hash}`);
});

test('a version that is not stored any more leaves a gap, and those before it are listed', async () => {
  const { fakes, id } = await aDocument(4);
  for (const key of fakes.revisions.keys()) if (key.startsWith(`${id}/3/`)) fakes.revisions.delete(key);
  const { revisions } = await listRevisions(fakes, ann, id, undefined);
  expect(revisions.map(({ version }) => version)).toEqual([4, 2, 1]);
});

test('a version is read as it was saved, and named', async () => {
  const { fakes, id } = await aDocument(3);
  const { revisions } = await listRevisions(fakes, ann, id, undefined);
  const first = revisions[2]?.id ?? '';
  expect((await readRevision(fakes, ann, id, first)).document).toMatchObject({
    id,
    title: '1',
    user_id: 'ann',
  });
  await nameRevision(fakes, ann, { id, revision: first, name: 'First draft' });
  const named = await listRevisions(fakes, ann, id, undefined);
  expect(named.revisions.map(({ name }) => name)).toEqual([null, null, 'First draft']);
});

test('nobody else sees or names a version, and a missing one is not found', async () => {
  const { fakes, id } = await aDocument(2);
  const { revisions } = await listRevisions(fakes, ann, id, undefined);
  const revision = revisions[0]?.id ?? '';
  const missing = `9-${'0'.repeat(64)}`;
  const refused = [
    listRevisions(fakes, bob, id, undefined),
    readRevision(fakes, bob, id, revision),
    nameRevision(fakes, bob, { id, revision, name: 'Mine' }),
    readRevision(fakes, ann, id, missing),
    nameRevision(fakes, ann, { id, revision: missing, name: 'Nothing' }),
  ];
  for (const call of refused) await expect(call).rejects.toMatchObject({ code: 'not_found' });
  await expect(listRevisions(fakes, ann, id, 'forged')).rejects.toMatchObject({ code: 'invalid' });
});
