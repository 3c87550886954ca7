import { anEmail, type EditorDriver, PASSWORD } from '../support/editor-driver.ts';
import { grantPremium } from '../support/give-premium.ts';
import { goTo, openBingo, openDeck, openSheet, press, type Screen } from './steps.ts';

/** Publishes the open document as a user who has a plan. */
async function publish(editor: EditorDriver): Promise<void> {
  await editor.button('Make Printable').click();
  const dialog = editor.page.getByRole('dialog', { name: 'Make Printable' });
  await dialog.waitFor();
  for (const name of ['Science', 'Grade 2']) {
    const box = dialog.getByRole('checkbox', { name, exact: true });
    if (!(await box.isChecked())) await dialog.getByText(name, { exact: true }).click();
  }
  await dialog.getByText('Private', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Make Printable' }).click();
  await editor.page.waitForURL(/\/d\//, { timeout: 90_000 });
  await editor.page.getByText('Download PDF').waitFor();
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
  {
    name: 'history',
    open: async (editor) => {
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
      await publish(editor);
    },
  },
  {
    name: 'published-flashcards',
    open: async (editor) => {
      await openDeck(editor);
      await publish(editor);
    },
  },
  { name: 'study', open: (editor) => press(editor, 'Study on the screen') },
  {
    name: 'published-bingo',
    open: async (editor) => {
      await openBingo(editor);
      await publish(editor);
    },
  },
  { name: 'call', open: (editor) => press(editor, 'Call the words') },
  {
    name: 'check',
    open: async (editor) => {
      await editor.page.keyboard.press('Escape');
      await press(editor, 'Check a card');
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
  { name: 'trash', open: goTo('/trash', 'Trash') },
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
      await editor.button('Delete my account').scrollIntoViewIfNeeded();
    },
  },
  { name: 'delete-account', open: (editor) => press(editor, 'Delete my account') },
];
