// @module-tag slow
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from '../support/axe.ts';
import { aWorksheet } from '../support/builders.ts';
import { anEmail, type EditorDriver } from '../support/editor-driver.ts';
import { aJourney, goToStored, listStoredDrafts, openStored, type Visitor } from '../support/journey.ts';

/** An editor that is older than the document, or than the server: it shows, keeps, and writes nothing. */
const journey = aJourney();
let teacher: Visitor;
let editor: EditorDriver;
let page: Page;

beforeAll(async () => {
  teacher = await journey.visitor();
  ({ editor, page } = teacher);
});
const EXPECTED = /Failed to load resource/;
afterAll(() => expect(teacher.faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]));

const NEWER = 'This document was made with a newer version of Handout.';
const NOW_NEWER =
  'There is a newer version of Handout. Reload to go on. Your changes are safe on this device.';
const notice = (words: string) => page.getByRole('alert').getByText(words);

const createNewerDocument = (title: string, items?: readonly object[]) => {
  const document = aWorksheet({ title, filename: title });
  return {
    ...document,
    ...(items && { items }),
    schema_version: 99,
    mood: 'sunny',
  } as unknown as typeof document;
};
/** Nothing to type into, nothing to press that would change the document. */
async function expectOnlyLooking(): Promise<void> {
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Make Printable|Save|Undo/ }).count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
}
/** What is sent to change documents from now on. */
function recordWrites(of: Page): string[] {
  const writes: string[] = [];
  of.on('request', (request) => {
    const changes = request.method() !== 'GET' && request.url().includes('/api/documents');
    if (changes) writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
}

test('a newer draft on this device can be looked at, and stays as it is', async () => {
  await openStored(editor, createNewerDocument('From tomorrow'));
  await notice(NEWER).waitFor();
  expect(await editor.paper.textContent()).toMatch(/From tomorrow.*Where does rain come from\?/);
  await expectOnlyLooking();
  expect(await listViolations(page)).toEqual([]);
  await page.goto(`${journey.product.url}/`);
  await page
    .getByRole('link', { name: /From tomorrow.*Not saved/ })
    .first()
    .click();
  await notice(NEWER).waitFor();
  expect(await listStoredDrafts(editor)).toMatchObject([{ document: { schema_version: 99, mood: 'sunny' } }]);
});

test('a newer draft with something that cannot be drawn is not drawn by halves', async () => {
  await goToStored(editor, createNewerDocument('A poll', [{ id: 'a', type: 'poll' }]), 'draft-poll');
  await notice(NEWER).waitFor();
  await page.getByRole('heading', { name: 'This page cannot show the document yet' }).waitFor();
  await expectOnlyLooking();
  expect(await listViolations(page)).toEqual([]);
});

test('a newer document of the account can be looked at, and nothing is sent to change it', async () => {
  await openStored(editor, aWorksheet({ title: 'Mine', filename: 'Mine' }), 'draft-mine');
  await editor.saveState.click();
  await editor.signUp(anEmail());
  await editor.waitUntilSaved();
  await page.route('**/api/documents/*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ json: { ...answer, document: { ...answer.document, schema_version: 99 } } });
  });
  const writes = recordWrites(page);
  await page.reload();
  await notice(NEWER).waitFor();
  await expectOnlyLooking();
  await page.unroute('**/api/documents/*');
  await editor.button('Reload').click();
  await editor.waitUntilSaved();
  expect(writes).toEqual([]);
});

test('when the server turns out newer than the open editor, what was typed waits for the reload', async () => {
  // The server's own answer to an editor of an earlier version.
  await page.route('**/api/documents/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const { document } = route.request().postDataJSON();
    return route.continue({ postData: { document: { ...document, schema_version: 0 } } });
  });
  await editor.row(0).click();
  await editor.put(editor.field('Question', editor.frame), 'Typed in the old editor');
  await editor.saveState.click();
  await notice(NOW_NEWER).waitFor();
  expect(await editor.paper.textContent()).toContain('Typed in the old editor');
  await expectOnlyLooking();
  await page.unroute('**/api/documents/*');
  await editor.button('Reload').click();
  await expect.poll(() => editor.paper.textContent()).toContain('Typed in the old editor');
  await editor.saveState.click();
  await editor.waitUntilSaved();
});
