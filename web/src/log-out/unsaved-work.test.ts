import { describe, expect, test } from 'vitest';
import type { SavedDocument } from '#shared/api/models.ts';
import type { Draft } from '../saving/drafts.ts';
import { aDraft, aDraftStore, FakeAccount } from '../saving/testing.ts';
import { listUnsaved, type Places, removeDrafts, removeTrash } from './unsaved-work.ts';

/** A device with drafts, some of them deleted, and an account in memory. */
async function somePlaces(kept: readonly Draft[], deleted: readonly Draft[] = []) {
  const { rows, store } = aDraftStore();
  for (const draft of [...kept, ...deleted]) await store.write(draft);
  const account = new FakeAccount();
  const places: Places = {
    drafts: { ...store, list: async () => [...rows.values()].filter((draft) => !deleted.includes(draft)) },
    listDeleted: async () => deleted,
    account,
    read: () => account.readCurrent(),
  };
  return { places, account, rows };
}
const keysOf = (drafts: readonly Draft[]) => drafts.map(({ key }) => key);

describe('what is on this device alone', () => {
  test('is what this account wrote, and never what nobody or another account did', async () => {
    const kept = [aDraft('a'), aDraft('b', { owner: 'them' }), aDraft('c', { owner: null })];
    const { places, rows } = await somePlaces(kept);
    expect(keysOf(await listUnsaved(places, 'me'))).toEqual(['a']);
    expect([...rows.keys()]).toEqual(['a', 'b', 'c']);
  });

  test('is not what the account has: that goes from the device', async () => {
    const same = aDraft('doc', { base: 1 });
    const { places, account, rows } = await somePlaces([same, aDraft('doc~2', { base: 1 })]);
    account.store(same.document);
    expect(keysOf(await listUnsaved(places, 'me'))).toEqual(['doc~2']);
    expect([...rows.keys()]).toEqual(['doc~2']);
  });

  test('counts as such where the account cannot be asked', async () => {
    const { places, rows } = await somePlaces([aDraft('doc', { base: 1 })]);
    const offline = { ...places, read: () => Promise.reject<SavedDocument>(new Error('no connection')) };
    expect(keysOf(await listUnsaved(offline, 'me'))).toEqual(['doc']);
    expect(rows.size).toBe(1);
  });
});

test('removing it takes the trash of this account too, and nothing of anybody else', async () => {
  const kept = [aDraft('a'), aDraft('theirs', { owner: 'them' }), aDraft('nobodys', { owner: null })];
  const { places, rows } = await somePlaces(kept, [aDraft('deleted'), aDraft('old', { owner: 'them' })]);
  await removeDrafts(places, 'me');
  expect([...rows.keys()]).toEqual(['theirs', 'nobodys', 'old']);
});

test('where the account has all, the trash of this account alone goes, and what is being written stays', async () => {
  const kept = [aDraft('a'), aDraft('theirs', { owner: 'them' })];
  const { places, rows } = await somePlaces(kept, [aDraft('deleted'), aDraft('old', { owner: 'them' })]);
  await removeTrash(places, 'me');
  expect([...rows.keys()]).toEqual(['a', 'theirs', 'old']);
});
