import { pull } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import type { SavedDocument } from '#shared/api/models.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { ApiError, createOfflineError } from '../api/api-error.ts';
import { WaitingChanges } from '../frame/waiting-changes.ts';
import type { Draft } from '../saving/drafts.ts';
import { NewerDocument, openNew, openSaved } from './open-document.ts';

const aDraft = (key: string, title: string, base: number | null = null): Draft => ({
  key,
  kind: 'worksheet',
  document: aWorksheet({ title }),
  base,
  changed_at: 1,
});

/** A device that keeps the drafts, the newest first, and on which other tabs hold some keys. */
function aDevice(drafts: readonly Draft[], elsewhere: readonly string[] = [], account: string | null = 'me') {
  const taken: string[] = [];
  const rows = new Map(drafts.map((draft) => [draft.key, draft]));
  return {
    taken,
    account: async () => account,
    rows,
    drafts: {
      list: async () => [...rows.values()],
      read: async (key: string) => rows.get(key) ?? null,
      write: async (draft: Draft) => void rows.set(draft.key, draft),
      remove: async (key: string) => void rows.delete(key),
    },
    tabs: {
      take: async (key: string) => {
        const isFree = !elsewhere.includes(key);
        if (isFree) taken.push(key);
        return isFree;
      },
      release: (key: string) => pull(taken, [key]),
    },
  };
}
const NEW = { draft: null, user: null };
const current = { document: aWorksheet({ title: 'in the account' }), version: 3 } as SavedDocument;
const read = async () => current;

describe('a new document', () => {
  test('is empty, whatever this device keeps, and has a key of its own', async () => {
    const device = aDevice([aDraft('a', 'left')]);
    const opened = await openNew(device, 'worksheet', NEW);
    expect([opened.document.title, opened.hasUnsavedChanges]).toEqual(['Untitled Worksheet', false]);
    expect(device.taken).toEqual([opened.key]);
  });

  test('is the draft that the address names', async () => {
    const opened = await openNew(aDevice([aDraft('a', 'one'), aDraft('b', 'two')]), 'worksheet', {
      ...NEW,
      draft: 'b',
    });
    expect([opened.key, opened.document.title, opened.hasUnsavedChanges]).toEqual(['b', 'two', true]);
  });

  test('is the draft as another tab left it, where that tab was closed meanwhile', async () => {
    const device = aDevice([aDraft('a', 'last')]);
    device.drafts.list = async () => [aDraft('a', 'before')];
    const opened = await openNew(device, 'worksheet', { ...NEW, draft: 'a' });
    expect([opened.key, opened.document.title]).toEqual(['a', 'last']);
  });

  test('is empty where the address names a draft that is gone, whatever else is kept', async () => {
    const opened = await openNew(aDevice([aDraft('a', 'other')]), 'worksheet', { ...NEW, draft: 'gone' });
    expect([opened.document.title, opened.hasUnsavedChanges]).toEqual(['Untitled Worksheet', false]);
  });

  test('is a copy under a key of its own where another tab has the draft open', async () => {
    const opened = await openNew(aDevice([aDraft('a', 'twice')], ['a']), 'worksheet', { ...NEW, draft: 'a' });
    expect(opened.document.title).toBe('twice');
    expect(opened.key).not.toBe('a');
  });
});

describe('a draft of an account', () => {
  const theirs = { ...aDraft('a', 'theirs'), owner: 'them' };
  const theirChanges = { ...aDraft('id', 'theirs', 3), owner: 'them' };
  const unreachable = () => Promise.reject(createOfflineError());

  test('opens for that account, and stays its own', async () => {
    const opened = await openNew(aDevice([theirs], [], 'them'), 'worksheet', { ...NEW, draft: 'a' });
    expect([opened.document.title, opened.owner]).toEqual(['theirs', 'them']);
    const saved = await openSaved(aDevice([theirChanges], [], 'them'), read, 'id');
    expect([saved.document.title, saved.owner]).toEqual(['theirs', 'them']);
  });

  test('asks to log in where nobody is', async () => {
    const device = aDevice([theirs], [], null);
    await expect(openNew(device, 'worksheet', { ...NEW, draft: 'a' })).rejects.toThrow(WaitingChanges);
    const changed = aDevice([theirChanges], [], null);
    await expect(openSaved(changed, unreachable, 'id')).rejects.toThrow(WaitingChanges);
  });

  test('never opens for another account, connected or not', async () => {
    const opened = await openNew(aDevice([theirs]), 'worksheet', { ...NEW, draft: 'a' });
    expect([opened.document.title, opened.key === 'a']).toEqual(['Untitled Worksheet', false]);
    await expect(openSaved(aDevice([theirChanges]), unreachable, 'id')).rejects.toMatchObject({
      code: 'offline',
    });
  });
});

describe('a draft that cannot be opened', () => {
  const broken: Draft = {
    ...aDraft('broken', 'x'),
    document: { entity_type: 'worksheet', title: 5 } as never,
  };

  test('keeps nothing from beginning anew, and stays where it is', async () => {
    const opened = await openNew(aDevice([broken]), 'worksheet', { ...NEW, draft: 'broken' });
    expect([opened.document.title, opened.unreadable]).toEqual(['Untitled Worksheet', broken]);
    expect(opened.key).not.toBe('broken');
  });

  test('of a saved document leaves what the account has, under a key of its own', async () => {
    const opened = await openSaved(aDevice([{ ...broken, key: 'id', base: 3 }]), read, 'id');
    expect([opened.document.title, opened.unreadable?.key]).toEqual(['in the account', 'id']);
    expect(opened.key).toMatch(/^id~/);
  });
});

describe('a saved document', () => {
  test('opens with the changes that only this device has, and as a conflict where the account moved on', async () => {
    const same = await openSaved(aDevice([aDraft('id', 'typed', 3)]), read, 'id');
    expect([same.document.title, same.hasUnsavedChanges, same.conflict]).toEqual(['typed', true, null]);
    const older = await openSaved(aDevice([aDraft('id', 'typed', 2)]), read, 'id');
    expect([older.document.title, older.saved?.version, older.conflict]).toEqual(['typed', 2, current]);
  });

  test('whose save arrived while its page was closing opens as it is saved, without a conflict', async () => {
    const draft = aDraft('id', 'typed', 2);
    const arrived = { ...current, document: draft.document, hash: await hashDocument(draft.document) };
    const opened = await openSaved(aDevice([draft]), async () => arrived, 'id');
    expect([opened.hasUnsavedChanges, opened.saved?.version, opened.conflict]).toEqual([false, 3, null]);
  });

  test('whose save arrived while its page was closing opens with what was typed after it, without a conflict', async () => {
    const arrived = { ...current, document: aWorksheet({ title: 'sent' }), hash: 'hash of what was sent' };
    const draft = { ...aDraft('id', 'typed since', 2), unanswered: ['hash of what was sent'] };
    const opened = await openSaved(aDevice([draft]), async () => arrived, 'id');
    expect([opened.document.title, opened.saved?.version, opened.conflict]).toEqual(['typed since', 3, null]);
  });

  test('whose save arrived while its page was closing opens with the other changes that this device has', async () => {
    const arrived = aDraft('id~2', 'arrived', 2);
    const account = { ...current, document: arrived.document, hash: await hashDocument(arrived.document) };
    const device = aDevice([arrived, aDraft('id', 'waits', 2)]);
    const opened = await openSaved(device, async () => account, 'id');
    expect([opened.key, opened.document.title, opened.conflict]).toEqual(['id', 'waits', account]);
    expect([...device.rows.keys()]).toEqual(['id']);
  });

  test('is never opened under a key at which something else waits', async () => {
    const device = aDevice([]);
    // Another tab has stored it and was closed, since the drafts were listed.
    device.drafts.list = async () => [];
    device.rows.set('id', aDraft('id', 'waits', 3));
    const opened = await openSaved(device, read, 'id');
    expect(opened.key).toMatch(/^id~/);
    expect(device.taken).toEqual([opened.key]);
  });

  test('opens with what another tab stored last, where that tab was closed meanwhile', async () => {
    const device = aDevice([aDraft('id', 'last', 3)]);
    device.drafts.list = async () => [aDraft('id', 'before', 3)];
    expect((await openSaved(device, read, 'id')).document.title).toBe('last');
    device.rows.delete('id');
    const gone = await openSaved(device, read, 'id');
    expect([gone.document.title, gone.hasUnsavedChanges]).toEqual(['in the account', false]);
  });

  test('opens from this device where there is no connection, and not at all where neither has it', async () => {
    const unreachable = () => Promise.reject(createOfflineError());
    const opened = await openSaved(aDevice([aDraft('id', 'typed', 2)]), unreachable, 'id');
    expect([opened.document.title, opened.saved?.version, opened.conflict]).toEqual(['typed', 2, null]);
    await expect(openSaved(aDevice([]), unreachable, 'id')).rejects.toMatchObject({ code: 'offline' });
  });

  test('opens from another tab of the same account where there is no connection', async () => {
    const unreachable = () => Promise.reject(createOfflineError());
    const channel = new BroadcastChannel('saved-versions');
    const copy = { document: current.document, version: 3, hash: 'known', owner: 'me' };
    channel.onmessage = ({ data: { id, says } }) => {
      if (says === 'asks') channel.postMessage({ id, says: 'gives', copy, from: 'another' });
    };
    const opened = await openSaved(aDevice([aDraft('id', 'typed there', 3)], ['id']), unreachable, 'id');
    expect([opened.document.title, opened.saved]).toEqual([
      'in the account',
      { id: 'id', version: 3, hash: 'known' },
    ]);
    expect(opened.key).toMatch(/^id~/);
    await expect(openSaved(aDevice([], ['id'], 'them'), unreachable, 'id')).rejects.toMatchObject({
      code: 'offline',
    });
    channel.close();
  });

  test('asks to log in, and says so where changes to it wait on this device', async () => {
    const code = 'not_signed_in';
    const refused = () => Promise.reject(new ApiError({ code, status: 401, message: '' }));
    await expect(openSaved(aDevice([aDraft('id~2', 'typed', 3)]), refused, 'id')).rejects.toThrow(
      WaitingChanges,
    );
    const another = aDevice([aDraft('id-2', 'another', 3)]);
    await expect(openSaved(another, refused, 'id')).rejects.toMatchObject({ code });
    expect(another.taken).toEqual([]);
  });

  test('leaves the draft of another tab alone', async () => {
    const opened = await openSaved(aDevice([aDraft('id', 'typed there', 3)], ['id']), read, 'id');
    expect(opened.document.title).toBe('in the account');
    expect(opened.key).toMatch(/^id~/);
  });

  test('finds what a second tab kept, once that tab is gone', async () => {
    const opened = await openSaved(aDevice([aDraft('id~2', 'second tab', 3)]), read, 'id');
    expect([opened.key, opened.document.title]).toEqual(['id~2', 'second tab']);
  });

  test('has nothing to do with the drafts of another document', async () => {
    const opened = await openSaved(aDevice([aDraft('id-2', 'another', 3)]), read, 'id');
    expect([opened.key, opened.hasUnsavedChanges]).toEqual(['id', false]);
  });
});

describe('a document of a newer editor', () => {
  const newer = (title: string) => ({ ...aWorksheet({ title }), schema_version: 99 }) as never;
  const openedAs = (opening: Promise<unknown>) =>
    opening.catch((error: unknown) => (error instanceof NewerDocument ? error.document?.title : error));

  test('is looked at alone, whether the account has it or this device', async () => {
    const kept = { ...aDraft('a', ''), document: newer('kept') };
    const named = { ...NEW, draft: 'a' };
    expect(await openedAs(openNew(aDevice([kept]), 'worksheet', named))).toBe('kept');
    const typed = { ...aDraft('id', '', 3), document: newer('typed') };
    expect(await openedAs(openSaved(aDevice([typed]), read, 'id'))).toBe('typed');
    const saved = async () => ({ ...current, document: newer('saved') });
    expect(await openedAs(openSaved(aDevice([aDraft('id', 'older', 2)]), saved, 'id'))).toBe('saved');
  });

  test('is not even read where the server itself is older', async () => {
    const older = () => Promise.reject(new ApiError({ code: 'editor_outdated', status: 409, message: '' }));
    await expect(openSaved(aDevice([]), older, 'id')).rejects.toMatchObject({ document: null });
  });

  test('of somebody else stays unseen, whatever this device keeps of it', async () => {
    const typed = { ...aDraft('id', '', 3), document: newer('never shown') };
    const foreign = () => Promise.reject(new ApiError({ code: 'not_found', status: 404, message: '' }));
    await expect(openSaved(aDevice([typed]), foreign, 'id')).rejects.toMatchObject({ code: 'not_found' });
  });
});
