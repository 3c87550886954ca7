import { expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { addCloze, addLineQuestion, setCloze } from './add-cloze.ts';
import { createBlankText } from './fill-in-the-blank/create-blank-text.ts';
import { createItem } from './item.ts';

const data = createBlankText('The sea was calm', 'sea');
const aSheet = () => aWorksheet({ items: [createItem('basic_text', 'text'), createItem('divider', 'line')] });
const listTypes = (sheet: ReturnType<typeof aSheet>) => sheet.items.map(({ type }) => type);

test('a text with blanks goes below its text, with the bank of its words', () => {
  const sheet = aSheet();
  addCloze(sheet, { id: 'cloze', below: 'text', data, bankId: 'bank' });
  expect(listTypes(sheet)).toEqual(['basic_text', 'word_bank', 'fill_in_the_blank', 'divider']);
  expect(sheet.items[2]).toMatchObject({ data: { include_wordbank: 1, wordbank_id: 'bank' } });
});

test('no bank is made where none is wanted', () => {
  const sheet = aSheet();
  addCloze(sheet, { id: 'cloze', below: 'text', data, bankId: null });
  expect(listTypes(sheet)).toEqual(['basic_text', 'fill_in_the_blank', 'divider']);
});

test('an item that has a text is given other blanks, and keeps its directions', () => {
  const item = createItem('fill_in_the_blank', 'own');
  item.data.subtitle = 'Fill in.';
  const sheet = aWorksheet({ items: [item] });
  setCloze(sheet, { id: 'own', data, bankId: null });
  expect(sheet.items[0]).toMatchObject({ data: { subtitle: 'Fill in.', words: data.words } });
});

test('a question about lines goes below its text', () => {
  const sheet = aSheet();
  addLineQuestion(sheet, { id: 'q', below: 'text', reference: '{line: the sea}' });
  expect(listTypes(sheet)).toEqual(['basic_text', 'open_response', 'divider']);
  expect(sheet.items[1]).toMatchObject({ data: { subtitle: 'Read {line: the sea}. ' } });
});
