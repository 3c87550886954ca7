import { anEmail, EditorDriver, PASSWORD } from '../support/editor-driver.ts';
import { grantPremium } from '../support/give-premium.ts';
import { publish } from './publishing.ts';
import { goTo, openBingo, openDeck, openSheet, press, type Screen } from './steps.ts';

/** Another tab saves other words while this one is being written in: both copies stay until the user chooses. */
async function conflict(editor: EditorDriver): Promise<void> {
  const other = new EditorDriver(await editor.page.context().newPage(), editor.product);
  await other.page.goto(editor.page.url());
  await other.paper.waitFor();
  for (const tab of [editor, other]) {
    await tab.openSection('Header');
    await tab.page.bringToFront();
    await tab.put(tab.field('Title'), tab === other ? 'Written in the other tab' : 'Written here');
  }
  await other.saveState.click();
  await other.waitUntilSaved();
  await other.page.close();
  await editor.saveState.click();
  await editor.page.getByText('This document was changed somewhere else').waitFor();
}

/** What a user with an account sees, and what they publish. */
export const ACCOUNT: readonly Screen[] = [
  {
    name: 'saved',
    open: async (editor) => {
      const email = anEmail();
      await openSheet(editor);
      await editor.saveState.click();
      await editor.signUp(email);
      await editor.waitUntilSaved();
      await grantPremium(editor.product, email);
    },
  },
  { name: 'save-conflict', open: conflict },
  {
    name: 'history',
    open: async (editor) => {
      await editor.button('Keep mine').click();
      await editor.waitUntilSaved();
      await editor.button('Version history').click();
      await editor.dialog.getByRole('region', { name: 'Preview' }).waitFor();
    },
  },
  {
    name: 'make-printable',
    open: async (editor) => {
      await editor.page.keyboard.press('Escape');
      await editor.button('Make Printable').click();
      await editor.page.getByRole('dialog', { name: 'Make Printable' }).waitFor();
    },
  },
  {
    name: 'published-worksheet',
    open: async (editor) => {
      await editor.page.keyboard.press('Escape');
      await publish(editor, 'Private');
    },
  },
  {
    name: 'published-flashcards',
    open: async (editor) => {
      await openDeck(editor);
      await publish(editor, 'Private');
    },
  },
  { name: 'study', open: (editor) => press(editor, 'Study on the screen') },
  {
    name: 'published-bingo',
    open: async (editor) => {
      await openBingo(editor);
      await publish(editor, 'Private');
    },
  },
  { name: 'call', open: (editor) => press(editor, 'Call the words') },
  {
    name: 'call-drawn',
    open: async (editor) => {
      for (let drawn = 1; drawn <= 12; drawn += 1) {
        await editor.button('Draw a word').click();
        await editor.dialog.getByText(`${drawn} of 30`, { exact: true }).first().waitFor();
      }
    },
  },
  {
    name: 'check',
    open: async (editor) => {
      await editor.page.keyboard.press('Escape');
      await press(editor, 'Check a card');
    },
  },
  {
    name: 'check-card',
    open: async (editor) => {
      await editor.field('Card number', editor.dialog).fill('1');
      await editor.dialog.locator('.check-grid button').first().waitFor();
    },
  },
  { name: 'start-with-documents', open: goTo('/', 'Continue where you left off') },
  {
    name: 'move-to-folder',
    open: async (editor) => {
      await editor.button('More for Bingo').click();
      await editor.page.getByRole('menuitem', { name: 'Move to a folder…' }).click();
      await editor.dialog.waitFor();
    },
  },
  {
    name: 'folder',
    open: async (editor) => {
      await editor.dialog.getByLabel('Folder name').fill('Year 4');
      await editor.dialog.getByRole('button', { name: 'Move' }).click();
      await editor.toast('“Bingo” is in “Year 4”').waitFor();
      await editor.page.getByRole('link', { name: 'Year 4', exact: true }).click();
      await editor.button('More for folder Year 4').waitFor();
      // Without the message that it was moved.
      await editor.page.reload();
      await editor.button('More for Bingo').waitFor();
    },
    part: (editor) => editor.button('More for Bingo'),
  },
  { name: 'trash-empty', open: goTo('/trash', 'Nothing is in the trash.') },
  {
    name: 'trash',
    open: async (editor) => {
      await goTo('/', 'Continue where you left off')(editor);
      await editor.button('More for Bingo').click();
      await editor.page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
      await editor.toast('“Bingo” moved to the trash').waitFor();
      await goTo('/trash', 'Bingo')(editor);
    },
  },
  { name: 'account', open: goTo('/account', 'Account') },
  { name: 'change-email', open: (editor) => press(editor, 'Change e-mail address') },
  {
    name: 'two-step',
    open: async (editor) => {
      await editor.page.keyboard.press('Escape');
      await press(editor, 'Set up');
    },
  },
  {
    name: 'two-step-key',
    open: async (editor) => {
      await editor.dialog.getByLabel('Your password').fill(PASSWORD);
      await editor.dialog.getByRole('button', { name: 'Continue' }).click();
      await editor.dialog.getByRole('img').waitFor();
    },
  },
  {
    name: 'account-end',
    open: async (editor) => {
      await editor.page.keyboard.press('Escape');
      await editor.button('Delete my account').waitFor();
    },
    part: (editor) => editor.button('Delete my account'),
  },
  { name: 'delete-account', open: (editor) => press(editor, 'Delete my account') },
  {
    name: 'log-out',
    open: async (editor) => {
      await editor.page.keyboard.press('Escape');
      await openBingo(editor);
      await editor.openSection('Header');
      await editor.put(editor.field('Title'), 'Fruits in Spanish');
      await editor.waitUntilStored();
      await goTo('/', 'Continue where you left off')(editor);
      await editor.button(/account of/).click();
      await editor.page.getByRole('menuitem', { name: 'Log out' }).click();
      await editor.page.getByRole('alertdialog', { name: 'Log out' }).waitFor();
    },
  },
];
