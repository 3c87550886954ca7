import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '../support/axe.ts';
import { aWorksheet } from '../support/builders.ts';
import { describeFocused } from '../support/describe-focused.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, listStoredDrafts, openStored, type Visitor } from '../support/journey.ts';
import { readPdf } from '../support/pdf.ts';

/** An account from its first publish to its end, on two devices. */
const journey = aJourney({ ownProduct: {} });
const email = anEmail();
let here: Visitor;
let there: Visitor;
let editor: EditorDriver;

beforeAll(async () => {
  [here, there] = await Promise.all([journey.visitor({ newcomer: true }), journey.visitor()]);
  editor = here.editor;
});
/** Sessions that ended, and pages that are gone, say so. */
const EXPECTED = /Failed to load resource|Please log in/;
afterAll(() => expect([...here.faults, ...there.faults].filter((it) => !EXPECTED.test(it))).toEqual([]));

const url = (path: string) => `${journey.product.url}${path}`;
const expectClean = async () => expect(await listViolations(editor.page)).toEqual([]);
const dialog = (name: string) => editor.page.getByRole('dialog', { name });
let published = '';

describe('the first publish', () => {
  test('asks who the person is, as often as they step back, and wants an answer', async () => {
    await openStored(editor, aWorksheet({ title: 'Rain', filename: '' }));
    await editor.button('Make Printable').click();
    await editor.dialog.waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
    await editor.button('Make Printable').click();
    await editor.signUp(email);
    const asked = dialog('Before your first printable');
    await asked.waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
    await editor.button('Make Printable').click();
    expect(await asked.getByRole('radio', { checked: true }).count()).toBe(0);
    await asked.getByRole('button', { name: 'Continue' }).click();
    await asked.getByText('This is a required field.').waitFor();
    expect(await asked.getByRole('switch', { name: 'Send me news by e-mail' }).isChecked()).toBe(false);
    await asked.getByText('Parent', { exact: true }).click();
    await asked.getByText('Grades of your children').waitFor();
    await asked.getByText('Other', { exact: true }).click();
    await asked.getByRole('button', { name: 'Continue' }).click();
    await asked.getByText('Please specify the occupation.').waitFor();
    await expectClean();
    await asked.getByLabel('Occupation').fill('Librarian');
    await asked.getByText('Grade 2', { exact: true }).click();
    await asked.getByRole('button', { name: 'Continue' }).click();
    await editor.toast("You're all set").waitFor();
    const taught = dialog('Make Printable').getByRole('checkbox', { name: 'Grade 2', exact: true });
    await expect.poll(() => taught.isChecked()).toBe(true);
  });

  test('asks once: the next time the way is free', async () => {
    await editor.page.keyboard.press('Escape');
    // Through all the dialogs, the focus is where the first of them was opened.
    await expect.poll(() => describeFocused(editor.page)).toBe('button "Make Printable"');
    await editor.publish(['Science'], []);
    published = editor.page.url();
  });
});

describe('what is counted', () => {
  test('names the document from its first save on, before it is opened again', async () => {
    await openStored(there.editor, aWorksheet({ title: 'Written there', filename: 'There' }), 'draft-there');
    await there.editor.saveState.click();
    await there.editor.logIn(email);
    await there.editor.waitUntilSaved();
    const event = there.page.waitForRequest('**/api/events');
    await there.editor.button('Style').click();
    expect((await event).postDataJSON()).toMatchObject({
      name: 'header_styles_clicked',
      document_id: expect.stringMatching(/^[\w-]+$/),
    });
  });
});

describe('a forgotten password', () => {
  test('is replaced by a mailed code, and its sessions end everywhere but here', async () => {
    await editor.button(/account of/).click();
    await editor.page.getByRole('menuitem', { name: 'Log out' }).click();
    await editor.button('Log in', editor.page.locator('.top-bar')).click();
    await editor.dialog.getByLabel('E-mail').fill(email);
    await editor.dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    expect(await editor.dialog.getByLabel('E-mail').inputValue()).toBe(email);
    await expectClean();
    await editor.dialog.getByRole('button', { name: 'Send a code' }).click();
    await editor.dialog.getByLabel('Code').fill('000000');
    await editor.dialog.getByLabel('New password', { exact: true }).fill('short');
    await editor.dialog.getByRole('button', { name: 'Set password' }).click();
    await editor.dialog.getByText('A password needs 8 or more characters.').waitFor();
    await editor.dialog.getByLabel('New password', { exact: true }).fill('another password');
    await editor.dialog.getByRole('button', { name: 'Set password' }).click();
    await editor.dialog.getByText('That code is not right, or its time is over.').waitFor();
    await expectClean();
    const first = await journey.product.codeFor(email);
    await editor.dialog.getByRole('button', { name: 'Send a new code' }).click();
    await editor.toast(`If there is an account for ${email}, a new code is on its way`).waitFor();
    const second = await journey.product.codeFor(email);
    expect(second).not.toBe(first);
    await editor.dialog.getByLabel('Code').fill(second);
    await editor.dialog.getByRole('button', { name: 'Set password' }).click();
    await dialog('Your Handout account').waitFor({ state: 'detached' });
    await editor.button(/account of/).waitFor();
  });

  const logInThere = async () => {
    const asked = there.page.getByRole('dialog', { name: 'Your Handout account' });
    await asked.getByLabel('E-mail').fill(email);
    await asked.getByLabel('Password', { exact: true }).fill('another password');
    await asked.getByRole('button', { name: 'Log in', exact: true }).click();
    await asked.waitFor({ state: 'detached' });
  };

  /** An access token is good for an hour: here it is over at the next such call. */
  const tokenIsOver = async (calls: string) => {
    let isOver = true;
    // The route stays: taken away while the next call is on its way, it would hold that for good.
    await there.page.route(calls, (route) => {
      if (!isOver) return route.fallback();
      isOver = false;
      return route.fulfill({ status: 401, json: { message: 'Unauthorized' } });
    });
  };

  test('costs the other device its session: Make Printable leads to log-in and comes back with what was written', async () => {
    // Whether the save by itself finds that out or the button.
    await tokenIsOver('**/api/documents/**');
    await there.editor.write(there.editor.field('Title'), 'Written later');
    await there.editor.button('Make Printable').click();
    await there.page.getByText('Your session has ended. Log in to go on').waitFor();
    await logInThere();
    await there.page.getByRole('dialog', { name: 'Make Printable' }).waitFor();
    await there.editor.waitUntilSaved();
    await expect.poll(() => there.editor.paper.textContent()).toContain('Written later');
  });

  test('at the last step of publishing, too, asks to log in and goes on from there', async () => {
    await there.context.clearCookies();
    await tokenIsOver('**/api/documents/*/publish');
    const asked = there.page.getByRole('dialog', { name: 'Make Printable' });
    await asked.getByRole('button', { name: 'Make Printable' }).click();
    await logInThere();
    await there.page.waitForURL(/\/d\/[\w-]+\/written-later$/);
    await there.page.getByRole('link', { name: 'Edit' }).click();
    await there.editor.paper.waitFor();
  });

  test('keeps on a device whose session is gone what was written there', async () => {
    await there.editor.openSection('Header');
    await there.editor.write(there.editor.field('Title'), 'Written last');
    await expect
      .poll(async () => JSON.stringify(await listStoredDrafts(there.editor)))
      .toContain('Written last');
    await there.context.clearCookies();
    await there.page.reload();
    await there.page.getByRole('heading', { name: 'Please log in' }).waitFor();
    await there.editor.button('Log in', there.page.getByRole('main')).click();
    await logInThere();
    await there.editor.paper.waitFor();
    await expect.poll(() => there.editor.paper.textContent()).toContain('Written last');
    await there.editor.waitUntilSaved();
  });
});

describe('the account page', () => {
  test('keeps who somebody is and that nothing is counted', async () => {
    const counted: string[] = [];
    editor.page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) counted.push(request.postData() ?? '');
    });
    await editor.page.goto(url('/new/worksheet'));
    for (const clicks of [1, 2]) {
      await editor.button('Style').click();
      await expect.poll(() => counted.join().match(/header_styles_clicked/g)?.length).toBe(clicks);
    }
    await editor.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => counted.join()).toContain('page_hidden');
    await editor.page.goto(url('/account'));
    await editor.page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    expect(await editor.page.getByLabel('Occupation', { exact: true }).inputValue()).toBe('Librarian');
    expect(await editor.page.getByRole('switch', { name: 'Send me news by e-mail' }).isChecked()).toBe(false);
    await expect.poll(() => editor.page.locator('.button-filled').count()).toBe(1);
    await expectClean();
    await editor.page.getByRole('main').getByText('Parent', { exact: true }).click();
    await editor.button('Save', editor.page.getByRole('main')).click();
    await editor.toast('Your account is saved').waitFor();
    await editor.page.locator('label', { hasText: 'Count how I use the editor' }).click();
    await expect
      .poll(() => editor.page.getByRole('switch', { name: 'Count how I use the editor' }).isChecked())
      .toBe(false);
    const before = counted.length;
    await editor.page.getByRole('link', { name: 'Handout: start page' }).click();
    await editor.page.getByRole('link', { name: /^Worksheet/ }).click();
    await editor.paper.waitFor();
    await editor.button('Style').click();
    await editor.page.goto(url('/account'));
    await editor.page.getByRole('button', { name: 'Download everything' }).waitFor();
    expect(counted.slice(before)).toEqual([]);
  });

  test('keeps a name, which the menu shows above the e-mail and nobody else sees', async () => {
    const main = editor.page.getByRole('main');
    const name = main.getByRole('textbox', { name: 'Name' });
    const save = async (typed: string) => {
      await name.fill(typed);
      await editor.button('Save', main).click();
      await editor.toast('Your account is saved').last().waitFor();
    };
    expect(await name.inputValue()).toBe('');
    await save('  \u202eMaria \t Rivera ');
    await editor.button(`MR: account of Maria Rivera, ${email}`).click();
    const head = editor.page.getByRole('menu', { name: 'Account' }).locator('.menu-head');
    await expect.poll(() => head.locator('> *').allTextContents()).toEqual(['Maria Rivera', email]);
    await expectClean();
    await editor.page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Maria Rivera');
    await editor.page.reload();
    await expect.poll(() => name.inputValue()).toBe('Maria Rivera');
    const stranger = await journey.visitor();
    const answers: string[] = [];
    stranger.page.on('response', async (answer) => {
      if (answer.url().includes('/api/')) answers.push(await answer.text().catch(() => ''));
    });
    for (const address of [published, url('/gallery')]) {
      await stranger.page.goto(address);
      await stranger.page.getByText('Rain', { exact: true }).first().waitFor();
    }
    expect(answers.join()).toContain('Rain');
    expect(answers.join() + (await stranger.page.content())).not.toContain('Rivera');
  });

  test('gives all that somebody has in one file', async () => {
    const download = editor.page.waitForEvent('download');
    await editor.button('Download everything').click();
    const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
    const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
    expect(account.user).toMatchObject({ email, name: 'Maria Rivera', occupation: 'p', tracking_off: true });
    const pdfs = Object.entries(files).filter(([name]) => name.startsWith('PDFs/'));
    expect(pdfs.map(([name]) => name).sort()).toEqual([
      'PDFs/Rain (answer key).pdf',
      'PDFs/Rain.pdf',
      'PDFs/There (answer key).pdf',
      'PDFs/There.pdf',
    ]);
    const [sheet] = await readPdf(files['PDFs/Rain.pdf'] ?? new Uint8Array());
    expect(sheet?.text).toContain('Rain');
    expect(account.security).toHaveProperty('sessions');
    expect(account).toMatchObject({ bank_links: [], help_requests: [] });
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Not in it:');
    expect(JSON.parse(strFromU8(files['trash.json'] ?? new Uint8Array()))).toEqual([]);
    const versions = Object.keys(files).filter((name) => name.startsWith('versions/'));
    expect(versions.map((name) => strFromU8(files[name] ?? new Uint8Array())).join()).toMatch(/Rain/);
    const documents = Object.keys(files).filter((name) => name.startsWith('documents/'));
    const texts = documents.map((name) => strFromU8(files[name] ?? new Uint8Array())).join();
    expect(documents).toHaveLength(2);
    expect(texts).toMatch(/Rain/);
    expect(texts).toMatch(/Written/);
  });

  test('changes the password by a mailed code, and stays signed in', async () => {
    await editor.page.goto(url('/account'));
    await editor.button('Change password').click();
    await editor.dialog.getByRole('button', { name: 'Send a code' }).click();
    await editor.dialog.getByLabel('Code').waitFor();
    await expectClean();
    await editor.dialog.getByLabel('Code').fill(await journey.product.codeFor(email));
    await editor.dialog.getByLabel('New password', { exact: true }).fill('a third password');
    await editor.dialog.getByRole('button', { name: 'Set password' }).click();
    await editor.toast('Your new password is set').waitFor();
    expect(await editor.page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(email);
  });

  test('takes a name back where it is emptied or only spaces, and the e-mail stands alone again', async () => {
    const main = editor.page.getByRole('main');
    const name = main.getByRole('textbox', { name: 'Name' });
    await name.fill('   ');
    await editor.button('Save', main).click();
    await editor.button(new RegExp(`: account of ${email}$`)).waitFor();
    expect(await name.inputValue()).toBe('');
  });

  test('deletes the account and everything in it, once its address is typed', async () => {
    await editor.button('Delete my account').click();
    const asked = editor.page.getByRole('alertdialog', { name: 'Delete my account' });
    await asked.getByRole('button', { name: 'Delete everything' }).click();
    await asked.getByText('This is not the address of this account.').waitFor();
    await expectClean();
    await asked.getByRole('textbox').fill(email);
    await asked.getByRole('button', { name: 'Delete everything' }).click();
    await editor.toast('Your account is deleted').waitFor();
    const gone = there.page.getByText('There is nothing here');
    await expect
      .poll(async () => {
        await there.page.goto(published);
        await gone
          .or(there.page.getByRole('heading', { name: 'Rain' }))
          .first()
          .waitFor();
        return gone.isVisible();
      })
      .toBe(true);
    await editor.button('Log in', editor.page.locator('.top-bar')).click();
    await editor.dialog.getByLabel('E-mail').fill(email);
    await editor.dialog.getByLabel('Password', { exact: true }).fill('a third password');
    await editor.dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await editor.dialog.getByText('The e-mail address or the password is not right.').waitFor();
  });
});
