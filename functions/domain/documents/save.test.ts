import { expect, test } from 'vitest';
import { hashDocument } from '#shared/document/hash-document.ts';
import { createFakes } from '#test/fakes/fakes.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { copyDocument } from './copy.ts';
import { listDocumentWords } from './document-words.ts';
import { deleteDocument, listDocuments, readDocument, restoreDocument } from './documents.ts';
import { createDocument, renameDocument, updateDocument } from './save.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };

async function aStoredDocument() {
  const fakes = createFakes();
  const { id } = await createDocument(fakes, ann, 'create', aWorksheet());
  return { fakes, id };
}

test('a document is the caller’s, whatever its body says of id and owner', async () => {
  const fakes = createFakes();
  const forged = aWorksheet({ id: 'mine', user_id: 'bob', is_published: true });
  const { id, user_id } = await createDocument(fakes, ann, 'k', forged);
  expect(user_id).toBe('ann');
  const { document } = await readDocument(fakes, ann, id);
  expect(document).toMatchObject({ id, user_id: 'ann', is_published: false });
});

test('creating twice with one key makes one document and answers the same', async () => {
  const fakes = createFakes();
  const first = await createDocument(fakes, ann, 'k', aWorksheet());
  fakes.advanceClock(1000);
  expect(await createDocument(fakes, ann, 'k', aWorksheet())).toEqual(first);
  expect(fakes.storedDocuments.size).toBe(1);
});

test('creating again what was deleted meanwhile makes another document, once, and the deleted one can come back', async () => {
  const { fakes, id } = await aStoredDocument();
  for (const title of ['Still open', 'And again']) {
    await deleteDocument(fakes, ann, id);
    const made = await createDocument(fakes, ann, 'create', aWorksheet({ title }));
    expect(made.id).not.toBe(id);
    expect(await createDocument(fakes, ann, 'create', aWorksheet({ title }))).toEqual(made);
    expect((await readDocument(fakes, ann, made.id)).document.title).toBe(title);
    expect((await listDocuments(fakes, ann, undefined)).documents).toHaveLength(1);
    await deleteDocument(fakes, ann, made.id);
  }
  await restoreDocument(fakes, ann, id);
  expect((await readDocument(fakes, ann, id)).document.title).toBe('The Water Cycle');
});

test('the same key from two people makes two documents', async () => {
  const fakes = createFakes();
  const one = await createDocument(fakes, ann, 'k', aWorksheet());
  const other = await createDocument(fakes, bob, 'k', aWorksheet());
  expect(one.id).not.toBe(other.id);
});

test('a save answers with the hash that the editor finds for the same document', async () => {
  const { fakes, id } = await aStoredDocument();
  const document = aWorksheet({ title: 'Rain' });
  const receipt = await updateDocument(fakes, ann, { id, key: 'k', base: 1 }, document);
  expect(receipt).toMatchObject({ id, user_id: 'ann', version: 2, hash: await hashDocument(document) });
});

test('a save that names an old version answers 409 with the other copy', async () => {
  const { fakes, id } = await aStoredDocument();
  await updateDocument(fakes, ann, { id, key: 'a', base: 1 }, aWorksheet({ title: 'Theirs' }));
  const late = updateDocument(fakes, ann, { id, key: 'b', base: 1 }, aWorksheet({ title: 'Mine' }));
  await expect(late).rejects.toMatchObject({
    code: 'version_conflict',
    current: { version: 2, document: { title: 'Theirs' } },
  });
});

test('a repeated save answers the same receipt, even after other saves', async () => {
  const { fakes, id } = await aStoredDocument();
  const write = { id, key: 'a', base: 1 };
  const first = await updateDocument(fakes, ann, write, aWorksheet({ title: 'One' }));
  await updateDocument(fakes, ann, { id, key: 'b', base: 2 }, aWorksheet({ title: 'Two' }));
  expect(await updateDocument(fakes, ann, write, aWorksheet({ title: 'One' }))).toEqual(first);
  expect((await readDocument(fakes, ann, id)).document.title).toBe('Two');
});

test('of two saves at once one is kept, and the other gets the copy of the first', async () => {
  const { fakes, id } = await aStoredDocument();
  const saves = await Promise.allSettled(
    ['a', 'b'].map((key) => updateDocument(fakes, ann, { id, key, base: 1 }, aWorksheet({ title: key }))),
  );
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a document of more than 4 MB is refused, and the kept one stays', async () => {
  const { fakes, id } = await aStoredDocument();
  const text = 'x'.repeat(19_000);
  const items = Array.from({ length: 300 }, (_, i) => ({
    id: `i${i}`,
    type: 'basic_text',
    data: { instruction: text },
  }));
  const save = updateDocument(fakes, ann, { id, key: 'k', base: 1 }, aWorksheet({ items }));
  await expect(save).rejects.toMatchObject({ code: 'too_large' });
  expect((await readDocument(fakes, ann, id)).version).toBe(1);
});

test('a foreign, a missing and a deleted document are all the same to a stranger', async () => {
  const { fakes, id } = await aStoredDocument();
  const write = { id, key: 'k', base: 1 };
  await expect(readDocument(fakes, bob, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(updateDocument(fakes, bob, write, aWorksheet())).rejects.toMatchObject({ code: 'not_found' });
  await expect(readDocument(fakes, ann, 'nowhere')).rejects.toMatchObject({ code: 'not_found' });
  await deleteDocument(fakes, ann, id);
  await expect(readDocument(fakes, ann, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(restoreDocument(fakes, bob, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('renaming changes the name alone and counts as a version', async () => {
  const { fakes, id } = await aStoredDocument();
  await renameDocument(fakes, ann, { id, key: 'k', base: 1 }, 'Rain and snow');
  const { document, version } = await readDocument(fakes, ann, id);
  expect(version).toBe(2);
  expect(document).toMatchObject({
    filename: 'Rain and snow',
    filenameEdited: true,
    title: 'The Water Cycle',
  });
});

test('a title that nobody has written follows the name that is given', async () => {
  const fakes = createFakes();
  const untitled = aWorksheet({ title: 'Untitled Worksheet' });
  const { id } = await createDocument(fakes, ann, 'one', untitled);
  await renameDocument(fakes, ann, { id, key: 'k', base: 1 }, 'Rain');
  const { document } = await readDocument(fakes, ann, id);
  expect(document).toMatchObject({ filename: 'Rain', title: 'Rain' });
});

test('a copy names where it came from and starts unpublished at version 1', async () => {
  const { fakes, id } = await aStoredDocument();
  const copy = await copyDocument(fakes, ann, { id, key: 'copy' });
  expect(copy).toMatchObject({ user_id: 'ann', version: 1 });
  const { document } = await readDocument(fakes, ann, copy.id);
  expect(document).toMatchObject({ filename: 'Copy of Water cycle', copy_of_document_id: id });
  expect(await copyDocument(fakes, ann, { id, key: 'copy' })).toEqual(copy);
});

test('somebody else’s document that is not published cannot be copied', async () => {
  const { fakes, id } = await aStoredDocument();
  await expect(copyDocument(fakes, bob, { id, key: 'copy' })).rejects.toMatchObject({ code: 'not_found' });
});

test('a deleted document is in no list, and comes back as it was', async () => {
  const { fakes, id } = await aStoredDocument();
  await deleteDocument(fakes, ann, id);
  await deleteDocument(fakes, ann, id);
  expect((await listDocuments(fakes, ann, undefined)).documents).toEqual([]);
  expect(await restoreDocument(fakes, ann, id)).toMatchObject({ id, version: 1, filename: 'Water cycle' });
  expect((await listDocuments(fakes, ann, undefined)).documents).toHaveLength(1);
});

test('a key that made a document is refused with what was made when it comes with another', async () => {
  const { fakes, id } = await aStoredDocument();
  const again = createDocument(fakes, ann, 'create', aWorksheet({ title: 'Typed meanwhile' }));
  await expect(again).rejects.toMatchObject({
    code: 'key_reused',
    current: { version: 1, document: { id } },
  });
  expect((await readDocument(fakes, ann, id)).document.title).toBe('The Water Cycle');
});

test('a key that saved, named or copied is refused when it comes with something else', async () => {
  const { fakes, id } = await aStoredDocument();
  const write = { id, key: 'save', base: 1 };
  const reused = { code: 'key_reused' };
  await updateDocument(fakes, ann, write, aWorksheet({ title: 'Rain' }));
  await updateDocument(fakes, ann, write, aWorksheet({ title: 'Rain' }));
  const snow = aWorksheet({ title: 'Snow' });
  await expect(updateDocument(fakes, ann, write, snow)).rejects.toMatchObject(reused);
  await expect(renameDocument(fakes, ann, write, 'Snow')).rejects.toMatchObject(reused);
  const copy = await copyDocument(fakes, ann, { id, key: 'copy' });
  await updateDocument(fakes, ann, { id, key: 'later', base: 2 }, snow);
  expect(await copyDocument(fakes, ann, { id, key: 'copy' })).toEqual(copy);
  await expect(copyDocument(fakes, ann, { id: copy.id, key: 'copy' })).rejects.toMatchObject(reused);
});

test('the words in documents are listed to their owner alone, as last saved, and without what is deleted', async () => {
  const { fakes, id } = await aStoredDocument();
  const gone = await createDocument(fakes, ann, 'gone', aWorksheet({ title: 'Gone' }));
  await updateDocument(fakes, ann, { id, key: 'save', base: 1 }, aWorksheet({ title: 'Érosion' }));
  await deleteDocument(fakes, ann, gone.id);
  const { documents, next } = await listDocumentWords(fakes, ann, undefined);
  expect([documents, next]).toMatchObject([[{ id, words: expect.stringContaining('erosion') }], null]);
  expect(documents[0]?.words).toContain('rain');
  expect((await listDocumentWords(fakes, bob, undefined)).documents).toEqual([]);
});
