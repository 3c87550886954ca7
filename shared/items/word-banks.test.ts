import { isEqual } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { putBack } from '../document/restore-entries.ts';
import { type Worksheet, worksheet } from '../kinds/worksheet/schema.ts';
import { imageAttachment } from '../vocabulary/image.ts';
import { setBlank, setBlankText } from './fill-in-the-blank/rules.ts';
import type { ItemOf } from './item.ts';
import {
  addItem,
  clearAll,
  deleteItems,
  duplicateItems,
  needsDeleteConfirmation,
  setHidden,
} from './list-rules.ts';
import { addWords, moveWord } from './word-bank/rules.ts';
import { addWordBank, chooseWordBank, includeInWordBank, normalizeWordBanks } from './word-banks.ts';
import { addTerms, removeTerm, setTerm } from './word-scramble/rules.ts';

const aScramble = (id: string, ...terms: string[]) => ({ id, type: 'word_scramble', data: { terms } });
const aBank = (id: string, ...words: string[]) => ({
  id,
  type: 'word_bank',
  data: { words: words.map((word) => ({ word, manual: true })) },
});
const aWorksheet = (...items: object[]): Worksheet => worksheet.parse({ entity_type: 'worksheet', items });

/** Does what an edit does: the rule, then the settling. */
function edit<Argument>(
  document: Worksheet,
  rule: (document: Worksheet, argument: Argument) => void,
  argument: Argument,
): void {
  const before = structuredClone(document);
  rule(document, argument);
  // An item that the rule leaves alone stays the same object, as in the editor.
  const items = document.items.map((item) => {
    const former = before.items.find(({ id }) => id === item.id);
    return former && isEqual(former, item) ? former : structuredClone(item);
  });
  normalizeWordBanks(document, before, { ...document, items });
}
const item = <T extends 'word_scramble' | 'fill_in_the_blank' | 'word_bank'>(
  { items }: Worksheet,
  id: string,
  _type: T,
) => items.find((one) => one.id === id) as ItemOf<T>;
const scramble = (document: Worksheet, id: string) => item(document, id, 'word_scramble').data;
const words = (document: Worksheet, bank = 'bank') =>
  item(document, bank, 'word_bank').data.words.map(({ word }) => word);
const include = (document: Worksheet, id: string, on = true) =>
  edit(document, includeInWordBank, { id, include: on, bankId: 'new' });

describe('Include in Word Bank', () => {
  test('adds the terms to the first existing bank', () => {
    const document = aWorksheet(aScramble('s', 'rain', ' snow ', ''), aBank('bank', 'own'), aBank('other'));
    include(document, 's');
    expect(words(document)).toEqual(['own', 'rain', 'snow']);
    expect(scramble(document, 's')).toMatchObject({ include_wordbank: 1, wordbank_id: 'bank' });
    expect(item(document, 'bank', 'word_bank').data.words[1]).toEqual({
      word: 'rain',
      manual: false,
      itemId: 's',
    });
  });

  test('makes a new bank right above the item where there is none, with the look of the document’s own entry', () => {
    const document = aWorksheet(aScramble('a', 'x'), aScramble('s', 'rain'));
    document.word_bank.style.color = '#1D4ED8';
    document.word_bank.sort = 'a-z';
    document.word_bank.style.font_size = 18;
    include(document, 's');
    expect(document.items.map(({ id }) => id)).toEqual(['a', 'new', 's']);
    expect(words(document, 'new')).toEqual(['rain']);
    expect(item(document, 'new', 'word_bank').data).toMatchObject({ color: '#1D4ED8', sort_order: 'a-z' });
    expect(item(document, 'new', 'word_bank').style.font_size).toBe(18);
  });

  test('a bank that is added looks like the first there is, without its words', () => {
    const document = aWorksheet(aBank('bank', 'own'));
    const first = item(document, 'bank', 'word_bank');
    Object.assign(first.data, { color: '#1D4ED8', border_width: 5, text_case: 'uppercase' });
    first.style.font_size = 20;
    addItem(document, { type: 'word_bank', at: 1, id: 'new' });
    const added = item(document, 'new', 'word_bank');
    expect(added.data).toMatchObject({
      color: '#1D4ED8',
      border_width: 5,
      text_case: 'uppercase',
      words: [],
    });
    expect([added.style.font_size, needsDeleteConfirmation(added)]).toEqual([20, false]);
  });

  test('a size that nobody set is the body’s', () => {
    const document = aWorksheet(aScramble('s', 'rain'));
    include(document, 's');
    expect(item(document, 'new', 'word_bank').style.font_size).toBeNull();
  });

  test('switched off takes the item’s words out again', () => {
    const document = aWorksheet(aScramble('s', 'rain'), aBank('bank', 'own'));
    include(document, 's');
    include(document, 's', false);
    expect(words(document)).toEqual(['own']);
    expect(scramble(document, 's')).toMatchObject({ include_wordbank: 0, wordbank_id: null });
  });

  test('does nothing while there are no terms', () => {
    const document = aWorksheet(aScramble('s', ' '));
    include(document, 's');
    expect(document.items).toHaveLength(1);
    expect(scramble(document, 's').include_wordbank).toBe(0);
  });

  test('another bank takes the words over', () => {
    const document = aWorksheet(aScramble('s', 'rain'), aBank('bank'), aBank('other'));
    include(document, 's');
    edit(document, chooseWordBank, { id: 's', bank: 'other' });
    expect([words(document), words(document, 'other')]).toEqual([[], ['rain']]);
  });

  test('holds the answers of a fill in the blank, its missing letters too', () => {
    const document = aWorksheet({ id: 'f', type: 'fill_in_the_blank' }, aBank('bank'));
    const { data } = item(document, 'f', 'fill_in_the_blank');
    setBlankText(data, { text: 'Rain falls down.', locale: 'en' });
    setBlank(data, { index: 1, blank: true });
    include(document, 'f');
    expect(words(document)).toEqual(['falls']);
    edit(document, () => setBlank(data, { index: 2, blank: true }), undefined);
    expect(words(document)).toEqual(['falls', 'down']);
  });
});

describe('term edits re-sync the bank', () => {
  const fed = () => {
    const document = aWorksheet(aScramble('s', 'rain', 'snow'), aBank('bank', 'own'));
    include(document, 's');
    return document;
  };

  test('a term that is typed on keeps its place', () => {
    const document = fed();
    edit(document, ({ items }) => moveWord((items[1] as ItemOf<'word_bank'>).data, { from: 1, to: 0 }), null);
    edit(document, () => setTerm(scramble(document, 's'), { index: 0, text: 'rains' }), null);
    expect(words(document)).toEqual(['rains', 'own', 'snow']);
  });

  test('a new term comes after the item’s others, a removed one goes', () => {
    const document = fed();
    edit(document, () => addWords(item(document, 'bank', 'word_bank').data, { words: ['last'] }), null);
    edit(document, () => addTerms(scramble(document, 's'), { terms: ['hail'] }), null);
    expect(words(document)).toEqual(['own', 'rain', 'snow', 'hail', 'last']);
    edit(document, () => removeTerm(scramble(document, 's'), 0), null);
    expect(words(document)).toEqual(['own', 'snow', 'hail', 'last']);
  });

  test('the words of a hidden item leave the bank and come back with it', () => {
    const document = fed();
    edit(document, setHidden, { ids: ['s'], hidden: true });
    expect(words(document)).toEqual(['own']);
    edit(document, setHidden, { ids: ['s'], hidden: false });
    expect(words(document)).toEqual(['own', 'rain', 'snow']);
  });

  test('deleting the item takes its words out, putting it back brings them', () => {
    const document = fed();
    const before = structuredClone(document.items);
    edit(document, deleteItems, ['s']);
    expect(words(document)).toEqual(['own']);
    edit(document, putBack, { before, deleted: new Set(['s']) });
    expect(words(document)).toEqual(['own', 'rain', 'snow']);
  });

  test('a duplicate feeds the bank as well, and the words of one stay when the other goes', () => {
    const document = fed();
    edit(document, duplicateItems, { ids: ['s'], copyIds: ['copy'] });
    expect(words(document)).toEqual(['own', 'rain', 'snow', 'rain', 'snow']);
    edit(document, deleteItems, ['s']);
    expect(words(document)).toEqual(['own', 'rain', 'snow']);
  });
});

describe('deleting a word bank', () => {
  test('sets include_wordbank to 0 on items that used it, and on those alone', () => {
    const document = aWorksheet(aScramble('a', 'x'), aScramble('b', 'y'), aBank('bank'), aBank('other'));
    include(document, 'a');
    include(document, 'b');
    edit(document, chooseWordBank, { id: 'b', bank: 'other' });
    edit(document, deleteItems, ['bank']);
    expect(scramble(document, 'a')).toMatchObject({ include_wordbank: 0, wordbank_id: null });
    expect(scramble(document, 'b')).toMatchObject({ include_wordbank: 1, wordbank_id: 'other' });
  });

  test('asks first unless it is empty, and it is not duplicated', () => {
    const document = aWorksheet(aBank('empty'), aBank('bank', 'own'));
    const [empty, full] = document.items;
    expect([empty && needsDeleteConfirmation(empty), full && needsDeleteConfirmation(full)]).toEqual([
      false,
      true,
    ]);
    edit(document, duplicateItems, { ids: ['bank'], copyIds: ['copy'] });
    expect(document.items).toHaveLength(2);
  });
});

test('a bank that is asked for stands above the first item that may feed it', () => {
  const document = aWorksheet({ id: 'text', type: 'basic_text' }, aScramble('s', 'x'));
  edit(document, addWordBank, 'bank');
  expect(document.items.map(({ id }) => id)).toEqual(['text', 'bank', 's']);
});

test('Clear All leaves nothing to settle, and no sticker', () => {
  const document = aWorksheet(aScramble('a', 'x'), aBank('bank'));
  document.images = [imageAttachment.parse({ id: 'star' })];
  include(document, 'a');
  edit(document, clearAll, undefined);
  expect([document.items, document.images]).toEqual([[], []]);
});

test('an edit of a worksheet without banks writes nothing', () => {
  const before = aWorksheet(aScramble('a', 'x'));
  const after = { ...before, items: [...before.items] };
  const frozen = new Proxy(after, {
    get: () => {
      throw new Error('looked at');
    },
  });
  expect(() => normalizeWordBanks(frozen, before, after)).not.toThrow();
});

test('a word typed before a blank leaves the blank its word in the bank', () => {
  const document = aWorksheet({ id: 'f', type: 'fill_in_the_blank' }, aBank('bank'));
  const type = (text: string) =>
    edit(
      document,
      () => setBlankText(item(document, 'f', 'fill_in_the_blank').data, { text, locale: 'en' }),
      null,
    );
  type('The cat sat.');
  edit(
    document,
    () => setBlank(item(document, 'f', 'fill_in_the_blank').data, { index: 1, blank: true }),
    null,
  );
  include(document, 'f');
  for (const typed of ['b', 'bi', 'big', 'big ']) type(`The ${typed}cat sat.`);
  expect(words(document)).toEqual(['cat']);
  expect(item(document, 'f', 'fill_in_the_blank').data.include_wordbank).toBe(1);
});
