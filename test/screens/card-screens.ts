import { goTo, openBingo, openDeck, openedSection, press, type Screen, section } from './steps.ts';

/** The editors of flashcards and bingo. */
export const CARDS: readonly Screen[] = [
  { name: 'flashcards-new', open: goTo('/new/flashcard', 'Words & Definitions') },
  { name: 'flashcards', open: openDeck },
  { name: 'flashcards-page-setup', open: section(openDeck, 'Page Setup'), part: openedSection },
  { name: 'flashcards-body-style', open: section(openDeck, 'Body Font Styling'), part: openedSection },
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
      await editor.dialog.getByText(/ for “/).waitFor();
      await editor.dialog.locator('img').first().waitFor();
    },
  },
  {
    name: 'find-pictures',
    open: async (editor) => {
      await openDeck(editor);
      await editor.button('Pictures, copy, clear').click();
      await editor.page.getByRole('menuitem', { name: /^Find pictures/ }).click();
      await editor.dialog.getByText(/^Pictures for/).waitFor();
    },
  },
  {
    name: 'use-words',
    open: async (editor) => {
      await openDeck(editor);
      await editor.button('Pictures, copy, clear').click();
      await editor.page.getByRole('menuitem', { name: /^Use these words/ }).click();
      await editor.dialog.locator('.words-sheet .page').first().waitFor();
    },
  },
  { name: 'bingo-new', open: goTo('/new/bingo', 'Bingo Words') },
  { name: 'bingo', open: openBingo },
  { name: 'bingo-card-setup', open: section(openBingo, 'Card Setup'), part: openedSection },
  { name: 'bingo-call-list', open: section(openBingo, 'Call List'), part: openedSection },
  { name: 'bingo-body-style', open: section(openBingo, 'Body Font Styling'), part: openedSection },
];
