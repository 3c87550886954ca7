import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedDocument } from '#shared/api/models.ts';
import { hasChosenName, setFields, setFilename, setTitle } from '#shared/document/document-rules.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import { adoptNewerVersion } from './adopt-newer-version.ts';
import { openSaver, SAVED } from './testing.ts';

describe('keeping a document', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a save that was due when another tab was first waits for the choice', async () => {
    const { account, name, saver } = openSaver(SAVED);
    name('mine');
    await vi.advanceTimersByTimeAsync(1_000);
    account.store(aWorksheet({ filename: 'theirs' }));
    saver.state.conflict = await account.readCurrent();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([account.reads, saver.state.status]).toEqual([0, 'unsaved']);
  });

  test('the device has a change within a second, signed in or not', async () => {
    const { account, rows, name } = openSaver();
    account.user = null;
    name('typed');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(rows.get('draft-1')?.document.filename).toBe('typed');
  });

  test('an untouched new document leaves nothing on the device', async () => {
    const { rows } = openSaver();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(rows.size).toBe(0);
  });

  test('a change that is saved at once leaves no draft behind', async () => {
    const { rows, saver, name } = openSaver(SAVED);
    name('one');
    await saver.save();
    await vi.advanceTimersByTimeAsync(1_000);
    await saver.leave();
    expect([...rows.keys()]).toEqual([]);
  });

  test('the account has it 5 s after the last change, and then the device lets go', async () => {
    const { account, rows, saver, name } = openSaver(SAVED);
    name('one');
    await vi.advanceTimersByTimeAsync(4_000);
    name('two');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(account.version).toBe(1);
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.waitFor(() => expect(saver.state.status).toBe('saved'));
    expect(account.stored?.filename).toBe('two');
    expect(rows.size).toBe(0);
  });

  test('what is typed while a save is prepared reaches the account with the next one', async () => {
    const { account, saver, name } = openSaver(SAVED);
    name('one');
    const saving = saver.save();
    name('two');
    await saving;
    expect(account.stored?.filename).toBe('one');
    await saver.save();
    expect([account.stored?.filename, saver.state.status]).toEqual(['two', 'saved']);
  });

  test('no save starts within a second of a key', async () => {
    const { account, saver, name } = openSaver(SAVED);
    name('one');
    await vi.advanceTimersByTimeAsync(4_900);
    saver.noteTyping();
    await vi.advanceTimersByTimeAsync(900);
    expect(account.version).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(account.version).toBe(2));
  });

  test('the account has a new document of its user 5 s after the last change too, and it goes on under its id', async () => {
    const { account, created, rows, saver, name } = openSaver();
    name('new');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(account.version).toBe(0);
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.waitFor(() => expect(saver.state.status).toBe('saved'));
    expect([created, rows.size]).toEqual([['doc'], 0]);
  });

  test('a new document has a default name until one is chosen, which no undo takes away', async () => {
    const { account, editor, saver } = openSaver({ editor: new Editor(aWorksheet({ filename: '' })) });
    editor.edit(editor.path, setTitle, 'Rivers', { name: 'Edit title' });
    await saver.save();
    expect(account.stored).toMatchObject({ filename: 'Rivers', filenameEdited: false });
    editor.edit(editor.path, setTitle, 'Rivers and lakes', { name: 'Edit title' });
    expect(editor.document.filename).toBe('Rivers and lakes');
    editor.undo();
    editor.undo();
    expect(editor.document.filename).toBe('The Water Cycle');
    expect(hasChosenName(editor.document)).toBe(false);
    editor.edit(editor.path, setFilename, 'Term 1', { name: 'Rename' });
    editor.edit(editor.path, setTitle, 'Lakes', { name: 'Edit title' });
    expect([editor.document.filename, hasChosenName(editor.document)]).toEqual(['Term 1', true]);
  });

  test('an untouched new document is saved by nothing, not even by leaving it', async () => {
    const { account, saver } = openSaver();
    await vi.advanceTimersByTimeAsync(20_000);
    await saver.leave();
    await saver.retry();
    expect(account.version).toBe(0);
  });

  test('without an account a new document stays on the device, and is saved soon after its user has signed in', async () => {
    const { account, rows, saver, name } = openSaver();
    account.user = null;
    name('anonymous');
    await vi.advanceTimersByTimeAsync(20_000);
    expect([account.version, rows.size]).toEqual([0, 1]);
    account.user = 'me';
    saver.saveSoon();
    await vi.advanceTimersByTimeAsync(5_500);
    await vi.waitFor(() => expect(saver.state.status).toBe('saved'));
    expect([account.stored?.filename, rows.size]).toEqual(['anonymous', 0]);
  });

  test.each([
    ['its user wrote is saved when it is opened', 'me', 1],
    ['nobody signed is anybody’s, and saved once it is changed', null, 0],
  ])('a draft that %s', async (_, owner, version) => {
    const { account, name } = openSaver({ hasUnsavedChanges: true, owner });
    await vi.advanceTimersByTimeAsync(6_000);
    await vi.waitFor(() => expect(account.version).toBe(version));
    name('changed');
    await vi.advanceTimersByTimeAsync(6_000);
    await vi.waitFor(() => expect(account.stored?.filename).toBe('changed'));
  });

  test('leaving a new document saves it, and tells that its editor is closed', async () => {
    const open: boolean[] = [];
    const { account, name, saver, stop } = openSaver({ onCreated: (_, isOpen) => void open.push(isOpen) });
    name('left');
    stop();
    await saver.leave();
    expect([account.stored?.filename, open]).toEqual(['left', [false]]);
  });

  test('a change during a save is not called saved', async () => {
    const { saver, name } = openSaver(SAVED);
    name('one');
    const saving = saver.save();
    name('two');
    await saving;
    expect(saver.state.status).toBe('unsaved');
  });

  test('leaving the page keeps everything on the device at once', async () => {
    const { account, rows, saver, name } = openSaver(SAVED);
    account.fails = true;
    name('leaving');
    await saver.leave();
    expect(rows.get('doc')?.document.filename).toBe('leaving');
  });
});

describe('when another device was first', () => {
  const inConflict = async () => {
    const opened = openSaver(SAVED);
    opened.account.store(aWorksheet({ filename: 'theirs' }));
    opened.name('mine');
    await opened.saver.save();
    return opened;
  };

  test('both copies are kept until the person chooses', async () => {
    const { account, rows, saver, editor } = await inConflict();
    expect(saver.state.conflict?.document.filename).toBe('theirs');
    expect(editor.document.filename).toBe('mine');
    expect(account.stored?.filename).toBe('theirs');
    await vi.waitFor(() => expect(rows.get('doc')?.document.filename).toBe('mine'));
  });

  test('keeping this copy puts it over the other one', async () => {
    const { account, saver } = await inConflict();
    await saver.resolveConflict('mine');
    expect(account.stored?.filename).toBe('mine');
    expect(saver.state).toMatchObject({ status: 'saved', conflict: null });
  });

  test('using the other copy brings it into the editor', async () => {
    const { editor, rows, saver } = await inConflict();
    await saver.resolveConflict('theirs');
    expect(editor.document.filename).toBe('theirs');
    expect(saver.state.status).toBe('saved');
    await vi.waitFor(() => expect(rows.size).toBe(0));
  });

  test('the other copy is the newest one, though it went on since the person was asked', async () => {
    const { account, editor, saver, name } = await inConflict();
    account.store(aWorksheet({ filename: 'theirs, later' }));
    await saver.resolveConflict('theirs');
    expect([editor.document.filename, saver.version]).toEqual(['theirs, later', account.version]);
    name('mine again');
    expect(await saver.save()).toBe(true);
  });

  test('without a connection the other copy is the one that is known', async () => {
    const { account, editor, saver } = await inConflict();
    account.fails = true;
    await saver.resolveConflict('theirs');
    expect(editor.document.filename).toBe('theirs');
  });

  test('the other copy is shown once what shows it has loaded', async () => {
    const { editor, saver } = await inConflict();
    let finish = () => {};
    editor.load = () => new Promise<void>((resolve) => (finish = resolve));
    const chosen = saver.resolveConflict('theirs');
    await vi.waitFor(() => expect(saver.state.conflict).not.toBeNull());
    expect(editor.document.filename).toBe('mine');
    await vi.waitFor(() => {
      finish();
      expect(editor.document.filename).toBe('theirs');
    });
    await chosen;
  });

  test('the copies stand as they were where what shows the other one cannot be loaded', async () => {
    const { editor, saver } = await inConflict();
    editor.load = () => Promise.reject(new Error('no connection'));
    await expect(saver.resolveConflict('theirs')).rejects.toThrow('no connection');
    expect([editor.document.filename, saver.state.conflict?.document.filename]).toEqual(['mine', 'theirs']);
  });

  test('says that nothing is saved until the person chooses', async () => {
    const { saver } = openSaver(SAVED);
    saver.askWhichCopy({ document: aWorksheet(), version: 2, hash: 'h' } as SavedDocument);
    expect(saver.state).toMatchObject({ status: 'error', conflict: { version: 2 } });
  });

  test('a choice that is made while a save is on its way holds, whatever becomes of the save', async () => {
    const { account, editor, saver } = await inConflict();
    saver.state.conflict = await account.readCurrent();
    const saving = saver.save();
    await Promise.all([saver.resolveConflict('theirs'), saving]);
    expect(editor.document.filename).toBe('theirs');
    expect(saver.state).toMatchObject({ status: 'saved', conflict: null });
  });

  test('what is typed while the choice of the other copy waits for a save stays, and the person is asked again', async () => {
    const { account, editor, name, rows, saver } = await inConflict();
    saver.state.conflict = await account.readCurrent();
    const saving = saver.save();
    const chosen = saver.resolveConflict('theirs');
    name('typed since');
    await Promise.all([chosen, saving]);
    expect(editor.document.filename).toBe('typed since');
    expect(saver.state.conflict?.document.filename).toBe('theirs');
    await vi.waitFor(() => expect(rows.get('doc')?.document.filename).toBe('typed since'));
    await saver.resolveConflict('theirs');
    expect(editor.document.filename).toBe('theirs');
  });
});

describe('when another device has changed something else', () => {
  const setTitleOf = ({ editor }: ReturnType<typeof openSaver>, title: string) =>
    editor.edit(editor.path, setTitle, title, { name: 'Edit title' });

  test('both changes are saved, and no question is asked', async () => {
    const opened = openSaver(SAVED);
    opened.account.store(aWorksheet({ filename: 'theirs' }));
    setTitleOf(opened, 'Mine');
    expect(await opened.saver.save()).toBe(true);
    expect(opened.account.stored).toMatchObject({ filename: 'theirs', title: 'Mine' });
    expect(opened.saver.state).toMatchObject({ status: 'saved', conflict: null });
    opened.editor.undo();
    expect(opened.editor.document).toMatchObject({ filename: 'theirs', title: 'The Water Cycle' });
  });

  test('a draft of an earlier visit is merged by the version that it began from', async () => {
    const draft = new Editor(aWorksheet({ title: 'Written offline' }));
    const { account, editor, saver } = openSaver({ ...SAVED, editor: draft, hasUnsavedChanges: true });
    account.versions[0] = aWorksheet();
    account.store(aWorksheet({ filename: 'theirs' }));
    expect(await saver.save()).toBe(true);
    expect(editor.document).toMatchObject({ filename: 'theirs', title: 'Written offline' });
  });

  test('the user is asked where that version is stored no more', async () => {
    const draft = new Editor(aWorksheet({ title: 'Written offline' }));
    const { account, saver } = openSaver({ ...SAVED, editor: draft, hasUnsavedChanges: true });
    account.versions[0] = null;
    account.store(aWorksheet({ filename: 'theirs' }));
    expect(await saver.save()).toBe(false);
    expect([saver.state.conflict?.version, await saver.readClashes()]).toEqual([2, null]);
  });

  test.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const)(
    'what both have changed is asked about alone, and keeping %s leaves the rest merged',
    async (choice, name) => {
      const opened = openSaver(SAVED);
      const { account, editor, saver } = opened;
      account.store(aWorksheet({ filename: 'theirs', title: 'Theirs' }));
      opened.name('mine');
      editor.edit(editor.path, setFields, { paper: 'a4' as const }, { name: 'Paper' });
      await saver.save();
      const clashes = (await saver.readClashes())?.clashes ?? [];
      expect(clashes.map(({ key }) => key)).toEqual([':filename']);
      await saver.choose(new Map([[':filename', choice]]));
      expect(account.stored).toMatchObject({ filename: name, title: 'Theirs', paper: 'a4' });
      expect(saver.state).toMatchObject({ status: 'saved', conflict: null });
      editor.undo();
      expect(editor.document).toMatchObject({ filename: 'mine', title: 'The Water Cycle', paper: 'a4' });
    },
  );

  test('two editors that save one after the other come to the same, and then rest', async () => {
    const one = openSaver(SAVED);
    const other = openSaver({ ...SAVED, account: one.account });
    setTitleOf(one, 'One');
    other.name('other');
    expect([await one.saver.save(), await other.saver.save()]).toEqual([true, true]);
    await adoptNewerVersion(one.saver, () => one.account.readCurrent());
    expect(one.editor.document).toEqual(other.editor.document);
    const { version } = one.account;
    await Promise.all([one.saver.save(), other.saver.save()]);
    expect([one.account.version, one.saver.state.status, other.saver.state.status]).toEqual([
      version,
      'saved',
      'saved',
    ]);
  });
});
