import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { setBorder } from '../../vocabulary/border-rules.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { getItemExcerpt, type ItemOf } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { listPrintedWords } from './printed-words.ts';
import { addWords, moveWord, removeWord, setWord, shuffleWords } from './rules.ts';
import { createWordBankData, isEmptyWordBank, type WordBankData, wordBankData } from './schema.ts';
import { WordBankView } from './view.tsx';

const aBank = (words: readonly string[], given: object = {}): WordBankData =>
  wordBankData.parse({ words: words.map((word) => ({ word, manual: true })), ...given });
const listWords = (data: WordBankData) => data.words.map(({ word }) => word);

describe('words', () => {
  test('written by hand are trimmed, without tags, and empty ones are ignored', () => {
    const data = createWordBankData();
    addWords(data, { words: ['  rain ', '', ' \n', '<b>snow</b>'] });
    expect(data.words).toEqual([
      { word: 'rain', manual: true, itemId: null },
      { word: 'snow', manual: true, itemId: null },
    ]);
  });

  test('stand where they were added', () => {
    const data = aBank(['a', 'c']);
    addWords(data, { words: ['b'], after: 0 });
    expect(listWords(data)).toEqual(['a', 'b', 'c']);
  });

  test('that an item feeds are neither changed nor removed in the bank', () => {
    const data = wordBankData.parse({ words: [{ word: 'rain', itemId: 'q' }, { word: 'own' }] });
    setWord(data, { index: 0, word: 'x' });
    removeWord(data, 0);
    setWord(data, { index: 1, word: 'mine' });
    expect(listWords(data)).toEqual(['rain', 'mine']);
    removeWord(data, 1);
    expect(listWords(data)).toEqual(['rain']);
  });

  test('a bank without words is in its default empty state, whatever its look', () => {
    expect(isEmptyWordBank({ ...createWordBankData(), text_case: 'uppercase' })).toBe(true);
    expect(isEmptyWordBank(aBank(['a']))).toBe(false);
  });
});

describe('the order on paper', () => {
  test('is random by default: seeded, never the order of the questions', () => {
    expect(createWordBankData().sort_order).toBe('random');
    for (let seed = 0; seed < 50; seed++) {
      const data = aBank(['a', 'b', 'c'], { shuffle_seed: seed });
      expect(listPrintedWords(data, 'en')).toEqual(listPrintedWords(data, 'en'));
      expect(listPrintedWords(data, 'en')).not.toEqual(['a', 'b', 'c']);
    }
  });

  test('a-z is that of the document’s language, and numbers go by their size', () => {
    const data = aBank(['Zebra', 'Äpfel', 'apple', 'Öl'], { sort_order: 'a-z' });
    expect(listPrintedWords(data, 'de')).toEqual(['Äpfel', 'apple', 'Öl', 'Zebra']);
    expect(listPrintedWords(data, 'sv')).toEqual(['apple', 'Zebra', 'Äpfel', 'Öl']);
    expect(listPrintedWords(aBank(['10', '9', '100'], { sort_order: 'a-z' }), 'en')).toEqual([
      '9',
      '10',
      '100',
    ]);
  });

  test('is manual once a person moves a word', () => {
    const data = aBank(['a', 'b', 'c']);
    moveWord(data, { from: 2, to: 0 });
    expect(data.sort_order).toBe('manual');
    expect(listPrintedWords(data, 'en')).toEqual(['c', 'a', 'b']);
  });

  test('shuffling takes another seed', () => {
    const data = aBank(['a', 'b'], { sort_order: 'manual' });
    shuffleWords(data);
    expect(data.sort_order).toBe('random');
    expect(data.shuffle_seed).not.toBe(1);
  });
});

test('shuffled again, words stand in another order than before, and not in that of the questions', () => {
  const data = aBank(['a', 'b', 'c'], { shuffle_seed: 1 });
  for (let time = 0; time < 40; time++) {
    const before = listPrintedWords(data, 'en');
    shuffleWords(data);
    expect(listPrintedWords(data, 'en')).not.toEqual(before);
    expect(listPrintedWords(data, 'en')).not.toEqual(['a', 'b', 'c']);
  }
});

test.each([
  ['none', ['iPad', 'o’clock', 'ice cream']],
  ['capitalize', ['IPad', 'O’clock', 'Ice Cream']],
  ['uppercase', ['IPAD', 'O’CLOCK', 'ICE CREAM']],
  ['lowercase', ['ipad', 'o’clock', 'ice cream']],
])('text case %s prints %s', (text_case, expected) => {
  const data = aBank(['iPad', 'o’clock', 'ice cream'], { text_case, sort_order: 'manual' });
  expect(listPrintedWords(data, 'en')).toEqual(expected);
});

test('letters change case as the document’s language has it', () => {
  expect(listPrintedWords(aBank(['iz'], { text_case: 'uppercase' }), 'tr')).toEqual(['İZ']);
});

test('a word that several items ask for is printed once', () => {
  const data = aBank(['rain', 'Rain', 'rain'], { sort_order: 'manual' });
  expect(listPrintedWords(data, 'en')).toEqual(['rain', 'Rain']);
  expect(listPrintedWords({ ...data, text_case: 'uppercase' }, 'en')).toEqual(['RAIN']);
});

test('its border is 2 px solid, and off and on again it is as thick as it was', () => {
  const data = createWordBankData();
  expect(data).toMatchObject({ has_border: true, border_width: 2, border_style: 'solid' });
  data.border_width = 5;
  setBorder(data, false);
  data.border_width = 2;
  setBorder(data, true);
  expect(data.border_width).toBe(5);
});

describe('on paper', () => {
  const anItem = (data: object) => worksheetItem.parse({ id: 'bank', type: 'word_bank', data });
  const draw = (data: object) =>
    renderToStaticMarkup(
      <WordBankView
        item={anItem(data) as ItemOf<'word_bank'>}
        number={null}
        answerKey={false}
        style={documentStyle.parse({})}
      />,
    );
  const many = Array.from({ length: 100 }, (_, index) => ({ word: `word ${index}` }));

  test('each row is a unit, so that a bank taller than a page splits between its rows', () => {
    const rows = draw({ words: many }).match(/data-unit=""/g) ?? [];
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.length).toBeLessThan(40);
  });

  test('a word much longer than the others takes several columns, one longer than a line a row', () => {
    const html = draw({ words: [...many.slice(0, 20), { word: 'the Northern Hemisphere in winter' }] });
    expect(html).toMatch(/grid-column:span [2-4]"[^>]*>the Northern/);
    expect(draw({ words: [...many, { word: 'x'.repeat(300) }] })).toMatch(/grid-column:span \d+"[^>]*>xxx/);
  });

  test('words of a script that is read from the right begin there', () => {
    expect(draw({ words: [{ word: 'مطر' }] })).toContain('dir="rtl"');
  });

  test('an empty bank keeps its place', () => {
    expect(draw({})).toContain('data-unit=""');
  });

  test('the side bar tells it by its words', () => {
    expect(getItemExcerpt(anItem({ words: [{ word: 'rain' }, { word: 'snow' }] }))).toBe('rain, snow');
  });
});
