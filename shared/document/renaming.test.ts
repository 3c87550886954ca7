import { expect, test } from 'vitest';
import { aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { setFilename, setTitle } from './document-rules.ts';

test('a title that is not printed and that nobody has written follows each name', () => {
  const deck = aFlashcardSet({ title: 'Untitled Flashcards', title_visible: 0 });
  for (const name of ['Spanish nouns 40', 'Sustantivos', 'Nombres']) {
    setFilename(deck, name);
    expect([deck.filename, deck.title]).toEqual([name, name]);
  }
});

test('a title that is printed, or that somebody wrote, stays', () => {
  const sheet = aWorksheet({ title: 'Rain', filename: 'Rain', title_visible: 1 });
  setFilename(sheet, 'Rain for 3b');
  expect(sheet.title).toBe('Rain');
  const deck = aFlashcardSet({ title: 'Untitled Flashcards', title_visible: 0 });
  setFilename(deck, 'Nouns');
  setTitle(deck, 'My words');
  setFilename(deck, 'Nouns 2');
  expect(deck.title).toBe('My words');
});
