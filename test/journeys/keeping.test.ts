import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '../support/builders.ts';
import { anEmail, EditorDriver } from '../support/editor-driver.ts';
import { aJourney, openKept, type Visitor } from '../support/journey.ts';

/** Nothing typed is lost: closed tabs, dead networks, ended sessions, other tabs, other people. */
const journey = aJourney();
const email = anEmail();
let teacher: Visitor;
let editor: EditorDriver;

const SAVE_ERROR = "We couldn't save to your account. Your changes are safe on this device. Try again.";

beforeAll(async () => {
  teacher = await journey.visitor();
  editor = teacher.editor;
});
/** Refusals and lost connections are what this is about. */
const EXPECTED = /Failed to load resource|Please log in|is not yours|could not be fetched/;
afterAll(() => expect(teacher.faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]));

const url = (path: string) => `${journey.product.url}${path}`;
const question = (driver = editor) => driver.field('Question', driver.frame);
const expectPaper = (text: RegExp, driver = editor) =>
  expect.poll(() => driver.paper.textContent()).toMatch(text);

/** Opens the first item and asks something else in it. */
async function ask(text: string, driver = editor) {
  if ((await driver.frame.count()) === 0) await driver.row(0).click();
  await driver.put(question(driver), text);
}
const isKept = (driver = editor) =>
  driver.page.locator('.save-state[title="Kept on this device."]').waitFor();

let kept = 0;
/** A document in the teacher's account, open in the editor. */
async function aSavedDocument(title: string) {
  await openKept(editor, aWorksheet({ title, filename: title }), `draft-${++kept}`);
  await editor.saveState.click();
  await editor.isSaved();
}
async function reopened(address = editor.page.url(), page?: Page): Promise<EditorDriver> {
  const driver = new EditorDriver(page ?? (await teacher.context.newPage()), journey.product);
  await driver.page.goto(address);
  await driver.paper.waitFor();
  return driver;
}

describe('without an account', () => {
  test('work that was not saved is found again, told from new work, and can be put aside', async () => {
    await editor.openNew();
    await editor.put(editor.field('Title'), 'Left behind');
    await isKept();
    await editor.openNew();
    await expectPaper(/Left behind/);
    await editor.page.getByText('This is your unsaved work of').waitFor();
    await editor.button('Start a new one').click();
    await expectPaper(/Untitled Worksheet/);
    await editor.page.reload();
    await expectPaper(/Untitled Worksheet/);
    await editor.page.goto(url('/'));
    await editor.page.getByRole('link', { name: /Left behind.*Not saved/ }).click();
    await expectPaper(/Left behind/);
  });

  test('two tabs never write one draft', async () => {
    await openKept(editor, aWorksheet({ title: 'First tab' }));
    const second = await reopened(url('/new/worksheet'));
    await second.put(second.field('Title'), 'Second tab');
    await isKept(second);
    await ask('Typed in the first tab');
    await isKept();
    await second.page.close();
    await editor.page.reload();
    await expectPaper(/First tab.*Typed in the first tab/);
  });

  test('signing up takes the draft along, and the device lets go of it', async () => {
    await openKept(editor, aWorksheet({ title: 'Before I had an account' }));
    await editor.button('Zoom out').click();
    const zoom = await editor.page.locator('.zoom-percent').textContent();
    await editor.saveState.click();
    await editor.signUp(email);
    await editor.isSaved();
    expect(editor.page.url()).toMatch(/\/edit\//);
    await editor.page.reload();
    await expectPaper(/Before I had an account/);
    expect(await editor.page.locator('.zoom-percent').textContent()).toBe(zoom);
    await editor.page.goto(url('/'));
    await editor.page.getByRole('link', { name: /Water cycle.*Draft/ }).waitFor();
    expect(await editor.page.getByRole('link', { name: /Before I had an account.*Not saved/ }).count()).toBe(
      0,
    );
  });
});

test('where the browser forbids local storage the editor works all the same', async () => {
  const visitor = await journey.visitor();
  await visitor.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await visitor.editor.openNew();
  await visitor.editor.put(visitor.editor.field('Title'), 'Private window');
  await visitor.editor.button('Zoom out').click();
  await expectPaper(/Private window/, visitor.editor);
  await isKept(visitor.editor);
  expect(visitor.faults).toEqual([]);
});

describe('with an account', () => {
  test('it is saved 5 s after the last change, by itself', async () => {
    await aSavedDocument('By itself');
    const saving = editor.page.waitForRequest((request) => request.method() === 'PUT');
    await ask('Changed');
    const changed = Date.now();
    await saving;
    expect(Date.now() - changed).toBeGreaterThan(4_000);
    await editor.isSaved();
  });

  test('leaving the editor saves at once', async () => {
    await aSavedDocument('Left at once');
    await ask('Changed just now');
    const saved = editor.page.waitForResponse((response) => response.request().method() === 'PUT');
    const address = editor.page.url();
    await editor.page.getByRole('link', { name: 'Handout' }).click();
    expect((await saved).status()).toBe(200);
    const again = await reopened(address, editor.page);
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
    await editor.isSaved();
    await expect.poll(() => editor.page.getByText(SAVE_ERROR).count()).toBe(0);
  });

  test('a page that crashes loses nothing', async () => {
    await aSavedDocument('Crash');
    await ask('Typed before the crash');
    await isKept();
    const address = editor.page.url();
    const doomed = editor.page;
    await Promise.all([doomed.waitForEvent('crash'), doomed.goto('chrome://crash').catch(() => undefined)]);
    await doomed.close();
    editor = await reopened(address);
    await expectPaper(/Typed before the crash/);
  });

  test('a server that is killed while saving loses nothing', async () => {
    await aSavedDocument('Power cut');
    await ask('Typed before the power cut');
    const sent = editor.page.waitForRequest((request) => request.method() === 'PUT');
    await editor.saveState.click();
    await sent;
    await journey.product.crashAndRestart();
    await editor.saveState.click();
    await editor.isSaved();
    const again = await reopened(editor.page.url(), editor.page);
    await expectPaper(/Typed before the power cut/, again);
  });

  test('a session that ends while saving asks to log in and loses nothing', async () => {
    await aSavedDocument('Session');
    await ask('Typed as the session ended');
    await teacher.context.clearCookies();
    const refused = { status: 401, json: { message: 'Unauthorized' } };
    await editor.page.route('**/api/documents/*', (route) => route.fulfill(refused));
    await editor.saveState.click();
    await editor.dialog.getByLabel('Password').waitFor();
    await editor.page.unroute('**/api/documents/*');
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
    await editor.page.getByText('Your session has ended. Your changes are safe on this device.').waitFor();
    await editor.button('Log in again').click();
    await editor.logIn(email);
    await editor.isSaved();
    const again = await reopened(editor.page.url(), editor.page);
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

  test('a document of more than 4 MB is refused in words and stays on the device', async () => {
    const data = { instruction: 'x'.repeat(20_000) };
    const items = Array.from({ length: 215 }, (_, index) => ({
      id: `text-${index}`,
      type: 'basic_text',
      hide: true,
      data,
    }));
    await openKept(editor, aWorksheet({ title: 'Too large', items }), 'draft-large');
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

test('what of a page does not arrive leaves the rest standing, and is there after a reload', async () => {
  const { page } = editor;
  const late = /\/assets\/(DocumentList|AvatarMenu|GalleryPage)-[^/]*\.js$/;
  await page.route(late, (route) => route.abort());
  await page.goto(url('/'));
  await page.getByRole('alert').getByText('This could not be fetched.').waitFor();
  await page.getByRole('link', { name: 'See what others have made' }).click();
  await page.getByRole('alert').getByText('This page could not be fetched.').waitFor();
  await page.goBack();
  await page.getByRole('alert').getByText('This could not be fetched.').waitFor();
  await page.unroute(late);
  await editor.button('Reload').click();
  await page
    .getByRole('link', { name: /Water cycle.*Draft/ })
    .first()
    .waitFor();
});

describe('the same document in two tabs', () => {
  /** Both tabs have typed; the second one was saved first. */
  async function aConflict(title: string): Promise<EditorDriver> {
    await aSavedDocument(title);
    const second = await reopened();
    await ask('From the first tab');
    await ask('From the second tab', second);
    await second.saveState.click();
    await second.isSaved();
    await editor.saveState.click();
    await editor.page.getByText('This document was changed somewhere else').waitFor();
    await editor.page.getByText('Both copies are kept until you choose.').waitFor();
    return second;
  }

  test('both copies stand until the person chooses, whatever either tab does', async () => {
    const second = await aConflict('Both stay');
    await ask('Once more from the second tab', second);
    await second.saveState.click();
    await second.isSaved();
    await second.page.close();
    await editor.page.reload();
    await expectPaper(/From the first tab/);
    await editor.page.getByText('Both copies are kept until you choose.').waitFor();
    await editor.button('Keep this copy').click();
    await editor.isSaved();
    const again = await reopened(editor.page.url(), editor.page);
    await expectPaper(/From the first tab/, again);
  });

  test('the other copy can be used, and mine comes back with Undo', async () => {
    const second = await aConflict('Use theirs');
    await second.page.close();
    await editor.button('Use the other copy').click();
    await expectPaper(/From the second tab/);
    await editor.isSaved();
    await editor.undo();
    await expectPaper(/From the first tab/);
  });
});

describe('somebody else', () => {
  test('finds words and a way on at an address that is not theirs', async () => {
    await aSavedDocument('Mine alone');
    const address = editor.page.url();
    await ask('Never sent');
    await isKept();
    await teacher.context.setOffline(true);
    await editor.page.close();
    await teacher.context.setOffline(false);
    editor = new EditorDriver(await teacher.context.newPage(), journey.product);
    await editor.page.goto(url('/'));
    await editor.button(new RegExp(`account of ${email}`)).click();
    await editor.page.getByRole('menuitem', { name: 'Log out' }).click();
    await editor.page.getByText('With an account your documents are kept here').waitFor();
    await editor.button('Log in or sign up').click();
    await editor.dialog.getByText('Sign up', { exact: true }).click();
    await editor.signUp(anEmail());
    await editor.page.getByText('What you save stands here.').waitFor();
    await editor.page.goto(address);
    await editor.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    expect(await editor.page.getByText('Never sent').count()).toBe(0);
    await editor.page.goto(url('/new/poem'));
    await editor.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await editor.page.getByRole('link', { name: 'To the start page' }).click();
    await editor.page.getByText('What would you like to make?').waitFor();
  });

  test('sees work that no account has as not saved', async () => {
    await openKept(editor, aWorksheet({ title: 'Nobody', items: [anOpenResponse()] }), 'draft-nobody');
    expect(await editor.saveState.textContent()).toBe('Save');
  });
});

/** Runs in the page: whether the last of what the editor fetches ahead is there. */
function isFetchedAhead(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => /\/HelpDialog-.*\.js$/.test(name));
}
