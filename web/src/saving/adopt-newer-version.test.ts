import { expect, test, vi } from 'vitest';
import type { SavedDocument } from '#shared/api/models.ts';
import { setFields } from '#shared/document/document-rules.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import { adoptNewerVersion } from './adopt-newer-version.ts';
import { Saver } from './saver.ts';

const header = { id: 'clouds', type: 'section_header', data: { title: 'Clouds' } };
async function createOtherVersion(version: number, title = 'From the other tab') {
  const document = aWorksheet({ title, items: [header] });
  return { document, version, hash: await hashDocument(document) } as SavedDocument;
}

function anOpenDocument() {
  const editor = new Editor(aWorksheet({ title: 'As it was' }));
  const nothing = async () => undefined;
  const drafts = { list: async () => [], read: async () => null, write: nothing, remove: nothing };
  const never = () => Promise.reject(new Error('nothing is saved here'));
  const account = { userId: () => 'me', create: never, update: never, read: never, readVersion: never };
  const saved = { id: 'doc', version: 2 };
  const rest = {
    key: 'doc',
    saved,
    hasUnsavedChanges: false,
    conflict: null,
    owner: null,
    onCreated: vi.fn(),
  };
  return { editor, saver: new Saver({ editor, account, drafts, ...rest }) };
}

test('a tab without changes of its own shows what another tab saved, and saves go on from there', async () => {
  const { editor, saver } = anOpenDocument();
  expect(await adoptNewerVersion(saver, () => createOtherVersion(3))).toBe(true);
  expect(editor.document).toMatchObject({ title: 'From the other tab', items: [{ id: 'clouds' }] });
  expect([saver.version, saver.state.status, saver.state.conflict]).toEqual([3, 'saved', null]);
});

test('a tab with changes of its own keeps them, and the person chooses', async () => {
  const { editor, saver } = anOpenDocument();
  editor.edit(editor.path, setFields, { title: 'Mine' }, { name: 'Edit title' });
  expect(await adoptNewerVersion(saver, () => createOtherVersion(3))).toBe(false);
  expect([editor.document.title, saver.state.conflict?.version]).toEqual(['Mine', 3]);
});

test('a tab with changes elsewhere in the document has both, and saves its own', async () => {
  const { editor, saver } = anOpenDocument();
  editor.edit(editor.path, setFields, { filename: 'Mine' }, { name: 'Rename' });
  expect(await adoptNewerVersion(saver, () => createOtherVersion(3))).toBe(true);
  expect(editor.document).toMatchObject({ title: 'From the other tab', filename: 'Mine' });
  expect([saver.version, saver.isModified, saver.state.conflict]).toEqual([3, true, null]);
  editor.undo();
  expect(editor.document).toMatchObject({ title: 'From the other tab', filename: 'Water cycle' });
});

test('what this tab has already changes nothing', async () => {
  const { editor, saver } = anOpenDocument();
  expect(await adoptNewerVersion(saver, () => createOtherVersion(2))).toBe(false);
  expect([editor.document.title, saver.state.conflict]).toEqual(['As it was', null]);
});
