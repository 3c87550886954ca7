import { afterEach, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { type Draft, drafts } from './drafts.ts';
import { keepLastDraft, listLastDrafts } from './last-drafts.ts';

const KEY = 'draft-of-this-test';
const aDraft = (title: string, changed_at: number): Draft => ({
  key: KEY,
  kind: 'worksheet',
  document: aWorksheet({ title }),
  base: null,
  changed_at,
});
const readTitle = async () => (await drafts.read(KEY))?.document.title;
afterEach(() => drafts.remove(KEY));

test('what a page that went away could not store is there for the next page, and is kept once', async () => {
  await drafts.write(aDraft('Before', 1));
  keepLastDraft(aDraft('Typed at last', 2));
  expect(await readTitle()).toBe('Typed at last');
  expect(listLastDrafts()).toEqual([]);
  expect((await drafts.list()).map(({ document }) => document.title)).toEqual(['Typed at last']);
});

test('it never takes the place of something newer', async () => {
  await drafts.write(aDraft('Newer', 3));
  keepLastDraft(aDraft('Older', 2));
  expect(await readTitle()).toBe('Newer');
  expect(listLastDrafts()).toEqual([]);
});

test('the last draft is kept twice until the database has it', async () => {
  const written = drafts.write(aDraft('Last', 4), { isLast: true });
  expect(listLastDrafts().map(({ document }) => document.title)).toEqual(['Last']);
  await written;
  expect(listLastDrafts()).toEqual([]);
  expect(await readTitle()).toBe('Last');
});

test('a draft that is removed is removed in both places', async () => {
  keepLastDraft(aDraft('Gone', 5));
  await drafts.remove(KEY);
  expect(await drafts.read(KEY)).toBeNull();
});

test('an entry that cannot be read hides no other', async () => {
  localStorage.setItem('handout:last-draft:broken', '{');
  keepLastDraft(aDraft('Readable', 6));
  expect(await readTitle()).toBe('Readable');
  localStorage.removeItem('handout:last-draft:broken');
});

test('a draft that another tab removes while it is being stored does not come back', async () => {
  await drafts.write(aDraft('Before', 1));
  keepLastDraft(aDraft('Gone', 7));
  const reading = drafts.read(KEY);
  await Promise.all([drafts.remove(KEY), reading]);
  expect(await drafts.read(KEY)).toBeNull();
});
