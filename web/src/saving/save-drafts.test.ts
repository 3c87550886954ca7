import { describe, expect, test } from 'vitest';
import { hashDocument } from '#shared/document/hash-document.ts';
import { aWorksheet } from '#test/support/builders.ts';
import type { Draft } from './drafts.ts';
import { saveDraft, saveDrafts } from './save-drafts.ts';
import { aDraft, aDraftStore, FakeAccount } from './testing.ts';

/** A device with drafts, and an account in memory. */
async function somePlaces(kept: readonly Draft[]) {
  const { rows, store } = aDraftStore();
  for (const draft of kept) await store.write(draft);
  const account = new FakeAccount();
  return { places: { drafts: store, account }, account, rows };
}

describe('saving drafts', () => {
  test('puts a new document into the account under a name, and takes it from the device', async () => {
    const draft = aDraft('draft-1', { document: aWorksheet({ title: 'Rivers', filename: '' }) });
    const { places, account, rows } = await somePlaces([draft]);
    expect(await saveDrafts(places, [draft])).toEqual([]);
    expect([account.stored?.filename, account.stored?.filenameEdited, rows.size]).toEqual([
      'Rivers',
      false,
      0,
    ]);
  });

  test('tells which document the draft has become', async () => {
    const draft = aDraft('draft-1');
    const { places } = await somePlaces([draft]);
    expect(await saveDraft(places, draft)).toBe('doc');
  });

  test('keeps what a tab has written into the draft meanwhile', async () => {
    const draft = aDraft('draft-1');
    const { places, rows } = await somePlaces([{ ...draft, changed_at: 2 }]);
    await saveDraft(places, draft);
    expect(rows.get('draft-1')?.changed_at).toBe(2);
  });

  test('goes on from a try that had arrived before', async () => {
    const draft = aDraft('draft-1');
    const { places, account, rows } = await somePlaces([draft]);
    await account.create(aWorksheet({ title: 'before' }), 'draft-1');
    expect(await saveDrafts(places, [draft])).toEqual([]);
    expect([account.stored?.title, rows.size]).toEqual(['Title of draft-1', 0]);
  });

  test('keeps here what was changed somewhere else, and says so', async () => {
    const draft = aDraft('doc', { base: 1 });
    const { places, account, rows } = await somePlaces([draft]);
    account.store(aWorksheet({ title: 'first' }));
    account.store(aWorksheet({ title: 'somewhere else' }));
    const [refused] = await saveDrafts(places, [draft]);
    expect(refused?.reason).toBe('It was changed somewhere else. Open it to choose between the copies.');
    expect([account.stored?.title, rows.size]).toEqual(['somewhere else', 1]);
  });

  test('is done where an open editor was first with the same', async () => {
    const draft = aDraft('doc', { base: 1 });
    const { places, account, rows } = await somePlaces([draft]);
    account.store(aWorksheet({ title: 'first' }));
    account.store(draft.document);
    expect((await account.readCurrent()).hash).toBe(await hashDocument(draft.document));
    expect(await saveDrafts(places, [draft])).toEqual([]);
    expect(rows.size).toBe(0);
  });

  test('keeps here what cannot be read, and what the account refuses', async () => {
    const broken = aDraft('broken', { document: { entity_type: 'worksheet', title: 5 } as never });
    const lost = aDraft('doc', { base: 0 });
    const { places, account, rows } = await somePlaces([broken, lost]);
    account.fails = true;
    const reasons = (await saveDrafts(places, [broken, lost])).map(({ reason }) => reason);
    expect(reasons).toEqual(['This version of Handout cannot read it.', 'no connection']);
    expect(rows.size).toBe(2);
  });
});
