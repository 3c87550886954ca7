import { describe, expect, test, vi } from 'vitest';
import { SAVE_ERROR } from './save-failure.ts';
import { SaveRejected } from './save-types.ts';
import { openSaver, SAVED } from './testing.ts';

describe('when something goes wrong', () => {
  test('a failure says that the changes are safe, and the device has them', async () => {
    const { account, rows, saver, name } = openSaver(SAVED);
    account.fails = true;
    name('one');
    expect(await saver.save()).toBe(false);
    expect(saver.state).toMatchObject({ status: 'error', error: SAVE_ERROR });
    await vi.waitFor(() => expect(rows.get('doc')?.document.filename).toBe('one'));
    account.fails = false;
    expect(await saver.save()).toBe(true);
  });

  test('what was typed while the first save was under way stays on the device', async () => {
    const { account, rows, saver, name } = openSaver();
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
    const { account, saver, name } = openSaver(SAVED);
    account.fails = true;
    name('one');
    await saver.save();
    account.fails = false;
    await saver.retry();
    expect(account.stored?.filename).toBe('one');
    expect(saver.state).toMatchObject({ status: 'saved', error: null });
  });

  test('a document that the account will not take says why', async () => {
    const { account, saver, name } = openSaver(SAVED);
    account.refuses = new SaveRejected('This document is larger than 4 MB.');
    name('one');
    expect(await saver.save()).toBe(false);
    expect(saver.state.error).toBe(
      'This document is larger than 4 MB. Your changes are safe on this device.',
    );
  });

  test('an account that takes no more for a while is left alone until then, and gets all of it by itself', async () => {
    vi.useFakeTimers();
    const { account, rows, saver, name } = openSaver(SAVED);
    account.refuses = new SaveRejected('That is the most. Try again in 20 minutes.', 1200);
    name('one');
    expect(await saver.save()).toBe(false);
    expect(saver.state.error).toBe(
      'That is the most. Try again in 20 minutes. Your changes are safe on this device and will then be saved by themselves.',
    );
    name('two');
    await vi.advanceTimersByTimeAsync(1_199_000);
    expect(account.reads).toBe(1);
    expect(rows.get('doc')?.document.filename).toBe('two');
    account.refuses = null;
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(saver.state).toMatchObject({ status: 'saved', error: null }));
    expect(account.stored?.filename).toBe('two');
  });

  test('what failed is tried again by itself, and says so until it went well; a closed editor tries no more', async () => {
    vi.useFakeTimers();
    const { account, saver, name, stop } = openSaver(SAVED);
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
    const { account, rows, saver, name } = openSaver(SAVED);
    account.isNewer = true;
    name('typed');
    expect(await saver.save()).toBe(false);
    expect(saver.state.outdated).toBe(true);
    name('and more');
    await vi.advanceTimersByTimeAsync(20_000);
    await saver.retry();
    await saver.leave();
    vi.useRealTimers();
    expect(account.reads).toBe(1);
    expect(rows.get('doc')).toMatchObject({ base: 1, document: { filename: 'and more' } });
  });

  test('a lost answer to the first save makes no second document', async () => {
    const { account, saver, name } = openSaver();
    account.losesAnswers = true;
    name('one');
    expect(await saver.save()).toBe(false);
    account.losesAnswers = false;
    name('two');
    expect(await saver.save()).toBe(true);
    expect(account.version).toBe(2);
    expect(account.stored?.filename).toBe('two');
  });

  test('a lost answer to a later save is no conflict with oneself', async () => {
    const { account, saver, name } = openSaver(SAVED);
    account.losesAnswers = true;
    name('one');
    await saver.save();
    account.losesAnswers = false;
    name('two');
    expect(await saver.save()).toBe(true);
    expect(saver.state.conflict).toBeNull();
    expect(account.stored?.filename).toBe('two');
  });

  test('a lost answer is no conflict with oneself either where another save failed since', async () => {
    const { account, rows, saver, name } = openSaver(SAVED);
    account.losesAnswers = true;
    name('one');
    await saver.save();
    Object.assign(account, { losesAnswers: false, fails: true });
    name('two');
    await saver.save();
    await vi.waitFor(() => expect(rows.get('doc')?.unanswered).toHaveLength(2));
    account.fails = false;
    name('three');
    expect(await saver.save()).toBe(true);
    expect(saver.state.conflict).toBeNull();
    expect(account.stored?.filename).toBe('three');
  });

  test('a document that belongs to somebody else is never called saved', async () => {
    const { account, saver, name } = openSaver(SAVED);
    name('one');
    account.user = 'somebody else';
    expect(await saver.save()).toBe(false);
    expect(saver.state.status).toBe('error');
  });
});
