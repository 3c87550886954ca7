import { range } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { imageAttachment } from '../../vocabulary/image.ts';
import { type ItemOf, isEmptyItem } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { layOutParts } from './printed-parts.ts';
import {
  addFake,
  addPair,
  canAddFake,
  canAddPair,
  insertPair,
  MATCHING_TEMPLATES,
  movePair,
  removeFake,
  removePair,
  restoreFake,
  setBlankPosition,
  setFakeImage,
  setLinesAligned,
  setMatchType,
  setPairImage,
  shuffleAnswers,
  toPair,
} from './rules.ts';
import { findMissingInMatching, type MatchingData, matchingData } from './schema.ts';

const aMatching = (given: object = {}): MatchingData => matchingData.parse(given);
const pairs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ term: `t${index}`, definition: `d${index}` }));
const terms = (data: MatchingData) => data.pairs.map(({ term }) => term);
const anItem = (given: object = {}) =>
  worksheetItem.parse({
    id: 'm',
    type: 'matching',
    data: { pairs: pairs(2) },
    ...given,
  }) as ItemOf<'matching'>;
const anImage = imageAttachment.parse({ id: 'i' });

describe('pairs', () => {
  test('the row for a new one shows only if there are no pairs or the last has content', () => {
    const data = aMatching();
    expect(canAddPair(data)).toBe(true);
    addPair(data, { side: 'definition', text: 'liquid to gas' });
    expect(data.pairs).toHaveLength(1);
    expect(data.pairs[0]).toMatchObject({ term: '', definition: 'liquid to gas', shuffle: true });
    expect(canAddPair(data)).toBe(true);
    data.pairs.push({ ...aMatching({ pairs: [{}] }).pairs[0] } as never);
    expect(canAddPair(data)).toBe(false);
    addPair(data, { side: 'term', text: 'x' });
    expect(data.pairs).toHaveLength(2);
  });

  test('a pair with nothing but a picture has content', () => {
    expect(canAddPair(aMatching({ pairs: [{ term_image: { id: 'i' } }] }))).toBe(true);
  });

  test('there are at most a hundred', () => {
    const data = aMatching({ pairs: pairs(100) });
    addPair(data, { side: 'term', text: 'one more' });
    expect(data.pairs).toHaveLength(100);
  });

  test('take the first two cells of a row of a pasted table', () => {
    expect(toPair([' rain ', 'water that falls', 'more'])).toEqual({
      term: 'rain',
      definition: 'water that falls',
    });
    expect(toPair(['', '\u0007<b>'])).toEqual({ term: '', definition: '<b>' });
    expect(toPair(['ice'])).toEqual({ term: 'ice', definition: '' });
  });

  test('are put in at their place, as many as there is room for', () => {
    const data = aMatching({ pairs: pairs(2) });
    insertPair(data, { index: 1, pair: { term: 'rain' } });
    expect(terms(data)).toEqual(['t0', 'rain', 't1']);
    for (const term of range(200)) insertPair(data, { index: 3, pair: { term: `n${term}` } });
    expect(data.pairs).toHaveLength(100);
    expect(matchingData.parse(structuredClone(data))).toEqual(data);
  });

  test('are moved and deleted', () => {
    const data = aMatching({ pairs: pairs(3) });
    movePair(data, { from: 0, to: 2 });
    expect(terms(data)).toEqual(['t1', 't2', 't0']);
    removePair(data, 1);
    expect(terms(data)).toEqual(['t1', 't0']);
  });

  test('one half of a pair is worth a second look', () => {
    expect(findMissingInMatching(aMatching({ pairs: [...pairs(2), {}] }))).toEqual([]);
    expect(findMissingInMatching(aMatching({ pairs: [{ term: 'alone' }] }))).toEqual(['pair']);
  });

  test('fake answers are added like pairs', () => {
    const data = aMatching();
    addFake(data, 'solid to liquid');
    expect(canAddFake(data)).toBe(true);
    data.fakeAnswers.push({ text: ' ', image: null });
    addFake(data, 'not yet');
    expect(data.fakeAnswers).toHaveLength(2);
  });
});

test('a deleted fake answer comes back to its place, with its picture', () => {
  const image = imageAttachment.parse({ id: 'sun' });
  const data = anItem({ data: { fakeAnswers: [{ text: 'a', image }, { text: 'b' }] } }).data;
  const [fake = { text: '', image: null }] = data.fakeAnswers;
  removeFake(data, 0);
  restoreFake(data, { index: 0, fake });
  expect(data.fakeAnswers.map(({ text, image: shown }) => [text, shown?.id])).toEqual([
    ['a', 'sun'],
    ['b', undefined],
  ]);
});

test('in its default empty state it is deleted without asking; with instructions or a fake answer it is not', () => {
  expect(isEmptyItem(anItem({ data: {} }))).toBe(true);
  expect(isEmptyItem(anItem({ data: { pairs: [{}] } }))).toBe(true);
  expect(isEmptyItem(anItem({ data: { instructions: 'Match.' } }))).toBe(false);
  expect(isEmptyItem(anItem({ data: { fakeAnswers: [{ text: 'x' }] } }))).toBe(false);
});

describe('the four presets', () => {
  test('are offered in their words', () => {
    expect(MATCHING_TEMPLATES.map(({ text }) => text)).toEqual([
      'Draw a line from each word to its match.',
      'Write the letter of the match on the line.',
      'Match each picture to its word.',
      'Unscramble each word. Then draw a line to its match.',
    ]);
  });

  test('one that says how to answer follows the matching type, a person’s own words stay', () => {
    const data = aMatching({ instructions: MATCHING_TEMPLATES[0].text });
    setMatchType(data, 'letter');
    expect(data.instructions).toBe(MATCHING_TEMPLATES[1].text);
    data.instructions = 'My own.';
    setMatchType(data, 'line');
    expect(data).toMatchObject({ instructions: 'My own.', settings: { match_type: 'line' } });
  });
});

describe('line position', () => {
  test('Before forces horizontal alignment on, and it cannot be turned off there', () => {
    const { settings } = aMatching();
    setLinesAligned(settings, false);
    expect(settings.align_line_horizontally).toBe(false);
    setBlankPosition(settings, 'before');
    expect(settings.align_line_horizontally).toBe(true);
    setLinesAligned(settings, false);
    expect(settings.align_line_horizontally).toBe(true);
    setBlankPosition(settings, 'after');
    setLinesAligned(settings, false);
    expect(settings.align_line_horizontally).toBe(false);
  });
});

test('Shuffle Answers stores another seed, with another order wherever there is one', () => {
  const data = aMatching({ pairs: pairs(5) });
  const seeds = new Set([data.shuffle_seed]);
  for (let time = 0; time < 5; time++) {
    shuffleAnswers(data);
    seeds.add(data.shuffle_seed);
  }
  expect(seeds.size).toBe(6);
  const again = aMatching({ pairs: pairs(5) });
  for (let time = 0; time < 5; time++) shuffleAnswers(again);
  expect(again.shuffle_seed).toBe(data.shuffle_seed);
});

test.each(range(20))('Shuffle Answers, five times in a row, never ends as it began (seed %i)', (seed) => {
  const data = aMatching({ pairs: pairs(3), shuffle_seed: seed });
  const order = () =>
    layOutParts(data, 1)
      .flat()
      .map(({ right }) => right?.text);
  const before = order();
  for (let time = 0; time < 5; time++) shuffleAnswers(data, seed);
  expect(order()).not.toEqual(before);
});

describe('a picture', () => {
  const added = (item: ItemOf<'matching'>, bodySize: number) => {
    setPairImage(item, { index: 0, side: 'term', image: anImage, bodySize });
    return [item.style.font_size, item.data.settings.images.size];
  };

  test('added at the default 14 pt raises the font size to 24 and the image size to 96', () => {
    const small = { pairs: pairs(1), settings: { images: { size: 60 } } };
    expect(added(anItem({ data: small }), 14)).toEqual([24, 96]);
    expect(added(anItem({ data: small, style: { font_size: 14 } }), 13)).toEqual([24, 96]);
  });

  test('leaves another font size as it is', () => {
    expect(added(anItem({ data: { pairs: pairs(1), settings: { images: { size: 60 } } } }), 13)).toEqual([
      null,
      60,
    ]);
    expect(added(anItem({ style: { font_size: 18 } }), 14)).toEqual([18, 96]);
  });

  test('put in place of another, or taken away, leaves the sizes as they are', () => {
    const item = anItem({ data: { pairs: [{ term_image: { id: 'old' } }] } });
    expect(added(item, 14)).toEqual([null, 96]);
    setPairImage(item, { index: 0, side: 'term', image: null, bodySize: 14 });
    expect(item.data.pairs[0]?.term_image).toBeNull();
    expect(item.style.font_size).toBeNull();
  });

  test('in the row for a new pair, or a new fake answer, makes one of it', () => {
    const item = anItem({ data: {} });
    setPairImage(item, { index: 0, side: 'definition', image: anImage, bodySize: 13 });
    setFakeImage(item, { index: 0, image: anImage, bodySize: 13 });
    expect(item.data.pairs).toMatchObject([{ term: '', definition_image: { id: 'i' } }]);
    expect(item.data.fakeAnswers).toMatchObject([{ text: '', image: { id: 'i' } }]);
  });

  test('of a fake answer does the same', () => {
    const item = anItem({ data: { fakeAnswers: [{ text: 'x' }] } });
    setFakeImage(item, { index: 0, image: anImage, bodySize: 14 });
    expect(item).toMatchObject({ style: { font_size: 24 }, data: { fakeAnswers: [{ image: { id: 'i' } }] } });
  });
});
