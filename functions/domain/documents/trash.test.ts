import { expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { deleteDocument, listDocuments, readDocument, restoreDocument } from './documents.ts';
import { createDocument } from './save.ts';
import { eraseDocument, listTrash, sweepTrash } from './trash.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };
const DAY_MS = 24 * 3600 * 1000;

async function aDeletedDocument() {
  const fakes = createFakes();
  const { id } = await createDocument(fakes, ann, 'create', aWorksheet({ filename: 'Rain' }));
  await deleteDocument(fakes, ann, id);
  return { fakes, id };
}

test('a deleted document is in its owner’s trash alone, with the day until which it can be restored', async () => {
  const { fakes, id } = await aDeletedDocument();
  const deleted_at = fakes.clock.now();
  const restorable_until = new Date(deleted_at.getTime() + 30 * DAY_MS).toISOString();
  const { documents } = await listTrash(fakes, ann, undefined);
  expect(documents).toMatchObject([
    { id, filename: 'Rain', deleted_at: deleted_at.toISOString(), restorable_until },
  ]);
  expect((await listTrash(fakes, bob, undefined)).documents).toEqual([]);
});

test('a restored document leaves the trash', async () => {
  const { fakes, id } = await aDeletedDocument();
  await restoreDocument(fakes, ann, id);
  expect((await listTrash(fakes, ann, undefined)).documents).toEqual([]);
  expect((await listDocuments(fakes, ann, undefined)).documents).toMatchObject([{ id }]);
});

test('a document leaves the trash after 30 days, though the database still has it', async () => {
  const { fakes } = await aDeletedDocument();
  fakes.advanceClock(30 * DAY_MS - 1);
  expect((await listTrash(fakes, ann, undefined)).documents).toHaveLength(1);
  fakes.advanceClock(1);
  expect((await listTrash(fakes, ann, undefined)).documents).toEqual([]);
});

test('a document of the trash is erased for good by its owner alone', async () => {
  const { fakes, id } = await aDeletedDocument();
  await expect(eraseDocument(fakes, bob, id)).rejects.toMatchObject({ code: 'not_found' });
  await eraseDocument(fakes, ann, id);
  expect((await listTrash(fakes, ann, undefined)).documents).toEqual([]);
  await expect(restoreDocument(fakes, ann, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a document that is not in the trash is never erased', async () => {
  const { fakes, id } = await aDeletedDocument();
  await restoreDocument(fakes, ann, id);
  await expect(eraseDocument(fakes, ann, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await readDocument(fakes, ann, id)).toMatchObject({ version: 1 });
});

test('a document whose time in the trash is up is erased with its files, and one that was restored is not', async () => {
  const { fakes, id } = await aDeletedDocument();
  fakes.storedFiles.set(`published/${id}/1/rain.pdf`, new Uint8Array([1]));
  const { id: restored } = await createDocument(fakes, ann, 'other', aWorksheet());
  await deleteDocument(fakes, ann, restored);
  await restoreDocument(fakes, ann, restored);
  expect(await sweepTrash(fakes)).toBe(0);
  fakes.advanceClock(30 * DAY_MS);
  await sweepTrash(fakes);
  expect([...fakes.storedDocuments.keys()]).toEqual([restored]);
  expect([...fakes.storedFiles.keys()]).toEqual([]);
  expect(await sweepTrash(fakes)).toBe(0);
});
