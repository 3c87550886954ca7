import { expect, test } from 'vitest';
import { FOLDER_LIMITS } from '#shared/api/models.ts';
import { createFakes } from '#test/fakes/fakes.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { copyDocument } from './copy.ts';
import { deleteDocument, listDocuments, restoreDocument } from './documents.ts';
import { deleteFolder, listFolders, moveToFolder, saveFolder } from './folders.ts';
import { createDocument, updateDocument } from './save.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };
const year4 = { id: 'f4', name: 'Year 4' };

async function aDocumentInAFolder() {
  const fakes = createFakes();
  const { id } = await createDocument(fakes, ann, 'create', aWorksheet({ filename: 'Rain' }));
  await saveFolder(fakes, ann, year4);
  await moveToFolder(fakes, ann, id, 'f4');
  const listed = async () => (await listDocuments(fakes, ann, undefined)).documents;
  return { fakes, id, listed };
}

test('a folder is made, renamed and seen by its owner alone', async () => {
  const { fakes } = await aDocumentInAFolder();
  expect(await listFolders(fakes, ann)).toEqual({ folders: [year4] });
  await saveFolder(fakes, ann, { ...year4, name: 'Year 5' });
  expect(await listFolders(fakes, ann)).toEqual({ folders: [{ id: 'f4', name: 'Year 5' }] });
  expect(await listFolders(fakes, bob)).toEqual({ folders: [] });
});

test('a document stays in its folder through saves, a deletion and a restore', async () => {
  const { fakes, id, listed } = await aDocumentInAFolder();
  await updateDocument(fakes, ann, { id, key: 'save', base: 1 }, aWorksheet({ filename: 'Snow' }));
  await deleteDocument(fakes, ann, id);
  expect(await restoreDocument(fakes, ann, id)).toMatchObject({ folder: 'f4' });
  expect(await listed()).toMatchObject([{ filename: 'Snow', folder: 'f4' }]);
});

test('a move changes neither the version nor the place in the list, and can be repeated', async () => {
  const { fakes, id, listed } = await aDocumentInAFolder();
  const [before] = await listed();
  await moveToFolder(fakes, ann, id, null);
  await moveToFolder(fakes, ann, id, null);
  expect(await listed()).toEqual([{ ...before, folder: null }]);
});

test('a copy of one’s own document is in the folder of the original', async () => {
  const { fakes, id, listed } = await aDocumentInAFolder();
  await copyDocument(fakes, ann, { id, key: 'copy' });
  expect((await listed()).map(({ folder }) => folder)).toEqual(['f4', 'f4']);
});

test('nobody moves another user’s document, and no document goes into a folder that is not there', async () => {
  const { fakes, id } = await aDocumentInAFolder();
  await saveFolder(fakes, bob, { id: 'b', name: 'Bob' });
  await expect(moveToFolder(fakes, bob, id, 'b')).rejects.toMatchObject({ code: 'not_found' });
  await expect(moveToFolder(fakes, ann, id, 'b')).rejects.toMatchObject({
    code: 'invalid',
    problems: [{ where: 'folder' }],
  });
});

test('the documents of a removed folder stay, and are in it again when the removal is undone', async () => {
  const { fakes, listed } = await aDocumentInAFolder();
  await deleteFolder(fakes, ann, 'f4');
  await deleteFolder(fakes, ann, 'f4');
  expect(await listed()).toHaveLength(1);
  await saveFolder(fakes, ann, year4);
  expect(await listed()).toMatchObject([{ folder: 'f4' }]);
});

test('a user has a bounded number of folders, which can all still be renamed', async () => {
  const fakes = createFakes();
  for (let at = 0; at < FOLDER_LIMITS.perUser; at += 1)
    await saveFolder(fakes, ann, { id: `f${at}`, name: 'One' });
  await expect(saveFolder(fakes, ann, { id: 'more', name: 'More' })).rejects.toMatchObject({
    code: 'invalid',
  });
  await saveFolder(fakes, ann, { id: 'f0', name: 'First' });
});
