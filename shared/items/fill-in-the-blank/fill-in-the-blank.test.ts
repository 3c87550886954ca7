import { describe, expect, test } from 'vitest';
import { addEdges } from '../../maths/formula-text.ts';
import { getItemExcerpt } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { getAnswerType, listBlankAnswers } from './blanks.ts';
import {
  addChoice,
  findMissingInFillInTheBlank,
  listWrongChoices,
  removeChoice,
  setChoice,
} from './choices.ts';
import { createBlankText } from './create-blank-text.ts';
import {
  setAnswerType,
  setBlank,
  setBlankColumns,
  setBlankText,
  setBlankType,
  setLetterShown,
  setMultipleChoice,
  setPartial,
} from './rules.ts';
import {
  createFillInTheBlank,
  type FillInTheBlankData,
  fillInTheBlankData,
  isEmptyFillInTheBlank,
} from './schema.ts';
import { joinTokens, tokenize } from './tokens.ts';

const values = (text: string, locale = 'en') => tokenize(text, locale).map(({ value }) => value);
const type = (data: FillInTheBlankData, text: string, locale = 'en') => setBlankText(data, { text, locale });

describe('the text', () => {
  test.each([
    ['The sun (a star), shines.', ['The', 'sun', '(', 'a', 'star', '),', 'shines', '.']],
    ["Don't use well-known words", ["Don't", 'use', 'well-known', 'words']],
    ['rain—snow… and “hail”!', ['rain', '—', 'snow', '…', 'and', '“', 'hail', '”!']],
    ['alors\u00A0! «\u00A0ici\u00A0»', ['alors', '\u00A0!', '«\u00A0', 'ici', '\u00A0»']],
    ['3 + -4 = 7.5', ['3', '+', '-4', '=', '7.5']],
    ['The ___ is blue.', ['The', '___', 'is', 'blue', '.']],
    ['👩‍👩‍👧 eat 🍎.', ['👩‍👩‍👧', 'eat', '🍎', '.']],
    ['one\n\ntwo', ['one', '\n', '\n', 'two']],
  ])('%j is words and punctuation', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  test('keeps a formula in one piece, which is a blank as a whole', () => {
    const formula = addEdges('$\\frac{1}{2} + x - 3.$');
    const text = `Add (${formula}), then${formula} twice.`;
    expect(values(text)).toEqual(['Add', '(', formula, '),', 'then', formula, 'twice', '.']);
    expect(joinTokens(tokenize(text, 'en'))).toBe(text);
    const data = createFillInTheBlank();
    type(data, text);
    setBlank(data, { index: 2, blank: true });
    const whole = [{ start: 0, end: data.words[2]?.value.length }];
    expect(data.words[2]).toMatchObject({ blank: true, partials: whole });
    setPartial(data, { index: 2, range: { start: 0, end: 3 }, blank: false });
    expect(data.words[2]).toMatchObject({ blank: false, partials: [] });
    setPartial(data, { index: 2, range: { start: 0, end: 3 }, blank: true });
    expect(data.words[2]).toMatchObject({ blank: true, partials: whole });
  });

  test('of a script without spaces is cut where its words end', () => {
    expect(values('雲は空にあります。', 'ja')).toEqual(expect.arrayContaining(['雲', 'は', '空', '。']));
    expect(joinTokens(tokenize('雲は空に、あります。', 'ja'))).toBe('雲は空に、あります。');
  });

  test.each([
    'The sun (a star), “shines”.',
    'a\nb c\n\nd',
    '水は H2O です。',
    'alors\u00A0! «\u00A0ici\u00A0»',
    ' يسقط المطر، من السحاب؟',
  ])('%j is again what its tokens make, but for spaces twice', (text) => {
    expect(joinTokens(tokenize(text, 'en'))).toBe(text.trim());
  });

  test('is stripped of tags, and empty words are ignored', () => {
    const data = createFillInTheBlank();
    type(data, '<p>Rain   <b>falls</b></p>  3 < 5');
    expect(data.words.map(({ value }) => value)).toEqual(['Rain', 'falls', '3', '<', '5']);
  });

  test('is cut at 20,000 characters', () => {
    const data = createFillInTheBlank();
    type(data, 'x'.repeat(40_000));
    expect(data.words[0]?.value).toHaveLength(20_000);
    expect(fillInTheBlankData.safeParse(data).success).toBe(true);
  });

  test('punctuation is kept outside of a blank', () => {
    expect(listBlankAnswers(createBlankText('Water falls, then stops.', 'falls', ','))).toEqual(['falls']);
  });

  test('tells the item in the side bar', () => {
    const item = worksheetItem.parse({
      id: 'q',
      type: 'fill_in_the_blank',
      data: createBlankText('Rain (a lot) falls.'),
    });
    expect(getItemExcerpt(item)).toBe('Rain (a lot) falls.');
  });
});

describe('editing the text afterwards', () => {
  test.each([
    ['a word put in before', 'Then the cold rain falls down.'],
    ['a word put in after', 'the rain falls down today.'],
    ['a word in between taken out', 'the rain down.'],
    ['a new first line', 'Weather\nthe rain falls down.'],
  ])('%s keeps the blanks that still stand', (_, text) => {
    const data = createBlankText('the rain falls down.', 'rain', 'down');
    type(data, text);
    expect(listBlankAnswers(data)).toEqual(['rain', 'down']);
  });

  test('a blank whose word is corrected stays a blank, one that is deleted is gone', () => {
    const data = createBlankText('the rian falls', 'rian', 'falls');
    type(data, 'the rain falls');
    expect(listBlankAnswers(data)).toEqual(['rain', 'falls']);
    type(data, 'the rain');
    expect(listBlankAnswers(data)).toEqual(['rain']);
  });

  test('missing letters stay where their letters still stand', () => {
    const data = createBlankText('the boat');
    setBlankType(data, 'partial_word');
    setPartial(data, { index: 1, range: { start: 1, end: 3 }, blank: true });
    type(data, 'the boats');
    expect(listBlankAnswers(data)).toEqual(['oa']);
    type(data, 'the goats');
    expect(listBlankAnswers(data)).toEqual(['oa']);
    type(data, 'the fish');
    expect(listBlankAnswers(data)).toEqual([]);
  });

  test('a word typed before a blank, letter by letter, leaves the blank to its word', () => {
    const data = createBlankText('The cat sat on the mat.', 'cat');
    const answers = ['b', 'bi', 'big', 'big '].map((typed) => {
      type(data, `The ${typed}cat sat on the mat.`);
      return listBlankAnswers(data);
    });
    expect(answers).toEqual([['bcat'], ['bicat'], ['bigcat'], ['cat']]);
    type(data, 'The bigcat sat on the mat.');
    expect(listBlankAnswers(data)).toEqual(['bigcat']);
    type(data, 'The big cat sat on the mat.');
    expect(listBlankAnswers(data)).toEqual(['cat']);
  });

  test.each([
    ['letters behind it', 'a cat sat', 'cat', 'a cats sat', ['cats']],
    ['the next word joined to it', 'a cat sat', 'cat', 'a catsat', ['catsat']],
    [
      'a long word before it',
      'a catamaran',
      'catamaran',
      'an internationalcatamaran',
      ['internationalcatamaran'],
    ],
    ['a comma in the middle', 'a catdog sat', 'catdog', 'a cat, dog sat', ['dog']],
    ['words pasted before it', 'a cat sat', 'cat', 'a very big, black cat sat', ['cat']],
    ['words pasted over it', 'a cat sat', 'cat', 'a black dog sat', ['dog']],
    ['a word pasted over it', 'a cat sat', 'cat', 'a dog sat', ['dog']],
    ['punctuation in its place', 'a cat sat', 'cat', 'a … sat', []],
    ['Arabic before it', 'شربت قهوة اليوم', 'قهوة', 'شربت القهوة اليوم', ['القهوة']],
    ['an emoji before it', 'a 😀cat', '😀cat', 'a 😁😀cat', ['😁😀cat']],
    ['another emoji in it', 'a 😀 sat', '😀', 'a 😁 sat', ['😁']],
    ['a compound taken apart', 'die Haustür offen', 'Haustür', 'die Haus Tür offen', ['Tür']],
    ['a compound put together', 'die Haus tür offen', 'tür', 'die Haustür offen', ['Haustür']],
  ])('%s keeps the blank', (_, text, blank, changed, answers) => {
    const data = createBlankText(text, blank);
    type(data, changed);
    expect(listBlankAnswers(data)).toEqual(answers);
  });

  test.each([
    ['before the word', 'the Haustür', 'the großeHaustür'],
    ['before it, with a space', 'the Haustür', 'the große Haustür'],
    ['behind it', 'the Haustür', 'the Haustüren'],
    ['as a space behind it', 'the Haustür', 'the Haus tür'],
    ['as an emoji before it', 'the Haustür', 'the 😀Haustür'],
  ])('letters of a word stay blank with text written %s', (_, text, changed) => {
    const data = createBlankText(text);
    setBlankType(data, 'partial_word');
    setPartial(data, { index: 1, range: { start: 0, end: 4 }, blank: true });
    type(data, changed);
    expect(listBlankAnswers(data)).toEqual(['Haus']);
  });

  test('missing letters grow with what is written among them', () => {
    const data = createBlankText('the boat');
    setBlankType(data, 'partial_word');
    setPartial(data, { index: 1, range: { start: 1, end: 3 }, blank: true });
    type(data, 'the boxat');
    expect(listBlankAnswers(data)).toEqual(['oxa']);
  });

  test('letters that stay visible stay so', () => {
    const data = createBlankText('the boat', 'boat');
    setAnswerType(data, 'letter_blanks');
    setLetterShown(data, { index: 1, letter: 0, shown: true });
    type(data, 'the big boats');
    expect(data.words[2]).toMatchObject({ value: 'boats', blank: true, specific_filters: [0] });
  });

  test('another text pasted in its place has no blanks', () => {
    const data = createBlankText('Rain falls from the clouds.', 'Rain', 'clouds');
    type(data, 'Ice cubes melt slowly in warm lemonade!');
    expect(listBlankAnswers(data)).toEqual([]);
  });

  test('two blanks that become one word are one blank, and two again are at least one', () => {
    const data = createBlankText('a big cat', 'big', 'cat');
    type(data, 'a bigcat');
    expect(listBlankAnswers(data)).toEqual(['bigcat']);
    type(data, 'a big cat');
    expect(listBlankAnswers(data)).toEqual(['cat']);
  });

  test('choices follow their blanks', () => {
    const data = createBlankText('ice is solid', 'solid');
    setMultipleChoice(data, true);
    setChoice(data, { place: 1, text: 'liquid' });
    type(data, 'Cold ice is solid');
    expect(data.choices.slice(0, 2)).toEqual([
      { word_index: 3, answer: 'solid', correct: true },
      { word_index: 3, answer: 'liquid', correct: false },
    ]);
  });
});

describe('parts of words', () => {
  const partials = (data: FillInTheBlankData, index = 0) => data.words[index]?.partials;
  const aPartial = (text = 'evening') => {
    const data = createBlankText(text);
    setBlankType(data, 'partial_word');
    return data;
  };

  test('ranges are kept sorted, those that meet become one', () => {
    const data = aPartial();
    for (const range of [
      { start: 4, end: 7 },
      { start: 0, end: 1 },
      { start: 1, end: 2 },
    ]) {
      setPartial(data, { index: 0, range, blank: true });
    }
    expect(partials(data)).toEqual([
      { start: 0, end: 2 },
      { start: 4, end: 7 },
    ]);
  });

  test('a letter in the middle of a range that is taken back cuts it in two', () => {
    const data = aPartial();
    setPartial(data, { index: 0, range: { start: 0, end: 7 }, blank: true });
    expect(data.words[0]?.blank).toBe(true);
    setPartial(data, { index: 0, range: { start: 3, end: 4 }, blank: false });
    expect(partials(data)).toEqual([
      { start: 0, end: 3 },
      { start: 4, end: 7 },
    ]);
    expect(data.words[0]?.blank).toBe(false);
  });

  test('changed to partial word, a blank covers its whole word; a range that does not cover it all is lost', () => {
    const data = createBlankText('evening rain', 'rain');
    setBlankType(data, 'partial_word');
    expect(partials(data, 1)).toEqual([{ start: 0, end: 4 }]);
    setPartial(data, { index: 0, range: { start: 4, end: 7 }, blank: true });
    setBlankType(data, 'whole_word');
    expect(listBlankAnswers(data)).toEqual(['evening', 'rain']);
    setBlankType(data, 'partial_word');
    expect(listBlankAnswers(data)).toEqual(['rain']);
  });

  test('changed to partial word, letters that stay are forgotten', () => {
    const data = createBlankText('rain', 'rain');
    setLetterShown(data, { index: 0, letter: 1, shown: true });
    setBlankType(data, 'partial_word');
    expect(data.words[0]?.specific_filters).toEqual([]);
  });

  test('with multiple choice force the answer type blank', () => {
    const data = aPartial();
    setAnswerType(data, 'letter_blanks');
    setMultipleChoice(data, true);
    expect(data.answer_type).toBe('blank');
    setAnswerType(data, 'none');
    expect(data.answer_type).toBe('blank');
    expect(getAnswerType({ ...data, answer_type: 'none' })).toBe('blank');
  });
});

describe('multiple choice', () => {
  const aChoice = () => {
    const data = createBlankText('ice is solid', 'solid');
    setMultipleChoice(data, true);
    return data;
  };

  test('begins with the answer as the correct choice and two to write', () => {
    expect(aChoice().choices).toEqual([
      { word_index: 2, answer: 'solid', correct: true },
      { word_index: 2, answer: '', correct: false },
      { word_index: 2, answer: '', correct: false },
    ]);
    expect(findMissingInFillInTheBlank(aChoice())).toEqual(['option']);
  });

  test('a blank that is a word again takes its choices along', () => {
    const data = aChoice();
    setBlank(data, { index: 2, blank: false });
    expect(data.choices).toEqual([]);
  });

  test('choices are added, written without tags, and the last wrong one is emptied instead of removed', () => {
    const data = aChoice();
    addChoice(data, { word: 2, text: 'gas', after: 0 });
    expect(listWrongChoices(data, 2).map((place) => data.choices[place]?.answer)).toEqual(['', 'gas', '']);
    for (const _ of [1, 2, 3]) removeChoice(data, listWrongChoices(data, 2)[0] ?? -1);
    setChoice(data, { place: 1, text: '<i>hot</i>' });
    expect(data.choices.map(({ answer }) => answer)).toEqual(['solid', 'hot']);
    removeChoice(data, 1);
    expect(data.choices.map(({ answer }) => answer)).toEqual(['solid', '']);
  });

  test('turned off and on again, what was written is still there', () => {
    const data = aChoice();
    setChoice(data, { place: 1, text: 'gas' });
    setMultipleChoice(data, false);
    setMultipleChoice(data, true);
    expect(data.choices[1]?.answer).toBe('gas');
  });

  test('columns stay between 1 and 4', () => {
    const data = aChoice();
    setBlankColumns(data, 9);
    expect(data.number_of_columns).toBe(4);
    expect(fillInTheBlankData.safeParse({ number_of_columns: 5 }).success).toBe(false);
  });
});

test('a new item is in its default empty state until something is written', () => {
  expect(isEmptyFillInTheBlank(createFillInTheBlank())).toBe(true);
  expect(isEmptyFillInTheBlank(createBlankText('a'))).toBe(false);
});
