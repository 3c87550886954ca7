import { readFileSync } from 'node:fs';
import type { HandoutDocument } from '#shared/document/document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { aBingo, aFlashcardSet, aWorksheet } from '../support/builders.ts';
import type { EditorDriver } from '../support/editor-driver.ts';
import { anEmail } from '../support/editor-driver.ts';
import { grantPremium } from '../support/give-premium.ts';
import { openStored } from '../support/stored-drafts.ts';

/** A state of the product, and how a user comes to it. */
export interface Screen {
  readonly name: string;
  readonly open: (editor: EditorDriver) => Promise<unknown>;
  /** True where it is there on small screens alone. */
  readonly isSmall?: boolean;
}

/** Screens in an order in which one visitor can come to them. */
export interface ScreenGroup {
  readonly name: string;
  readonly screens: readonly Screen[];
}

const goTo = (path: string, ready: string | RegExp) => async (editor: EditorDriver) => {
  await editor.page.goto(`${editor.product.url}${path}`);
  await editor.page.getByText(ready).first().waitFor();
};

function readFixture(name: string): HandoutDocument {
  const file = readFileSync(new URL(`../fixtures/documents/${name}.json`, import.meta.url), 'utf8');
  const parsed = parseDocument(JSON.parse(file));
  if (!parsed.ok) throw new Error(`The fixture ${name} is no document`);
  return parsed.document;
}

const aDeck = () =>
  aFlashcardSet({
    items: [
      ['el perro', 'dog'],
      ['la bicicleta', 'bicycle'],
      ['el desayuno', 'breakfast, the first meal of the day'],
      ['дружба', 'friendship'],
      ['مدرسة', 'school'],
    ].map(([term, definition], at) => ({ id: `card-${at}`, term, definition })),
  });

const openSheet = (editor: EditorDriver) => openStored(editor, readFixture('every-option'), 'screens-sheet');
const openDeck = (editor: EditorDriver) => openStored(editor, aDeck(), 'screens-deck');
const openBingo = (editor: EditorDriver) => openStored(editor, aBingo({ words: 30 }), 'screens-bingo');

const section =
  (open: (editor: EditorDriver) => Promise<unknown>, name: string) => async (editor: EditorDriver) => {
    await open(editor);
    await editor.openSection(name);
  };

const press = async (editor: EditorDriver, name: string | RegExp) => {
  await editor.button(name).first().click();
  await editor.dialog.first().waitFor();
};

const PASTED_TEST = [
  '1. What is the capital of France?\nA) Lyon\n*B) Paris\nC) Nice',
  '2. Water boils at ____ degrees.',
  '3. Why does the moon shine?\n________\n________',
  '4. The sun is a star. True / False',
].join('\n\n');

const VISITOR: readonly Screen[] = [
  { name: 'start', open: goTo('/', 'What would you like to make?') },
  { name: 'gallery-empty', open: goTo('/gallery', 'Nobody has published anything') },
  { name: 'not-found', open: goTo('/d/nothing/here', 'There is nothing here') },
  {
    name: 'log-in',
    open: async (editor) => {
      await goTo('/', 'What would you like to make?')(editor);
      await press(editor, 'Log in');
    },
  },
  {
    name: 'help',
    open: async (editor) => {
      await goTo('/', 'What would you like to make?')(editor);
      await press(editor, 'Help');
    },
  },
];

const WORKSHEETS: readonly Screen[] = [
  { name: 'worksheet-new', open: (editor) => editor.openNew() },
  { name: 'worksheet-full', open: openSheet },
  { name: 'worksheet-header', open: section(openSheet, 'Header') },
  {
    name: 'worksheet-header-style',
    open: async (editor) => {
      await section(openSheet, 'Header')(editor);
      await editor.button(/Style/).first().click();
    },
  },
  { name: 'worksheet-page', open: section(openSheet, 'Page') },
  { name: 'worksheet-body-style', open: section(openSheet, 'Body Style') },
  {
    name: 'add-item',
    open: async (editor) => {
      await openSheet(editor);
      await press(editor, /^Add Item/);
    },
  },
  {
    name: 'commands',
    open: async (editor) => {
      await openSheet(editor);
      await editor.page.keyboard.press('ControlOrMeta+k');
      await editor.dialog.first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    open: async (editor) => {
      await openSheet(editor);
      await editor.page.keyboard.press('Shift+?');
      await editor.dialog.first().waitFor();
    },
  },
  {
    name: 'several-items',
    open: async (editor) => {
      await openStored(editor, readFixture('quiz-with-answer-key'), 'screens-several');
      await editor.row(0).click();
      await editor.row(2).click({ modifiers: ['Shift'] });
    },
  },
  {
    name: 'paste-questions',
    open: async (editor) => {
      await editor.openNew();
      await press(editor, /^Add Item/);
      await editor.button(/^Paste questions/, editor.dialog).click();
      await editor.page
        .getByRole('dialog', { name: 'Paste questions' })
        .getByRole('textbox')
        .fill(PASTED_TEST);
    },
  },
  {
    name: 'make-printable-unsigned',
    open: async (editor) => {
      await openSheet(editor);
      await press(editor, 'Make Printable');
    },
  },
  ...Array.from({ length: 14 }, (_, place) => ({
    name: `item-${String(place + 1).padStart(2, '0')}`,
    open: async (editor: EditorDriver) => {
      await openSheet(editor);
      await editor.row(place).click();
      await editor.frame.waitFor();
    },
  })),
  {
    name: 'toast-undo',
    open: async (editor) => {
      await openStored(editor, aWorksheet(), 'screens-toast');
      await editor.row(0).click();
      await editor
        .button(/^Delete/, editor.frame)
        .first()
        .click();
      await editor.button('Delete', editor.dialog).click();
      await editor.page.locator('.toast').first().waitFor();
    },
  },
];

/** The screens of somebody who has not edited on a small screen yet, and then does. */
const SMALL: readonly Screen[] = [
  {
    name: 'small-screen-notice',
    isSmall: true,
    open: async (editor) => {
      await editor.page.setViewportSize({ width: 820, height: 1180 });
      await openSheet(editor);
    },
  },
  { name: 'small-screen-drawer', isSmall: true, open: (editor) => editor.button('Edit anyway').click() },
  {
    name: 'small-screen-item',
    isSmall: true,
    open: async (editor) => {
      await editor.row(7).click();
      await editor.frame.waitFor();
    },
  },
  {
    name: 'small-screen-more',
    isSmall: true,
    open: async (editor) => {
      await editor.button('Preview').click();
      await editor.button('More').click();
    },
  },
];

const CARDS: readonly Screen[] = [
  { name: 'flashcards-new', open: goTo('/new/flashcard', 'Words & Definitions') },
  { name: 'flashcards', open: openDeck },
  { name: 'flashcards-page-setup', open: section(openDeck, 'Page Setup') },
  { name: 'flashcards-body-style', open: section(openDeck, 'Body Style') },
  {
    name: 'flashcards-paste',
    open: async (editor) => {
      await openDeck(editor);
      await press(editor, 'Paste a table');
    },
  },
  {
    name: 'picture-dialog',
    open: async (editor) => {
      await openDeck(editor);
      await press(editor, /^Add an image/);
      await editor.dialog.locator('img').first().waitFor();
    },
  },
  {
    name: 'find-pictures',
    open: async (editor) => {
      await openDeck(editor);
      await editor.button(/^More/).first().click();
      await editor.page.getByRole('menuitem', { name: /^Find pictures/ }).click();
      await editor.dialog.first().waitFor();
    },
  },
  { name: 'bingo-new', open: goTo('/new/bingo', 'Bingo Words') },
  { name: 'bingo', open: openBingo },
  { name: 'bingo-card-setup', open: section(openBingo, 'Card Setup') },
  { name: 'bingo-call-list', open: section(openBingo, 'Call List') },
  { name: 'bingo-body-style', open: section(openBingo, 'Body Style') },
];

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

const ACCOUNT: readonly Screen[] = [
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
    name: 'make-printable',
    open: async (editor) => {
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
];

export const SCREENS: readonly ScreenGroup[] = [
  { name: 'visitor', screens: VISITOR },
  { name: 'worksheets', screens: WORKSHEETS },
  { name: 'small', screens: SMALL },
  { name: 'cards', screens: CARDS },
  { name: 'account', screens: ACCOUNT },
];
