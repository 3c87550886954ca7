// @module-tag slow
import { beforeAll, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { anEmail, EditorDriver } from '#test/support/editor-driver.ts';
import { listStoredDrafts, openStored } from '#test/support/journey.ts';
import {
  aSavedDocument,
  ask,
  editor,
  email,
  expectPaper,
  openTeachersEditor,
  signUp,
  switchToDriver,
  teacher,
  url,
  waitUntilStored,
} from './teacher.ts';

/** A computer of a school, which others use next: what logging out leaves on it. */
openTeachersEditor();
beforeAll(signUp);

const asking = () => editor.page.getByRole('alertdialog', { name: 'Log out' });
async function pressLogOut() {
  await editor.button(new RegExp(`account of ${email}`)).click();
  await editor.page.getByRole('menuitem', { name: 'Log out' }).click();
}
async function logIn() {
  await editor.page.goto(url('/'));
  await editor.button('Log in', editor.page.locator('.top-bar')).click();
  await editor.logIn(email);
  await editor.button(new RegExp(`account of ${email}`)).waitFor();
}
const waitUntilOut = () => editor.button('Log in', editor.page.locator('.top-bar')).waitFor();
const myDocuments = () => editor.page.getByRole('region', { name: 'My documents' });
const listKept = async () => (await listStoredDrafts(editor)).map(({ key }) => key);
/** Names under which the device remembers what users do. */
const TRACES = ['has-work', 'iconfinder_history', 'search_pair', 'moved-drafts', 'zoom/1', 'bingo-call/1'];
const listNames = () =>
  editor.page.evaluate(() => Object.keys(localStorage).filter((name) => name !== 'experiments/device'));
const NEW_DOCUMENTS = '**/api/documents';
/** Writes a new document that only this device has: no new document arrives in the account. */
async function writeUnsaved(question: string) {
  await teacher.context.route(NEW_DOCUMENTS, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await openStored(editor, aWorksheet({ title: 'Only here', filename: 'Only here' }), `draft-${question}`);
  await ask(question);
  await waitUntilStored();
}

test('what the account has goes from the device without a question', async () => {
  await aSavedDocument('Rivers');
  await ask('Written just now');
  await pressLogOut();
  await waitUntilOut();
  expect(await listKept()).toEqual([]);
  await logIn();
  await myDocuments()
    .getByRole('link', { name: /Rivers/ })
    .click();
  await expectPaper(/Written just now/);
});

test('of a user who has logged out no trace stays, the place in the editor that was left neither', async () => {
  await aSavedDocument('Rivers');
  await ask('Which one?');
  await editor.page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, '[]');
  }, TRACES);
  await pressLogOut();
  await waitUntilOut();
  expect(await listNames()).toEqual([]);
  const stores = await editor.page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(stores).toEqual(['handout']);
  await logIn();
});

test('what only the device has is named, and nothing becomes of it before a choice', async () => {
  await writeUnsaved('kept');
  await pressLogOut();
  await asking().getByText('One document has changes that are only on this device:').waitFor();
  await asking().getByText('Only here').waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.page.keyboard.press('Escape');
  await asking().waitFor({ state: 'detached' });
  await expectPaper(/kept/);
  expect(await listKept()).toEqual(['draft-kept']);
});

test('what is kept is shown to nobody else, and again to its owner', async () => {
  const address = editor.page.url();
  await pressLogOut();
  await asking().getByText('Keep here', { exact: true }).click();
  await asking().getByRole('button', { name: 'Keep and log out' }).click();
  await waitUntilOut();
  await myDocuments().getByText('Unsaved work of an account waits on this device.').waitFor();
  expect(await editor.page.getByText('Only here').count()).toBe(0);
  await editor.page.goto(address);
  await editor.page.getByText('They are safe on this device').waitFor();
  await editor.page.goto(url('/'));
  await editor.button('Log in or sign up').click();
  await editor.dialog.getByText('Sign up', { exact: true }).click();
  const another = anEmail();
  await editor.signUp(another);
  await myDocuments().getByText('What you save appears here.').waitFor();
  await editor.page.goto(address);
  await editor.paper.waitFor();
  expect(await editor.paper.textContent()).not.toMatch(/kept/);
  await editor.button(new RegExp(`account of ${another}`)).click();
  await editor.page.getByRole('menuitem', { name: 'Log out' }).click();
  await waitUntilOut();
  await logIn();
  await editor.page.goto(address);
  await expectPaper(/kept/);
});

test('it is saved from the dialog, and found in the account', async () => {
  await pressLogOut();
  await asking().waitFor();
  await teacher.context.unroute(NEW_DOCUMENTS);
  await asking().getByRole('button', { name: 'Save and log out' }).click();
  await waitUntilOut();
  expect(await listKept()).toEqual([]);
  await logIn();
  await myDocuments()
    .getByRole('link', { name: /Only here/ })
    .click();
  await expectPaper(/kept/);
  expect(editor.page.url()).toMatch(/\/edit\//);
});

test('it is removed where that is wished, and other tabs leave their page', async () => {
  await writeUnsaved('unwanted');
  const other = new EditorDriver(await teacher.context.newPage(), editor.product);
  await other.page.goto(url('/account'));
  await other.page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  await pressLogOut();
  await asking().getByText('Remove', { exact: true }).click();
  await asking().getByText('It is gone for good').waitFor();
  await asking().getByRole('button', { name: 'Remove and log out' }).click();
  await waitUntilOut();
  expect(await listKept()).toEqual([]);
  switchToDriver(other);
  await waitUntilOut();
  expect(new URL(other.page.url()).pathname).toBe('/');
});
