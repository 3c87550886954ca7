// @module-tag slow
import { beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { EditorDriver } from '#test/support/editor-driver.ts';
import { openStored } from '#test/support/journey.ts';
import {
  aSavedDocument,
  ask,
  editor,
  email,
  expectPaper,
  openTeachersEditor,
  reopen,
  signUp,
  switchToDriver,
  teacher,
  url,
  waitUntilStored,
} from './teacher.ts';

const SAVE_ERROR = "We couldn't save to your account. Your changes are safe on this device. Try again.";

/** Runs in the page: whether the last of what the editor fetches ahead is there. */
function isFetchedAhead(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => /\/HelpDialog-.*\.js$/.test(name));
}

/** Work that an account has, whatever ends in the middle of it. */
openTeachersEditor({ fetchesAhead: true });
beforeAll(signUp);

describe('with an account', () => {
  test('it is saved 5 s after the last change, by itself', async () => {
    await aSavedDocument('By itself');
    const saving = editor.page.waitForRequest((request) => request.method() === 'PUT');
    await ask('Changed');
    const changed = Date.now();
    await saving;
    expect(Date.now() - changed).toBeGreaterThan(4_000);
    await editor.waitUntilSaved();
  });

  test('a new one is too, under a default name, which Make Printable and Save ask about', async () => {
    await editor.page.goto(url('/new/flashcard'));
    await editor.put(editor.field('Term of new card'), 'gato');
    await editor.waitUntilSaved();
    expect(editor.page.url()).toMatch(/\/edit\//);
    await editor.saveState.click();
    expect(await editor.page.getByLabel('File name').inputValue()).toBe('Untitled Flashcards');
    await editor.page.keyboard.press('Escape');
    await editor.page.reload();
    await expectPaper(/gato/);
    await editor.button('Make Printable').click();
    await editor.page.getByLabel('File name').waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.page.goto(url('/'));
    await editor.page
      .getByRole('link', { name: /Untitled Flashcards.*Draft/ })
      .first()
      .waitFor();
    expect(await editor.page.getByRole('link', { name: /Not saved/ }).count()).toBe(0);
  });

  test('a new one that is left at once is in My documents, and the address of its draft leads to it', async () => {
    await editor.openNew();
    await editor.put(editor.field('Title'), 'Left in a hurry');
    await editor.page.waitForURL(/draft=/);
    const address = editor.page.url();
    await editor.page.getByRole('link', { name: 'Handout' }).click();
    await editor.page
      .getByRole('link', { name: /Left in a hurry.*Draft/ })
      .first()
      .waitFor();
    await editor.page.goto(address);
    await expectPaper(/Left in a hurry/);
    expect(editor.page.url()).toMatch(/\/edit\//);
  });

  test('what a tab without a connection left behind is saved when My documents is opened', async () => {
    await editor.openNew();
    await teacher.context.setOffline(true);
    await editor.put(editor.field('Title'), 'Written on the train');
    await waitUntilStored();
    await editor.page.close();
    await teacher.context.setOffline(false);
    switchToDriver(new EditorDriver(await teacher.context.newPage(), editor.product));
    await editor.page.goto(url('/'));
    await editor.page
      .getByRole('link', { name: /Written on the train.*Draft/ })
      .first()
      .waitFor();
  });

  test('leaving the editor saves at once', async () => {
    await aSavedDocument('Left at once');
    await ask('Changed just now');
    const saved = editor.page.waitForResponse((response) => response.request().method() === 'PUT');
    const address = editor.page.url();
    await editor.page.getByRole('link', { name: 'Handout' }).click();
    expect((await saved).status()).toBe(200);
    const again = await reopen(address, editor.page);
    await expectPaper(/Changed just now/, again);
  });

  test('without a connection it says what is safe, and saves when the connection is back', async () => {
    await aSavedDocument('Offline');
    await editor.page.waitForFunction(isFetchedAhead);
    await teacher.context.setOffline(true);
    await ask('Typed in a tunnel');
    await editor.saveState.click();
    await editor.page.getByRole('alert').getByText(SAVE_ERROR).waitFor();
    expect(await editor.saveState.textContent()).toBe('Not saved. Try again');
    // A dialog that nobody has opened before.
    await editor.page.keyboard.press('ControlOrMeta+Enter');
    await editor.page.getByRole('searchbox', { name: 'Search items' }).waitFor();
    await editor.page.keyboard.press('Escape');
    await teacher.context.setOffline(false);
    await editor.waitUntilSaved();
    await expect.poll(() => editor.page.getByText(SAVE_ERROR).count()).toBe(0);
  });

  test('a page that crashes loses nothing', async () => {
    await aSavedDocument('Crash');
    await ask('Typed before the crash');
    await waitUntilStored();
    const address = editor.page.url();
    const doomed = editor.page;
    await Promise.all([doomed.waitForEvent('crash'), doomed.goto('chrome://crash').catch(() => undefined)]);
    await doomed.close();
    switchToDriver(await reopen(address));
    await expectPaper(/Typed before the crash/);
  });

  test('a server that is killed while saving loses nothing', async () => {
    await aSavedDocument('Power cut');
    await ask('Typed before the power cut');
    const sent = editor.page.waitForRequest((request) => request.method() === 'PUT');
    await editor.saveState.click();
    await sent;
    await editor.product.crashAndRestart();
    await editor.saveState.click();
    await editor.waitUntilSaved();
    const again = await reopen(editor.page.url(), editor.page);
    await expectPaper(/Typed before the power cut/, again);
  });

  test('a session that ends while saving asks to log in and loses nothing', async () => {
    await aSavedDocument('Session');
    await ask('Typed as the session ended');
    await teacher.context.clearCookies();
    const refused = { status: 401, json: { message: 'Unauthorized' } };
    await editor.page.route('**/api/documents/*', (route) => route.fulfill(refused));
    await editor.saveState.click();
    await editor.dialog.getByLabel('Password', { exact: true }).waitFor();
    await editor.page.unroute('**/api/documents/*');
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
    await editor.page.getByText('Your session has ended. Your changes are safe on this device.').waitFor();
    await editor.button('Log in again').click();
    await editor.logIn(email);
    await editor.waitUntilSaved();
    const again = await reopen(editor.page.url(), editor.page);
    await expectPaper(/Typed as the session ended/, again);
  });

  test('an address that needs an account asks for it, and goes on there', async () => {
    await aSavedDocument('Members only');
    const address = editor.page.url();
    await teacher.context.clearCookies();
    await editor.page.goto(address);
    await editor.page.getByRole('heading', { name: 'Please log in' }).waitFor();
    await editor.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await editor.logIn(email);
    await expectPaper(/Members only/);
  });

  test('signed out, a reload says that the last changes wait, and shows them after logging in', async () => {
    await aSavedDocument('Signed out');
    const refused = { status: 401, json: { message: 'Unauthorized' } };
    await editor.page.route('**/api/documents/*', (route) => route.fulfill(refused));
    await ask('Typed before the reload');
    await teacher.context.clearCookies();
    await editor.page.reload();
    await editor.page.unroute('**/api/documents/*');
    await editor.page.getByRole('heading', { name: 'Please log in' }).waitFor();
    await editor.page.getByText(/last changes are not in the account yet/).waitFor();
    expect(await listViolations(editor.page)).toEqual([]);
    await editor.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await editor.logIn(email);
    await expectPaper(/Typed before the reload/);
  });

  test('a document of more than 4 MB is refused in words and stays on the device', async () => {
    const data = { instruction: 'x'.repeat(20_000) };
    const items = Array.from({ length: 215 }, (_, index) => ({
      id: `text-${index}`,
      type: 'basic_text',
      hide: true,
      data,
    }));
    await openStored(editor, aWorksheet({ title: 'Too large', items }), 'draft-large');
    await editor.saveState.click();
    await editor.page
      .getByText('This document is larger than 4 MB. Your changes are safe on this device.')
      .waitFor();
    await editor.page.goto(url('/'));
    await editor.page
      .getByRole('link', { name: /Too large|Water cycle.*Not saved/ })
      .first()
      .waitFor();
  });
});
