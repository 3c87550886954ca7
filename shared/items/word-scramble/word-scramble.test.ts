import { describe, expect, test } from 'vitest';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { worksheetItem } from '../item-schema.ts';
import {
  countPrintedColumns,
  createTextMetrics,
  listTermsBeside,
  measureLineBelow,
  measureLongestLine,
  type TextMetrics,
} from './layout.ts';
import {
  addTerms,
  hasSeveralWords,
  hasWrongAnswers,
  moveTerm,
  readTerm,
  removeTerm,
  reshuffleTerms,
  restoreTerm,
  setLineLength,
  setScrambleColumns,
  setScrambleLinePosition,
  setScrambleType,
} from './rules.ts';
import {
  createWordScramble,
  isEmptyWordScramble,
  type WordScrambleData,
  wordScrambleData,
} from './schema.ts';
import {
  addTermChoice,
  findMissingInWordScramble,
  listTermChoices,
  removeTermChoice,
  restoreTermChoice,
  setTermChoice,
  setTermChoiceCorrect,
} from './term-choices.ts';

const aScramble = (terms: readonly string[], given: object = {}): WordScrambleData =>
  wordScrambleData.parse({ terms, ...given });
const type: TextMetrics = { font: 'nunito', fontSize: 18, border: 0 };

test('terms are wrong answers to each other from the second different one on', () => {
  expect(hasWrongAnswers(aScramble(['rain', ' rain ', '']))).toBe(false);
  expect(hasWrongAnswers(aScramble(['rain', 'snow']))).toBe(true);
});

describe('terms', () => {
  test('are added where the caret is, each with a seed of its own, without tags', () => {
    const data = aScramble(['rain', 'hail']);
    addTerms(data, { terms: ['<b>snow</b> '], after: 0 });
    expect(data.terms).toEqual(['rain', 'snow', 'hail']);
    expect(new Set(data.shuffle_seeds).size).toBe(3);
    addTerms(data, { terms: ['a', '', 'b'] });
    expect(data.terms.slice(3)).toEqual(['a', 'b']);
  });

  test('keep their seeds when others move or go', () => {
    const data = aScramble(['a', 'b', 'c'], { shuffle_seeds: [11, 12, 13] });
    moveTerm(data, { from: 2, to: 0 });
    expect(data.shuffle_seeds).toEqual([13, 11, 12]);
    removeTerm(data, 1);
    expect([data.terms, data.shuffle_seeds]).toEqual([
      ['c', 'b'],
      [13, 12],
    ]);
  });

  test('are at most 100', () => {
    const data = aScramble(Array.from({ length: 99 }, () => 'x'));
    addTerms(data, { terms: ['y', 'z'] });
    expect(data.terms).toHaveLength(100);
  });

  test('scrambled again all have another seed', () => {
    const data = aScramble(['a', 'b'], { shuffle_seeds: [1, 2] });
    reshuffleTerms(data);
    expect(data.shuffle_seeds[0]).not.toBe(1);
    expect(data.shuffle_seeds[1]).not.toBe(2);
  });

  test('scramble by word shows only if some term has more than one word', () => {
    expect(hasSeveralWords(aScramble(['rain', 'snow ']))).toBe(false);
    expect(hasSeveralWords(aScramble(['rain', 'ice cream']))).toBe(true);
  });

  test('a new item is in its default empty state until a term is written', () => {
    const data = createWordScramble();
    expect(isEmptyWordScramble(data)).toBe(true);
    addTerms(data, { terms: ['rain'] });
    expect(isEmptyWordScramble(data)).toBe(false);
  });
});

describe('multiple choice per term', () => {
  const perTerm = (...terms: string[]) => {
    const data = aScramble(terms);
    setScrambleType(data, 'multiple_per_term');
    return data;
  };
  const answers = (data: WordScrambleData, term: number) =>
    listTermChoices(data, term).map(({ answer }) => answer);

  test('turned on adds two empty sub-options per term, and to each new term', () => {
    const data = perTerm('rain', 'snow');
    addTerms(data, { terms: ['hail'] });
    expect([0, 1, 2].map((term) => answers(data, term))).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
    ]);
  });

  test.each(['line', 'blank', 'multiple_choice'] as const)('changed to %s clears terms_choices', (other) => {
    const data = perTerm('rain');
    setScrambleType(data, other);
    expect(data.terms_choices).toEqual([]);
  });

  test('sub-options follow their terms', () => {
    const data = perTerm('rain', 'snow');
    setTermChoice(data, { term: 1, choice: 0, text: 'snow' });
    addTerms(data, { terms: ['hail'], after: 0 });
    expect(answers(data, 2)).toEqual(['snow', '']);
    moveTerm(data, { from: 2, to: 0 });
    expect(answers(data, 0)).toEqual(['snow', '']);
    removeTerm(data, 1);
    expect([answers(data, 0), answers(data, 1)]).toEqual([
      ['snow', ''],
      ['', ''],
    ]);
    expect(data.terms_choices).toHaveLength(4);
  });

  test('are added, removed, and the last one is emptied instead', () => {
    const data = perTerm('rain');
    setTermChoice(data, { term: 0, choice: 0, text: 'a' });
    addTermChoice(data, { term: 0, text: 'b', after: 0 });
    expect(answers(data, 0)).toEqual(['a', 'b', '']);
    for (const _ of [1, 2, 3]) removeTermChoice(data, { term: 0, choice: 0 });
    expect(answers(data, 0)).toEqual(['']);
  });

  test('marking one correct takes the mark from the term’s others, not from other terms’', () => {
    const data = perTerm('rain', 'snow');
    for (const [term, choice] of [
      [0, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      setTermChoiceCorrect(data, { term, choice, correct: true });
    }
    expect([0, 1].map((term) => listTermChoices(data, term).map(({ correct }) => correct))).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  test('a term without a correct one, and one without words, may have been forgotten', () => {
    const data = perTerm('rain');
    expect(findMissingInWordScramble(data)).toEqual(['answer', 'option']);
    expect(findMissingInWordScramble(aScramble(['rain']))).toEqual([]);
  });
});

describe('what was removed is put back as it was', () => {
  const anItem = (): WordScrambleData => {
    const data = createWordScramble();
    addTerms(data, { terms: ['rain', 'snow'] });
    setScrambleType(data, 'multiple_per_term');
    for (const [choice, text] of ['nira', 'rain'].entries()) setTermChoice(data, { term: 0, choice, text });
    setTermChoiceCorrect(data, { term: 0, choice: 1, correct: true });
    return data;
  };

  test('a choice with its mark, unless another one has become the right one', () => {
    const data = anItem();
    const before = listTermChoices(data, 0);
    const choice = before[1];
    if (!choice) throw new Error('There are two choices');
    removeTermChoice(data, { term: 0, choice: 1 });
    restoreTermChoice(data, { place: 1, choice });
    expect(listTermChoices(data, 0)).toEqual(before);
    removeTermChoice(data, { term: 0, choice: 1 });
    setTermChoiceCorrect(data, { term: 0, choice: 0, correct: true });
    restoreTermChoice(data, { place: 1, choice });
    expect(listTermChoices(data, 0).map(({ correct }) => correct)).toEqual([true, false]);
  });

  test('a word with its choices and its order', () => {
    const data = anItem();
    const [seeds, choices] = [[...data.shuffle_seeds], [0, 1].map((term) => listTermChoices(data, term))];
    const removed = readTerm(data, 0);
    removeTerm(data, 0);
    restoreTerm(data, { index: 0, removed });
    expect([data.terms, data.shuffle_seeds]).toEqual([['rain', 'snow'], seeds]);
    expect([0, 1].map((term) => listTermChoices(data, term))).toEqual(choices);
  });
});

describe('the line', () => {
  test('is 356 px long at first, and never shorter than 50', () => {
    const data = aScramble(['rain']);
    expect(data.line_length).toBe(356);
    setLineLength(data, { length: 48, type });
    expect(data.line_length).toBe(50);
    expect(wordScrambleData.safeParse({ line_length: 47 }).success).toBe(false);
  });

  test('is at most as long as its column has room beside the widest word; 356 while there are none', () => {
    expect(measureLongestLine(aScramble([]), type)).toBe(356);
    const one = measureLongestLine(aScramble(['rain']), type);
    const two = measureLongestLine(aScramble(['rain'], { number_of_columns: 2 }), type);
    const wide = measureLongestLine(aScramble(['evaporation'], { number_of_columns: 2 }), type);
    expect([one > 500, two < 330, wide < two]).toEqual([true, true, true]);
    const data = aScramble(['rain']);
    setLineLength(data, { length: 9999, type });
    expect(data.line_length).toBe(one);
  });

  test('within a border it has less room, and so have the columns', () => {
    const { style } = worksheetItem.parse({
      id: 's',
      type: 'word_scramble',
      style: { has_border: true, border_width: 8 },
    });
    const inBorder = createTextMetrics(style, 'nunito', 13.5);
    expect(measureLongestLine(aScramble(['rain']), inBorder)).toBe(
      measureLongestLine(aScramble(['rain']), type) - 40,
    );
    const large = { ...type, fontSize: 37 };
    const data = aScramble(['cloud', 'river'], { number_of_columns: 3 });
    expect(countPrintedColumns(data, large)).toBeGreaterThan(
      countPrintedColumns(data, { ...large, border: 100 }),
    );
  });

  test('below the word it has the column for itself', () => {
    const data = aScramble(['evaporation'], { number_of_columns: 2 });
    const after = measureLongestLine(data, type);
    setScrambleLinePosition(data, { position: 'below', type });
    expect(measureLongestLine(data, type)).toBeGreaterThan(after);
  });

  test('a term too long for one beside it takes nothing from the others, and has its own below', () => {
    const long = 'pneumonoultramicroscopicsilicovolcanoconiosis';
    const data = aScramble(['rain', long]);
    expect(listTermsBeside(data, type)).toEqual(['rain']);
    expect(measureLongestLine(data, type)).toBe(measureLongestLine(aScramble(['rain', 'hail']), type));
    const below = measureLineBelow(data, long, type);
    expect(below).toBeGreaterThan(estimateTextWidth(long, type.font) * type.fontSize);
    expect(measureLineBelow(data, 'x'.repeat(500), type)).toBeLessThan(640);
  });

  test('in columns, all lines stand beside their words, or all below', () => {
    const terms = ['apple pie', 'strawberry', 'New York', 'banana', 'kiwi'];
    const large = { ...type, fontSize: 24 };
    const inOne = aScramble(terms);
    expect(listTermsBeside(inOne, large)).toEqual(terms);
    const inTwo = aScramble(terms, { number_of_columns: 2 });
    expect(listTermsBeside(inTwo, type)).toEqual(terms);
    expect(listTermsBeside(inTwo, { ...type, fontSize: 36 })).toEqual([]);
    expect(listTermsBeside(aScramble(['kiwi', 'fig'], { number_of_columns: 2 }), large)).toEqual([
      'kiwi',
      'fig',
    ]);
  });

  test('more columns and back again leave a line that nobody has set as long as it was', () => {
    const data = aScramble(['rain']);
    setScrambleColumns(data, { columns: 2, type });
    expect(data.line_length).toBeLessThan(330);
    setScrambleColumns(data, { columns: 1, type });
    expect(data.line_length).toBe(356);
    setLineLength(data, { length: 100, type });
    setScrambleColumns(data, { columns: 2, type });
    setScrambleColumns(data, { columns: 1, type });
    expect(data.line_length).toBe(100);
  });

  test('changing the columns shortens it, and below 50 it is reset to 50', () => {
    const data = aScramble(['rain']);
    setScrambleColumns(data, { columns: 4, type });
    expect(data.line_length).toBeLessThan(120);
    setScrambleColumns(data, { columns: 4, type: { ...type, fontSize: 80 } });
    expect(data.line_length).toBe(50);
    setScrambleColumns(data, { columns: 9, type });
    expect(data.number_of_columns).toBe(4);
  });
});
