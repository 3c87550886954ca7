import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedDocument } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { documentHash } from '#shared/document/hash.ts';
import { change } from '#shared/document/rules.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../editor/editor.ts';
import type { Draft, DraftStore } from './drafts.ts';
import { SAVE_ERROR } from './failure.ts';
import { type Account, EditorOutdated, SaveConflict, SaveRefused, type SaverOptions } from './keeping.ts';
import { Saver } from './saver.ts';

/** An account in memory that keeps versions as the server does, and can lose its answers. */
class FakeAccount implements Account {
  user: string | null = 'me';
  version = 0;
  kept: HandoutDocument | null = null;
  losesAnswers = false;
  fails = false;
  readonly keys: string[] = [];
  /** It is of a newer version than the editor. */
  isNewer = false;
  asked = 0;

  refuses: SaveRefused | null = null;
  userId = () => this.user;
  create = async (document: HandoutDocument, mutation: string) => {
    const known = this.keys.includes(mutation);
    if (!known) this.keep(document);
    return this.answer(mutation);
  };
  update = async (_: string, base: number, document: HandoutDocument, mutation: string) => {
    if (this.fails) throw new Error('no connection');
    this.asked += 1;
    if (this.refuses) throw this.refuses;
    if (this.isNewer) throw new EditorOutdated();
    if (!this.keys.includes(mutation)) {
      if (base !== this.version) throw new SaveConflict(await this.current());
      this.keep(document);
    }
    return this.answer(mutation);
  };
  keep(document: HandoutDocument): void {
    this.kept = structuredClone(document);
    this.version += 1;
  }
  async current(): Promise<SavedDocument> {
    const document = this.kept ?? aWorksheet();
    const hash = await documentHash(document);
    return { document, hash, version: this.version, updated_at: new Date().toISOString() } as SavedDocument;
  }
  private async answer(mutation: string) {
    this.keys.push(mutation);
    if (this.losesAnswers) throw new Error('the answer was lost');
    const { hash, version, updated_at } = await this.current();
    return { id: 'doc', user_id: 'me', version, hash, updated_at };
  }
}

function aDraftStore() {
  const rows = new Map<string, Draft>();
  const store: DraftStore = {
    list: async () => [...rows.values()],
    write: async (draft) => void rows.set(draft.key, structuredClone(draft)),
    remove: async (key) => void rows.delete(key),
  };
  return { rows, store };
}

function open(options: Partial<SaverOptions> = {}) {
  const account = new FakeAccount();
  const { rows, store } = aDraftStore();
  const editor = new Editor(aWorksheet());
  if (options.saved) account.keep(editor.read());
  const created: string[] = [];
  const saver = new Saver({
    editor,
    account,
    drafts: store,
    key: options.saved ? 'doc' : 'draft-1',
    saved: null,
    hasUnsavedChanges: false,
    conflict: null,
    onCreated: ({ id }) => created.push(id),
    ...options,
  });
  const stop = saver.start();
  const name = (filename: string) => editor.edit(editor.document, change, { filename }, { name: 'Rename' });
  return { account, rows, editor, saver, created, name, stop };
}
const SAVED = { saved: { id: 'doc', version: 1 } };

describe('keeping a document', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a save that was due when another tab was first waits for the choice', async () => {
    const { account, name, saver } = open(SAVED);
    name('mine');
    await vi.advanceTimersByTimeAsync(1_000);
    account.keep(aWorksheet({ filename: 'theirs' }));
    saver.state.conflict = await account.current();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([account.asked, saver.state.status]).toEqual([0, 'unsaved']);
  });

  test('the device has a change within a second, signed in or not', async () => {
    const { account, rows, name } = open();
    account.user = null;
    name('typed');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(rows.get('draft-1')?.document.filename).toBe('typed');
  });

  test('an untouched new document leaves nothing on the device', async () => {
    const { rows } = open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(rows.size).toBe(0);
  });

  test('a change that is saved at once leaves no draft behind', async () => {
    const { rows, saver, name } = open(SAVED);
    name('one');
    await saver.save();
    await vi.advanceTimersByTimeAsync(1_000);
    await saver.leave();
    expect([...rows.keys()]).toEqual([]);
  });

  test('the account has it 5 s after the last change, and then the device lets go', async () => {
    const { account, rows, saver, name } = open(SAVED);
    name('one');
    await vi.advanceTimersByTimeAsync(4_000);
    name('two');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(account.version).toBe(1);
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.waitFor(() => expect(saver.state.status).toBe('saved'));
    expect(account.kept?.filename).toBe('two');
    expect(rows.size).toBe(0);
  });

  test('no save starts within a second of a key', async () => {
    const { account, saver, name } = open(SAVED);
    name('one');
    await vi.advanceTimersByTimeAsync(4_900);
    saver.typing();
    await vi.advanceTimersByTimeAsync(900);
    expect(account.version).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(account.version).toBe(2));
  });

  test('a new document is created by hand alone, and goes on under its id', async () => {
    const { account, created, rows, saver, name } = open();
    name('new');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(account.version).toBe(0);
    await saver.save();
    expect(created).toEqual(['doc']);
    expect(saver.state.status).toBe('saved');
    expect(rows.size).toBe(0);
  });

  test('a change during a save is not called saved', async () => {
    const { saver, name } = open(SAVED);
    name('one');
    const saving = saver.save();
    name('two');
    await saving;
    expect(saver.state.status).toBe('unsaved');
  });

  test('leaving the page keeps everything on the device at once', async () => {
    const { account, rows, saver, name } = open(SAVED);
    account.fails = true;
    name('leaving');
    await saver.leave();
    expect(rows.get('doc')?.document.filename).toBe('leaving');
  });
});

describe('when something goes wrong', () => {
  test('a failure says that the changes are safe, and the device has them', async () => {
    const { account, rows, saver, name } = open(SAVED);
    account.fails = true;
    name('one');
    expect(await saver.save()).toBe(false);
    expect(saver.state).toMatchObject({ status: 'error', error: SAVE_ERROR });
    await vi.waitFor(() => expect(rows.get('doc')?.document.filename).toBe('one'));
    account.fails = false;
    expect(await saver.save()).toBe(true);
  });

  test('what was typed while the first save was under way stays on the device', async () => {
    const { account, rows, saver, name } = open();
    let arrive = () => {};
    const answered = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const create = account.create;
    account.create = async (...request) => {
      const receipt = await create(...request);
      await answered;
      return receipt;
    };
    name('one');
    const saving = saver.save();
    name('two');
    await vi.waitFor(() => expect(rows.get('draft-1')?.document.filename).toBe('two'));
    arrive();
    await saving;
    expect([...rows.keys()]).toEqual(['doc']);
    expect(rows.get('doc')).toMatchObject({ base: 1, document: { filename: 'two' } });
  });

  test('what could not be saved goes to the account when the connection is back', async () => {
    const { account, saver, name } = open(SAVED);
    account.fails = true;
    name('one');
    await saver.save();
    account.fails = false;
    await saver.retry();
    expect(account.kept?.filename).toBe('one');
    expect(saver.state).toMatchObject({ status: 'saved', error: null });
  });

  test('a document that the account will not take says why', async () => {
    const { account, saver, name } = open(SAVED);
    account.refuses = new SaveRefused('This document is larger than 4 MB.');
    name('one');
    expect(await saver.save()).toBe(false);
    expect(saver.state.error).toBe(
      'This document is larger than 4 MB. Your changes are safe on this device.',
    );
  });

  test('an account that takes no more for a while is left alone until then, and gets all of it by itself', async () => {
    vi.useFakeTimers();
    const { account, rows, saver, name } = open(SAVED);
    account.refuses = new SaveRefused('That is the most. Try again in 20 minutes.', 1200);
    name('one');
    expect(await saver.save()).toBe(false);
    expect(saver.state.error).toBe(
      'That is the most. Try again in 20 minutes. Your changes are safe on this device and will then be saved by themselves.',
    );
    name('two');
    await vi.advanceTimersByTimeAsync(1_199_000);
    expect(account.asked).toBe(1);
    expect(rows.get('doc')?.document.filename).toBe('two');
    account.refuses = null;
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(saver.state).toMatchObject({ status: 'saved', error: null }));
    expect(account.kept?.filename).toBe('two');
  });

  test('what failed is tried again by itself, and says so until it went well; a closed editor tries no more', async () => {
    vi.useFakeTimers();
    const { account, saver, name, stop } = open(SAVED);
    account.fails = true;
    name('one');
    await saver.save();
    const tried = vi.spyOn(account, 'update');
    await vi.advanceTimersByTimeAsync(30_000);
    // The document is hashed outside of this thread before it is sent.
    await vi.waitFor(() => expect(tried).toHaveBeenCalledTimes(1));
    expect(saver.state.error).toBe(SAVE_ERROR);
    stop();
    await saver.leave();
    await vi.advanceTimersByTimeAsync(300_000);
    vi.useRealTimers();
    expect(tried).toHaveBeenCalledTimes(2);
  });

  test('an account of a newer version is left alone, and the device keeps what is typed', async () => {
    vi.useFakeTimers();
    const { account, rows, saver, name } = open(SAVED);
    account.isNewer = true;
    name('typed');
    expect(await saver.save()).toBe(false);
    expect(saver.state.outdated).toBe(true);
    name('and more');
    await vi.advanceTimersByTimeAsync(20_000);
    await saver.retry();
    await saver.leave();
    vi.useRealTimers();
    expect(account.asked).toBe(1);
    expect(rows.get('doc')).toMatchObject({ base: 1, document: { filename: 'and more' } });
  });

  test('a lost answer to the first save makes no second document', async () => {
    const { account, saver, name } = open();
    account.losesAnswers = true;
    name('one');
    expect(await saver.save()).toBe(false);
    account.losesAnswers = false;
    name('two');
    expect(await saver.save()).toBe(true);
    expect(account.version).toBe(2);
    expect(account.kept?.filename).toBe('two');
  });

  test('a lost answer to a later save is no conflict with oneself', async () => {
    const { account, saver, name } = open(SAVED);
    account.losesAnswers = true;
    name('one');
    await saver.save();
    account.losesAnswers = false;
    name('two');
    expect(await saver.save()).toBe(true);
    expect(saver.state.conflict).toBeNull();
    expect(account.kept?.filename).toBe('two');
  });

  test('a document that belongs to somebody else is never called saved', async () => {
    const { account, saver, name } = open(SAVED);
    name('one');
    account.user = 'somebody else';
    expect(await saver.save()).toBe(false);
    expect(saver.state.status).toBe('error');
  });
});

describe('when another device was first', () => {
  const inConflict = async () => {
    const opened = open(SAVED);
    opened.account.keep(aWorksheet({ filename: 'theirs' }));
    opened.name('mine');
    await opened.saver.save();
    return opened;
  };

  test('both copies are kept until the person chooses', async () => {
    const { account, rows, saver, editor } = await inConflict();
    expect(saver.state.conflict?.document.filename).toBe('theirs');
    expect(editor.document.filename).toBe('mine');
    expect(account.kept?.filename).toBe('theirs');
    await vi.waitFor(() => expect(rows.get('doc')?.document.filename).toBe('mine'));
  });

  test('keeping this copy puts it over the other one', async () => {
    const { account, saver } = await inConflict();
    await saver.resolveConflict('mine');
    expect(account.kept?.filename).toBe('mine');
    expect(saver.state).toMatchObject({ status: 'saved', conflict: null });
  });

  test('using the other copy brings it into the editor', async () => {
    const { editor, rows, saver } = await inConflict();
    await saver.resolveConflict('theirs');
    expect(editor.document.filename).toBe('theirs');
    expect(saver.state.status).toBe('saved');
    await vi.waitFor(() => expect(rows.size).toBe(0));
  });
});
