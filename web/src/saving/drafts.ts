import { partition } from 'es-toolkit';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import type { DeletedDraft, Draft } from './draft.ts';
import { forgetLastDraft, hasLastDraft, keepLastDraft, listLastDrafts } from './last-drafts.ts';

export type { DeletedDraft, Draft };

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: Draft | DeletedDraft };
}

/** How long a deleted draft can be restored, in milliseconds: as long as a deleted document of an account. */
export const RESTORABLE_MS = 30 * 24 * 3600 * 1000;

export interface DraftStore {
  /** Lists what was not deleted, newest first. */
  list(): Promise<Draft[]>;
  /** Reads one as it is now; null where it is not there, or was deleted. */
  read(key: string): Promise<Draft | null>;
  /** Resolves once the draft would survive a crash. The last before the page is gone waits for no quiet moment. */
  write(draft: Draft, when?: { isLast?: boolean }): Promise<void>;
  remove(key: string): Promise<void>;
}

export const createDraftKey = (): string => `draft-${crypto.randomUUID()}`;

/** Creates another key for a saved document that a second tab has open; no id contains a tilde. */
export const createSecondDraftKey = (id: string): string => `${id}~${crypto.randomUUID()}`;

/** Returns the id of the saved document that the draft changes; null for one that was never saved. */
export const getDraftDocument = ({ key, base }: Draft): string | null =>
  base === null ? null : (key.split('~')[0] ?? null);

/** Tells whether the draft holds changes to that saved document. */
export const isDraftForDocument = (id: string, draft: Draft): boolean => getDraftDocument(draft) === id;

/** Tells whether the device may show the draft to that account, null for nobody signed in. */
export const isDraftOf = (account: string | null, { owner = null }: Draft): boolean =>
  owner === null || owner === account;

let database: Promise<IDBPDatabase<DraftSchema>> | undefined;

function openDatabase(): Promise<IDBPDatabase<DraftSchema>> {
  database ??= openDB<DraftSchema>('handout', 1, {
    upgrade: (created) => void created.createObjectStore('drafts', { keyPath: 'key' }),
    terminated: () => {
      database = undefined;
    },
  });
  return database;
}

/** Opens the database ahead of the first draft: a page that goes away does not wait until it is open. */
export function prepareDrafts(): void {
  openDatabase().catch(() => undefined);
}

const QUIET_MS = 200;

/**
 * Resolves when the page has nothing better to do, at the latest after a fifth of a second: a long document is
 * copied for milliseconds, and no key should have to wait for that. A page that is going away waits for nothing.
 */
function waitForIdle(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const goesAway = new AbortController();
    const done = () => {
      goesAway.abort();
      resolve();
    };
    runWhenIdle(done, QUIET_MS);
    for (const name of ['pagehide', 'visibilitychange'])
      window.addEventListener(name, done, { signal: goesAway.signal });
  });
}

const isDeleted = (draft: Draft | DeletedDraft): draft is DeletedDraft => 'deleted_at' in draft;

/** Stores a last draft, unless another tab has stored a newer one, or has removed it meanwhile. */
async function settle(database: IDBPDatabase<DraftSchema>, draft: Draft): Promise<void> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  const stored = await store.get(draft.key);
  const isNewer = !stored || stored.changed_at < draft.changed_at;
  if (isNewer && hasLastDraft(draft.key)) await store.put(draft);
  await done;
  forgetLastDraft(draft.key);
}

/** Opens the database with what pages that went away had no time to store in it. */
async function openSettled(): Promise<IDBPDatabase<DraftSchema>> {
  const database = await openDatabase();
  for (const draft of listLastDrafts()) await settle(database, draft);
  return database;
}

const readAll = async () => (await openSettled()).getAll('drafts');

/** The latest drafts to be stored, by key. */
const newest = new Map<string, Draft>();

export const drafts: DraftStore = {
  async list() {
    const kept = (await readAll()).filter((draft) => !isDeleted(draft));
    return kept.sort((a, b) => b.changed_at - a.changed_at);
  },
  async read(key) {
    const draft = await (await openSettled()).get('drafts', key);
    return draft && !isDeleted(draft) ? draft : null;
  },
  async write(draft, { isLast = false } = {}) {
    newest.set(draft.key, draft);
    if (isLast) keepLastDraft(draft);
    else await waitForIdle();
    const transaction = (await openDatabase()).transaction('drafts', 'readwrite', { durability: 'strict' });
    // Whichever of several comes first, none puts an older state, or what was removed, over a newer one.
    const latest = newest.get(draft.key);
    const put = latest && transaction.store.put(latest);
    // Committed at once: a page that is closed would not commit later.
    transaction.commit();
    await Promise.all([put, transaction.done]);
    if (isLast) forgetLastDraft(draft.key);
  },
  async remove(key) {
    newest.delete(key);
    forgetLastDraft(key);
    await (await openDatabase()).delete('drafts', key);
  },
};

/** Lists the deleted drafts, the last deleted first, and removes those that can no longer be restored. */
export async function listDeletedDrafts(): Promise<DeletedDraft[]> {
  const deleted = (await readAll()).filter(isDeleted);
  const [over, kept] = partition(deleted, ({ deleted_at }) => Date.now() - deleted_at >= RESTORABLE_MS);
  await Promise.all(over.map(({ key }) => drafts.remove(key)));
  return kept.sort((a, b) => b.deleted_at - a.deleted_at);
}
