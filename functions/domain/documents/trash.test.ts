import { describe, expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { deleteDocument, listDocuments, readDocument, restoreDocument } from './documents.ts';
import { createDocument } from './save.ts';
import { eraseDocument, listTrash, sweepTrash } from './trash.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };
const DAY_MS = 24 * 3600 * 1000;
const always = () => true;

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
  expect(await sweepTrash(fakes, always)).toBe(0);
  fakes.advanceClock(30 * DAY_MS);
  await sweepTrash(fakes, always);
  expect([...fakes.storedDocuments.keys()]).toEqual([restored]);
  expect([...fakes.storedFiles.keys()]).toEqual([]);
  expect(await sweepTrash(fakes, always)).toBe(0);
});

describe('a trash with more than one page of documents whose time is up', () => {
  /** Deletes so many documents, one a second, so that the first is the oldest. */
  async function aFullTrash(count: number) {
    const fakes = createFakes();
    // More than anybody makes on one day.
    const quotas = { consume: async () => true };
    for (let at = 0; at < count; at += 1) {
      const { id } = await createDocument({ ...fakes, quotas }, ann, `key-${at}`, aWorksheet());
      await deleteDocument(fakes, ann, id);
      fakes.advanceClock(1000);
    }
    fakes.advanceClock(31 * DAY_MS);
    return { fakes, ids: [...fakes.storedDocuments.keys()] };
  }

  test('is emptied in one run, and the age of the oldest is told', async () => {
    const { fakes } = await aFullTrash(250);
    expect(await sweepTrash(fakes, always)).toBe(250);
    expect(fakes.storedDocuments.size).toBe(0);
    expect(fakes.oldestDue.get('erase documents')).toBe(24 * 3600 + 250);
    await sweepTrash(fakes, always);
    expect(fakes.oldestDue.get('erase documents')).toBe(0);
  });

  test('is emptied behind a page of documents that always fail, which are tried again last', async () => {
    const { fakes, ids } = await aFullTrash(150);
    const broken = new Set(ids.slice(0, 100));
    const tried: string[] = [];
    const erase = async (id: string) => {
      tried.push(id);
      if (broken.has(id)) throw new Error('out of order');
      await fakes.documents.erase(id);
    };
    const ports = { ...fakes, documents: { ...fakes.documents, erase } };
    await expect(sweepTrash(ports, always)).rejects.toThrow('erase documents: 100 failed');
    expect([...fakes.storedDocuments.keys()]).toEqual([...broken]);
    expect(tried).toHaveLength(150);
    const { id } = await createDocument(fakes, ann, 'late', aWorksheet());
    await deleteDocument(fakes, ann, id);
    fakes.advanceClock(30 * DAY_MS);
    tried.length = 0;
    await expect(sweepTrash(ports, always)).rejects.toThrow();
    expect(tried[0]).toBe(id);
    expect(fakes.oldestDue.get('erase documents')).toBeGreaterThan(31 * 24 * 3600);
    expect(fakes.reportedFailures.at(-1)).toMatchObject({ name: 'erase documents' });
  });

  test('is emptied as far as there is time, and the next run takes the rest', async () => {
    const { fakes } = await aFullTrash(150);
    let looks = 0;
    const erased = await sweepTrash(fakes, () => ++looks <= 20);
    expect(erased).toBe(20);
    expect(await sweepTrash(fakes, always)).toBe(130);
  });
});
