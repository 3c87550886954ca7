import { describe, expect, test } from 'vitest';
import type { DocumentSummary } from '#shared/api/models.ts';
import { aWorksheet } from '#test/support/builders.ts';
import type { Draft } from '../saving/drafts.ts';
import { describeEntry, getEntryAddress, isChangedSincePdf, listEntries } from './library-entry.ts';

const aDraft = (key: string, changed_at: number, base: number | null = null): Draft => ({
  key,
  kind: 'worksheet',
  document: aWorksheet({ title: `Title of ${key}`, filename: '' }),
  base,
  changed_at,
});
const aSummary = (id: string, at: number, more: Partial<DocumentSummary> = {}) =>
  ({
    id,
    filename: `Name of ${id}`,
    title: '',
    entity_type: 'bingo',
    updated_at: new Date(at).toISOString(),
    publish: { state: 'published' },
    ...more,
  }) as DocumentSummary;

describe('what the user may go on with', () => {
  test('are the drafts of this device and the documents of the account, newest change first', () => {
    const entries = listEntries([aDraft('draft-b', 20), aDraft('draft-a', 5)], [aSummary('c', 10)]);
    expect(entries.map(({ name }) => name)).toEqual(['Title of draft-b', 'Name of c', 'Title of draft-a']);
    expect(entries.map(getEntryAddress)).toEqual([
      '/new/worksheet?draft=draft-b',
      '/edit/c',
      '/new/worksheet?draft=draft-a',
    ]);
    expect(entries.map(describeEntry)).toEqual([
      'Worksheet · Not saved',
      'Bingo · Published',
      'Worksheet · Not saved',
    ]);
  });

  test('has a document once, with the time of the change that only this device has', () => {
    const drafts = [aDraft('c~second-tab', 30, 2), aDraft('gone', 25, 1)];
    const entries = listEntries(drafts, [aSummary('d', 20), aSummary('c', 10)]);
    expect(entries.map(({ key, changed_at }) => [key, changed_at])).toEqual([
      ['c', 30],
      ['d', 20],
    ]);
    expect(entries[0]?.draft?.key).toBe('c~second-tab');
  });

  test('has a name whatever a draft of an earlier version holds', () => {
    const broken = { ...aDraft('a', 1), document: { title: 5 } as never };
    expect(listEntries([broken], [aSummary('b', 0, { filename: '' })]).map(({ name }) => name)).toEqual([
      'Untitled',
      'Untitled',
    ]);
  });

  test('has changed since its PDF where another document is saved, which a later version need not be', () => {
    const isChanged = (state: 'draft' | 'queued' | 'published', published_hash: string | null) =>
      listEntries(
        [aDraft('draft-a', 5)],
        [
          aSummary('c', 1, {
            version: 3,
            hash: 'now',
            publish: { state, published_hash, published_revision: 2 } as never,
          }),
        ],
      ).map(isChangedSincePdf);
    expect(isChanged('published', 'now')).toEqual([false, false]);
    expect(isChanged('published', 'before')).toEqual([false, true]);
    expect(isChanged('queued', 'before')).toEqual([false, false]);
    expect(isChanged('draft', null)).toEqual([false, false]);
  });
});
