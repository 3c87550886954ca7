import { range } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { worksheet } from '../kinds/worksheet/schema.ts';
import { addChoice } from './fill-in-the-blank/choices.ts';
import * as blanks from './fill-in-the-blank/rules.ts';
import type { FillInTheBlankData } from './fill-in-the-blank/schema.ts';
import { addRow, setRowStyle } from './handwriting/rules.ts';
import { createItem, type ItemType, type WorksheetItem } from './item.ts';
import { addTerms, setScrambleType } from './word-scramble/rules.ts';
import { addTermChoice } from './word-scramble/term-choices.ts';

/** The item as a reader gives it back: the same, or what the editor shows could not be saved. */
function expectKept(item: WorksheetItem): void {
  const made = { ...worksheet.parse({ entity_type: 'worksheet' }), items: [item] };
  expect(worksheet.parse(structuredClone(made))).toEqual(made);
}

/** A text whose words are all blanks. */
function blanked(text: string): WorksheetItem & { data: FillInTheBlankData } {
  const item = createItem('fill_in_the_blank', 'a');
  blanks.setBlankText(item.data, { text, locale: 'en' });
  for (const word of item.data.words) word.blank = true;
  return item;
}

describe('whatever is done to an item, a reader takes it as it is:', () => {
  test('choices for 2,000 blanks', () => {
    const item = blanked('rain '.repeat(2000));
    blanks.setMultipleChoice(item.data, true);
    addChoice(item.data, { word: 0, text: 'one more' });
    expectKept(item);
    expect(item.data.choices.filter(({ correct }) => correct)).toHaveLength(2000);
  });

  test('a choice that is cut within an emoji', () => {
    const item = blanked(`a${'😀'.repeat(400)}`);
    blanks.setMultipleChoice(item.data, true);
    expectKept(item);
  });

  test('150 letters that stay visible in one blank', () => {
    const item = blanked('a'.repeat(300));
    for (const letter of range(150)) blanks.setLetterShown(item.data, { index: 0, letter, shown: true });
    expectKept(item);
  });

  test('150 parts of one word', () => {
    const item = blanked('a'.repeat(300));
    blanks.setBlankType(item.data, 'partial_word');
    for (const at of range(0, 300, 2))
      blanks.setPartial(item.data, { index: 0, range: { start: at, end: at + 1 }, blank: at > 0 });
    expectKept(item);
  });

  test('150 letters of a row, each in a style of its own', () => {
    const item = createItem('handwriting', 'a');
    addRow(item.data, { id: 'row', text: 'a'.repeat(300) });
    const [row] = item.data.items;
    for (const start of range(0, 300, 2)) row && setRowStyle(row, { style: 'solid', start, end: start + 1 });
    expectKept(item);
  });

  test('a file’s styled ranges that cut one another into more than a row may have', () => {
    const under = { start: 0, end: 300, style: 'solid' };
    const over = range(0, 198, 2).map((start) => ({ start: start + 1, end: start + 2, style: 'stroke' }));
    const items = [{ id: 'row', subtitle: 'a'.repeat(300), partials: [under, ...over] }];
    const read = worksheet.parse({
      entity_type: 'worksheet',
      items: [{ id: 'a', type: 'handwriting', data: { items } }],
    });
    expect(worksheet.parse(structuredClone(read))).toEqual(read);
  });

  test('a term more where the others have all the choices that there may be', () => {
    const item = createItem('word_scramble', 'a');
    addTerms(item.data, { terms: range(99).map((term) => `term ${term}`) });
    setScrambleType(item.data, 'multiple_per_term');
    for (const term of range(99)) for (const _ of range(20)) addTermChoice(item.data, { term, text: 'x' });
    addTerms(item.data, { terms: ['more'] });
    expect(item.data.terms).toContain('more');
    expectKept(item);
  });

  const TYPES: ItemType[] = ['word_scramble', 'handwriting'];
  test.each(TYPES)('%s of control characters and halves of characters', (type) => {
    const item = createItem(type, 'a');
    const text = 'a\u0000\u0007b\ud83d <i>c</i>\t\u0085';
    if (item.type === 'word_scramble') addTerms(item.data, { terms: [text, `${'x'.repeat(499)}😀`] });
    if (item.type === 'handwriting') addRow(item.data, { id: 'row', text });
    expectKept(item);
  });
});
