// @module-tag slow
import { beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { anEmail, EditorDriver } from '#test/support/editor-driver.ts';
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

/** Pages that do not arrive, other tabs, other people. */
openTeachersEditor();
beforeAll(signUp);

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

/** The same document on another device of theirs, which follows none of their tabs here. */
async function onAnotherDevice(): Promise<EditorDriver> {
  const browser = teacher.context.browser();
  if (!browser) throw new Error('The context has no browser');
  const context = await browser.newContext({ storageState: await teacher.context.storageState() });
  const page = await context.newPage();
  page.once('close', () => void context.close());
  return reopen(editor.page.url(), page);
}

describe('the same document in two tabs', () => {
  test('the second tab follows letter by letter, also without a connection, and both end in the account', async () => {
    const items = [anOpenResponse('First?', 'a'), anOpenResponse('Second?', 'b')];
    await openStored(editor, aWorksheet({ title: 'Live', filename: 'Live', items }), 'draft-live');
    await editor.saveState.click();
    await editor.waitUntilSaved();
    const second = await reopen();
    await second.row(1).click();
    await editor.row(0).click();
    await teacher.context.setOffline(true);
    await editor.field('Question', editor.frame).press('End');
    for (const letter of 'now') {
      await editor.page.keyboard.type(letter);
      await expectPaper(new RegExp(`First\\?.*${letter}`), second);
    }
    await second.field('Question', second.frame).press('End');
    await second.page.keyboard.type(' too');
    for (const tab of [editor, second]) await expectPaper(/First\?now.*Second\? too/, tab);
    await teacher.context.setOffline(false);
    for (const tab of [editor, second]) await tab.waitUntilSaved();
    expect(await editor.page.getByText('This document was changed somewhere else').count()).toBe(0);
    await second.page.close();
    const again = await reopen(editor.page.url(), editor.page);
    await expectPaper(/First\?now.*Second\? too/, again);
  });

  test('a tab that is opened later has what the first one has not saved yet', async () => {
    await aSavedDocument('Later');
    await teacher.context.setOffline(true);
    await ask('Not in the account');
    await waitUntilStored();
    // The account answers the second tab, and no save of the first one.
    await editor.page.route(/\/documents\//, (route) => route.abort());
    await teacher.context.setOffline(false);
    const second = await reopen();
    await expectPaper(/Not in the account/, second);
    await editor.page.unroute(/\/documents\//);
    await second.page.close();
    await editor.page.bringToFront();
    await editor.saveState.click();
    await editor.waitUntilSaved();
  });

  /** Both devices have typed; the second one was saved first. */
  async function aConflict(title: string): Promise<EditorDriver> {
    await aSavedDocument(title);
    const second = await onAnotherDevice();
    await ask('From the first tab');
    await ask('From the second tab', second);
    await second.saveState.click();
    await second.waitUntilSaved();
    await editor.saveState.click();
    await editor.page.getByText('This document was changed somewhere else').waitFor();
    await editor.page.getByText('Both copies are kept until you choose.').waitFor();
    return second;
  }

  test('both copies stand until the person chooses, whatever either tab does', async () => {
    const second = await aConflict('Both stay');
    await ask('Once more from the second tab', second);
    await second.saveState.click();
    await second.waitUntilSaved();
    await second.page.close();
    await editor.page.reload();
    await expectPaper(/From the first tab/);
    await editor.page.getByText('Both copies are kept until you choose.').waitFor();
    // No save helps before the choice, so the save state leads to it.
    await editor.saveState.click();
    expect(await editor.page.locator(':focus').textContent()).toBe('Keep mine');
    await ask('From the first tab');
    await editor.button('Keep mine').click();
    await editor.waitUntilSaved();
    const field = editor.field('Question', editor.frame);
    await expect.poll(() => field.evaluate((node) => node === node.ownerDocument.activeElement)).toBe(true);
    const again = await reopen(editor.page.url(), editor.page);
    await expectPaper(/From the first tab/, again);
  });

  test('the other copy can be used, and mine comes back with Undo', async () => {
    const second = await aConflict('Use theirs');
    await second.page.close();
    await editor.button('Keep theirs').click();
    await expectPaper(/From the second tab/);
    await editor.waitUntilSaved();
    await editor.undo();
    await expectPaper(/From the first tab/);
  });

  test('the other copy is used as it is by then', async () => {
    const second = await aConflict('Gone on');
    await ask('Later from the second tab', second);
    await second.saveState.click();
    await second.waitUntilSaved();
    await second.page.close();
    await editor.button('Keep theirs').click();
    await expectPaper(/Later from the second tab/);
    await ask('And then from the first');
    await editor.saveState.click();
    await editor.waitUntilSaved();
    expect(await editor.page.getByText('This document was changed somewhere else').count()).toBe(0);
  });

  test('a worksheet that was opened empty shows the first item that the other tab adds', async () => {
    await openStored(editor, aWorksheet({ title: 'Empty', filename: 'Empty', items: [] }), 'draft-empty');
    await editor.saveState.click();
    await editor.waitUntilSaved();
    const second = await reopen(editor.page.url(), await teacher.context.newPage());
    await second.page.getByText('Add your first item').waitFor();
    await editor.addItem('Open Response');
    await editor.put(editor.field('Question', editor.frame), 'The first one');
    await editor.saveState.click();
    await editor.waitUntilSaved();
    await expectPaper(/The first one/, second);
    await second.page.close();
  });

  test('what the tabs change apart is merged by itself, and the second follows the first while nobody types', async () => {
    const items = [anOpenResponse('First?', 'a'), anOpenResponse('Second?', 'b')];
    await openStored(editor, aWorksheet({ title: 'Apart', filename: 'Apart', items }), 'draft-apart');
    await editor.saveState.click();
    await editor.waitUntilSaved();
    const second = await reopen();
    await ask('From the first tab');
    await second.row(1).click();
    await second.put(second.field('Question', second.frame), 'From the second tab');
    for (const tab of [editor, second]) await expectPaper(/From the first tab.*From the second tab/, tab);
    for (const tab of [editor, second]) await tab.waitUntilSaved();
    expect(await editor.page.getByText('This document was changed somewhere else').count()).toBe(0);
    await editor.undo();
    await expectPaper(/First\?.*From the second tab/);
    await expectPaper(/First\?.*From the second tab/, second);
    await second.page.close();
  });

  test('what both have changed is shown side by side, and both can be kept', async () => {
    const second = await aConflict('Side by side');
    await second.page.close();
    await editor.button('Compare').click();
    const dialog = editor.page.getByRole('dialog', { name: 'Changed in both copies' });
    await dialog.getByText('From the first tab').waitFor();
    await dialog.getByText('From the second tab').waitFor();
    expect(await listViolations(editor.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep both: Open Response' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expectPaper(/From the first tab.*From the second tab/);
    await editor.waitUntilSaved();
    const again = await reopen(editor.page.url(), editor.page);
    await expectPaper(/From the first tab.*From the second tab/, again);
  });
});

describe('somebody else', () => {
  test('finds words and a way on at an address that is not theirs', async () => {
    await aSavedDocument('Mine alone');
    const address = editor.page.url();
    await ask('Never sent');
    await waitUntilStored();
    await teacher.context.setOffline(true);
    await editor.page.close();
    await teacher.context.setOffline(false);
    switchToDriver(new EditorDriver(await teacher.context.newPage(), editor.product));
    await editor.page.goto(url('/'));
    await editor.button(new RegExp(`account of ${email}`)).click();
    await editor.page.getByRole('menuitem', { name: 'Log out' }).click();
    await editor.dialog.getByText('Keep here', { exact: true }).click();
    await editor.button('Keep and log out', editor.dialog).click();
    await editor.page.getByText('Unsaved work of an account waits on this device.').waitFor();
    await editor.button('Log in or sign up').click();
    await editor.dialog.getByText('Sign up', { exact: true }).click();
    await editor.signUp(anEmail());
    await editor.page.getByText('What you save appears here.').waitFor();
    await editor.page.goto(address);
    await editor.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    expect(await editor.page.getByText('Never sent').count()).toBe(0);
    await editor.page.goto(url('/new/poem'));
    await editor.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await editor.page.getByRole('link', { name: 'To the start page' }).click();
    await editor.page.getByText('What would you like to make?').waitFor();
  });

  test('sees work that no account has as not saved', async () => {
    await openStored(editor, aWorksheet({ title: 'Nobody', items: [anOpenResponse()] }), 'draft-nobody');
    expect(await editor.saveState.textContent()).toBe('Save');
  });
});
