// @module-tag slow
import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { openStored } from '#test/support/journey.ts';
import {
  ask,
  editor,
  email,
  expectPaper,
  openTeachersEditor,
  reopen,
  url,
  waitUntilStored,
} from './teacher.ts';

/** Work that no account has yet. */
const journey = openTeachersEditor();

const last = () => editor.page.getByRole('region', { name: 'Continue where you left off' });
const names = () => last().locator('.document-card-name').allTextContents();

describe('without an account', () => {
  test('the tile makes a new document, and work that was not saved is offered first', async () => {
    await editor.openNew();
    await editor.put(editor.field('Title'), 'Left behind');
    await waitUntilStored();
    await editor.page.goto(url('/'));
    await editor.page.getByRole('link', { name: /^Worksheet/ }).click();
    await expectPaper(/Untitled Worksheet/);
    await editor.page.reload();
    await expectPaper(/Untitled Worksheet/);
    await editor.page.goto(url('/'));
    await last()
      .getByRole('link', { name: /Left behind.*Not saved/ })
      .click();
    await expectPaper(/Left behind/);
  });

  test('what was worked on last stands first on the page, with a picture of its first sheet', async () => {
    await openStored(editor, aWorksheet({ title: 'Of today', filename: 'Of today' }), 'draft-today');
    await editor.page.goto(url('/'));
    await expect.poll(() => names()).toEqual(['Of today', 'Left behind']);
    expect(await editor.page.locator('main h2').first().textContent()).toBe('Continue where you left off');
    await expect
      .poll(() => last().getByRole('listitem').first().locator('.page').first().textContent())
      .toMatch(/Of today/);
  });

  test('a draft is offered until it is deleted, and comes back with Undo', async () => {
    await editor.page.goto(url('/'));
    await editor.chooseForTile('Of today', 'Delete');
    await expect.poll(() => names()).toEqual(['Left behind']);
    await editor.toast('“Of today” moved to the trash').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => names()).toEqual(['Of today', 'Left behind']);
    await editor.chooseForTile('Of today', 'Delete');
    await editor.chooseForTile('Left behind', 'Delete');
    await last().waitFor({ state: 'detached' });
  });

  test('the tile of a draft offers what every tile does', async () => {
    await openStored(editor, aWorksheet({ title: 'Maps', filename: '' }), 'draft-maps');
    await editor.page.goto(url('/'));
    await editor.chooseForTile('Maps', 'Rename');
    await editor.page.getByLabel('File name').fill('Maps of Ohio');
    await editor.button('Rename', editor.dialog).click();
    await editor.chooseForTile('Maps of Ohio', 'Copy');
    await expect.poll(() => names()).toEqual(['Copy of Maps of Ohio', 'Maps of Ohio']);
    const downloading = editor.page.waitForEvent('download');
    await editor.chooseForTile('Maps of Ohio', 'Download as file');
    expect((await downloading).suggestedFilename()).toBe('Maps of Ohio.handout.json');
    await editor.chooseForTile('Copy of Maps of Ohio', 'Move to a folder');
    await editor.dialog.getByText('Sign up to sort your documents into folders.').waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.chooseForTile('Copy of Maps of Ohio', 'Open');
    await expectPaper(/Maps/);
    await editor.page.goto(url('/'));
    await editor.chooseForTile('Copy of Maps of Ohio', 'Delete');
    await editor.chooseForTile('Maps of Ohio', 'Delete');
  });

  test('what was typed right before the page was loaded anew is there', async () => {
    await openStored(editor, aWorksheet({ title: 'Kept' }));
    await editor.openSection('Header');
    await editor.field('Title').click();
    await editor.page.keyboard.press('ControlOrMeta+End');
    await editor.page.keyboard.insertText(' to the last letter');
    await editor.page.reload();
    await expectPaper(/Kept to the last letter/);
  });

  test('what was typed first into a new document, right before it was left, is there', async () => {
    await editor.openNew();
    await editor.put(editor.field('Title'), 'First and last');
    await editor.page.reload();
    await expectPaper(/First and last/);
  });

  test('two tabs never write one draft', async () => {
    await openStored(editor, aWorksheet({ title: 'First tab' }));
    const second = await reopen(url('/new/worksheet'));
    await second.put(second.field('Title'), 'Second tab');
    await waitUntilStored(second);
    await ask('Typed in the first tab');
    await waitUntilStored();
    await second.page.close();
    await editor.page.reload();
    await expectPaper(/First tab.*Typed in the first tab/);
  });

  test('signing up takes the draft along, and the device lets go of it', async () => {
    await openStored(editor, aWorksheet({ title: 'Before I had an account' }));
    await editor.button('Zoom out').click();
    const zoom = await editor.page.locator('.zoom-percent').textContent();
    await editor.saveState.click();
    await editor.signUp(email);
    await editor.waitUntilSaved();
    expect(editor.page.url()).toMatch(/\/edit\//);
    await editor.page.reload();
    await expectPaper(/Before I had an account/);
    expect(await editor.page.locator('.zoom-percent').textContent()).toBe(zoom);
    await editor.page.goto(url('/'));
    await last()
      .getByRole('link', { name: /Water cycle.*Draft/ })
      .waitFor();
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
  await waitUntilStored(visitor.editor);
  expect(visitor.faults).toEqual([]);
});
