import { aWorksheet } from '../support/builders.ts';
import { anEmail, EditorDriver } from '../support/editor-driver.ts';
import { openStored } from '../support/stored-drafts.ts';
import { goTo, press, readFixture, type Screen } from './steps.ts';

/** A worksheet with a few items of different types. */
function aSheet() {
  const every = readFixture('quiz-with-answer-key');
  return aWorksheet({ items: every.items.slice(0, 6), title: 'Weather quiz', filename: 'Weather quiz' });
}
const menu = async (editor: EditorDriver, place: number, entry: string) => {
  await editor.row(place).click({ button: 'right' });
  await editor.page.getByRole('menuitem', { name: entry }).click();
};
async function keep(editor: EditorDriver, place: number, tags: string): Promise<void> {
  await menu(editor, place, 'Keep in my bank…');
  await editor.dialog.getByLabel('Tags').fill(tags);
  await editor.dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await editor.dialog.waitFor({ state: 'detached' });
}

async function openBank(editor: EditorDriver): Promise<void> {
  await editor.page.keyboard.press('Control+k');
  await editor.page.keyboard.type('From my bank');
  await editor.page.keyboard.press('Enter');
  await editor.dialog.getByRole('checkbox').first().waitFor();
}

/** What a user sees of a bank of their own, and a colleague of its link. */
export const BANK: readonly Screen[] = [
  {
    name: 'bank-keep',
    open: async (editor) => {
      await openStored(editor, aSheet(), 'screens-bank');
      await editor.saveState.click();
      await editor.signUp(anEmail());
      await editor.waitUntilSaved();
      await menu(editor, 1, 'Keep in my bank…');
      await editor.dialog.waitFor();
    },
  },
  {
    name: 'bank-insert',
    open: async (editor) => {
      await editor.page.keyboard.press('Escape');
      for (const place of [1, 2, 3, 4]) await keep(editor, place, 'weather, exit ticket');
      await editor.saveState.click();
      await editor.waitUntilSaved();
      await openBank(editor);
      await editor.dialog.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'bank-changed',
    open: async (editor) => {
      const before = editor.page.url();
      await goTo('/new/worksheet', 'Quick add')(editor);
      await openBank(editor);
      for (const box of await editor.dialog.getByRole('checkbox').all()) await box.check();
      await editor.dialog.getByRole('button', { name: 'Insert' }).click();
      await editor.waitUntilStored();
      await changeElsewhere(editor, before);
      await editor.page.reload();
      await editor.page.getByText('in your bank.').waitFor();
    },
  },
  { name: 'bank-changes', open: (editor) => press(editor, 'Look at the changes') },
  { name: 'bank-page', open: goTo('/bank', 'Questions and cards that you keep') },
  {
    name: 'bank-labels',
    open: async (editor) => {
      await editor
        .button(/^Actions of/)
        .first()
        .click();
      await editor.page.getByRole('menuitem', { name: 'Name and tags…' }).click();
      await editor.dialog.waitFor();
    },
  },
  {
    name: 'bank-share',
    open: async (editor) => {
      await editor.page.keyboard.press('Escape');
      await editor.dialog.waitFor({ state: 'detached' });
      await press(editor, 'Share with a colleague');
      await press(editor, 'Make a link');
      await editor.button(/Copy link/).waitFor();
    },
  },
  {
    name: 'bank-shared',
    open: async (editor) => {
      await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await editor.button(/Copy link/).click();
      await editor.toast('Link copied').waitFor();
      const address = await editor.page.evaluate(() => navigator.clipboard.readText());
      await editor.page.goto(address);
      await editor.page.getByRole('checkbox').first().waitFor();
    },
  },
];

/** Another tab writes other words into the first kept item and updates the bank. */
async function changeElsewhere(editor: EditorDriver, address: string): Promise<void> {
  const other = new EditorDriver(await editor.page.context().newPage(), editor.product);
  await other.page.goto(address);
  await other.paper.waitFor();
  await other.row(1).click();
  await other.put(other.frame.getByRole('textbox').first(), 'What makes the weather change?');
  await menu(other, 1, 'Update in my bank…');
  await other.dialog.getByRole('button', { name: 'Update my bank' }).click();
  await other.dialog.waitFor({ state: 'detached' });
  await other.page.close();
}
