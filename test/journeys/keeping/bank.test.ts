// @module-tag slow
import { beforeAll, expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { anEmail, EditorDriver } from '#test/support/editor-driver.ts';
import { openStored } from '#test/support/journey.ts';
import { ask, editor, email, expectPaper, openTeachersEditor, teacher, url } from './teacher.ts';

/** A bank of one's own: kept from one document, in another, in step with it, and at a colleague's. */
const journey = openTeachersEditor();
const choose = async (entry: string, driver: EditorDriver = editor) => {
  await driver.row(0).click({ button: 'right' });
  await driver.page.getByRole('menuitem', { name: entry }).click();
};
const tile = (name: string, driver: EditorDriver = editor) =>
  driver.page.getByRole('checkbox', { name, exact: true });
const openBank = async () => {
  await editor.page.keyboard.press('Control+k');
  await editor.page.getByRole('combobox', { name: 'What would you like to do?' }).fill('From my bank');
  await editor.page.keyboard.press('Enter');
  await editor.page.getByRole('heading', { name: 'From my bank' }).waitFor();
};
let other: EditorDriver;
let shared = '';

beforeAll(async () => {
  await openStored(editor, aWorksheet({ items: [anOpenResponse('Why does it rain?')] }), 'draft-first');
});

test('to keep a question asks who has no account to sign up, and then for its labels', async () => {
  await choose('Keep in my bank…');
  await editor.page.getByText('Sign up to keep this in a bank of your own.').waitFor();
  await editor.signUp(email);
  await editor.dialog.getByText('Keep in my bank').waitFor();
  const name = editor.dialog.getByLabel('Name');
  expect(await name.inputValue()).toBe('Why does it rain?');
  await name.fill('');
  await editor.dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await editor.dialog.getByText('Give it a name.').waitFor();
  await name.fill('Rain');
  await editor.dialog.getByLabel('Tags').fill('water, exit ticket');
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await editor.toast('Kept in your bank').waitFor();
  await editor.saveState.click();
  await editor.waitUntilSaved();
});

test('it is found by a word of what it asks in a new worksheet, and inserted in step by one step of undo', async () => {
  other = new EditorDriver(await teacher.context.newPage(), journey.product);
  await editor.page.goto(url('/new/worksheet'));
  await editor.paper.waitFor();
  await openBank();
  await editor.dialog.getByLabel('Search').fill('snow');
  await editor.dialog.getByText('Nothing in your bank matches.').waitFor();
  await editor.dialog.getByLabel('Search').fill('RAIN ticket');
  await tile('Rain').check();
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.dialog.getByRole('button', { name: 'Insert' }).click();
  await expectPaper(/Why does it rain\?/);
  await editor.undo();
  await expect.poll(() => editor.paper.textContent()).not.toMatch(/rain/);
  await editor.redo();
  await expectPaper(/Why does it rain\?/);
});

test('a change of the bank is offered where it was inserted, and nothing prints it before', async () => {
  await other.page.goto(url('/'));
  await other.page
    .getByRole('link', { name: /Water cycle/ })
    .first()
    .click();
  await other.paper.waitFor();
  await ask('Where does snow come from?', other);
  await choose('Update in my bank…', other);
  await other.dialog.getByRole('button', { name: 'Update my bank' }).click();
  await other.toast('Your bank is up to date').waitFor();

  await editor.page.reload();
  await editor.paper.waitFor();
  await editor.page.getByText('An item was changed in your bank.').waitFor();
  await expectPaper(/Why does it rain\?/);
  await editor.button('Look at the changes').click();
  await editor.dialog.getByText('In your bank', { exact: true }).waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.button('Update from the bank: Rain').click();
  await expectPaper(/Where does snow come from\?/);
  await editor.page.getByText('changed in your bank').waitFor({ state: 'detached' });
  await editor.undo();
  await expectPaper(/Why does it rain\?/);
  await editor.button('Look at the changes').click();
  await editor.button('Keep mine: Rain').click();
  await editor.page.getByText('changed in your bank').waitFor({ state: 'detached' });
  await expectPaper(/Why does it rain\?/);
});

test('the page of the bank renames, and takes a deletion back', async () => {
  await editor.page.goto(url('/bank'));
  await editor.button('Actions of Rain').click();
  await editor.page.getByRole('menuitem', { name: 'Name and tags…' }).click();
  await editor.dialog.getByLabel('Name').fill('Snow');
  await editor.dialog.getByRole('button', { name: 'Save' }).click();
  await tile('Snow').waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.button('Actions of Snow').click();
  await editor.page.getByRole('menuitem', { name: 'Delete' }).click();
  await editor.page.getByText('Nothing is in your bank yet.').waitFor();
  await editor.toast('“Snow” deleted').getByRole('button', { name: 'Undo' }).click();
  await tile('Snow').waitFor();
});

test('a card is kept too, and comes into another deck, where no items are offered', async () => {
  await openStored(
    editor,
    aFlashcardSet({ items: [{ id: 'c', term: 'rain', definition: 'la lluvia' }] }),
    'draft-deck',
  );
  await editor.button('Actions of card 1').click();
  await editor.page.getByRole('menuitem', { name: 'Keep in my bank…' }).click();
  await editor.dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await editor.toast('Kept in your bank').waitFor();
  await editor.page.goto(url('/new/flashcard'));
  await editor.paper.waitFor();
  await openBank();
  await tile('rain').check();
  expect(await editor.dialog.getByRole('checkbox').count()).toBe(1);
  await editor.dialog.getByRole('button', { name: 'Insert' }).click();
  await expectPaper(/rain/);
  await expect.poll(() => editor.field('Definition of card 1').textContent()).toBe('la lluvia');
});

test('a card of a deck is in step with the bank, from a game too, until its user takes it out', async () => {
  const chooseOf = async (card: string, entry: string) => {
    await editor.button(`Actions of ${card}`).click();
    await editor.page.getByRole('menuitem', { name: entry }).click();
  };
  const update = async () => {
    await editor.dialog.getByRole('button', { name: 'Update my bank' }).click();
    await editor.toast('Your bank is up to date').waitFor();
  };
  const deck = { title: 'Rain', filename: 'Rain', items: [] };
  await openStored(editor, aFlashcardSet(deck), 'draft-in-step');
  await openBank();
  await tile('rain').check();
  await editor.dialog.getByRole('button', { name: 'Insert' }).click();
  await editor.saveState.click();
  await editor.waitUntilSaved();
  const address = editor.page.url();

  await editor.page.goto(url('/new/bingo'));
  await editor.paper.waitFor();
  await openBank();
  await tile('rain').check();
  await editor.dialog.getByRole('button', { name: 'Insert' }).click();
  await editor.write(editor.field('Definition of word 1'), 'la pluie');
  await chooseOf('word 1', 'Update in my bank…');
  await update();

  await editor.page.goto(address);
  await editor.page.getByText('A card was changed in your bank.').waitFor();
  await editor.button('Look at the changes').click();
  await editor.dialog.getByText('In your bank', { exact: true }).waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.button('Update from the bank: rain').click();
  await expect.poll(() => editor.field('Definition of card 1').textContent()).toBe('la pluie');
  await editor.undo();
  await expect.poll(() => editor.field('Definition of card 1').textContent()).toBe('la lluvia');
  await editor.page.getByText('changed in your bank').waitFor();
  await chooseOf('card 1', 'No longer in step with my bank');
  await editor.page.getByText('changed in your bank').waitFor({ state: 'detached' });
});

test('a link lets a colleague copy it, until it is closed', async () => {
  await editor.page.goto(url('/bank'));
  await tile('Snow').check();
  await editor.button('Share 1 with a colleague').click();
  await editor.dialog.getByRole('button', { name: 'Make a link' }).click();
  await teacher.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.button('Copy link: 1 item').click();
  await editor.toast('Link copied').waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  shared = await editor.page.evaluate(() => navigator.clipboard.readText());
  // It tells nothing of its owner.
  expect(new URL(shared).pathname).toMatch(/^\/shared\/[\w-]+$/);

  const { editor: colleague } = await journey.visitor();
  await colleague.page.goto(shared);
  await colleague.button('Log in or sign up').click();
  await colleague.dialog.getByText('Sign up', { exact: true }).first().click();
  await colleague.signUp(anEmail());
  await tile('Snow', colleague).waitFor();
  expect(await listViolations(colleague.page)).toEqual([]);
  await colleague.button('Copy all to my bank').click();
  await colleague.toast('Copied to your bank').waitFor();
  await editor.button('Close link: 1 item').click();
  await editor.button('Close link: 1 item').waitFor({ state: 'detached' });
  await colleague.page.reload();
  await colleague.page.getByText('There is nothing here, or it is not yours.').waitFor();
  await colleague.page.goto(url('/bank'));
  await tile('Snow', colleague).waitFor();
});
