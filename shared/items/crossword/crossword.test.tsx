import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { findNextSeed } from '../../shuffle.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { type ItemOf, wrapData } from '../item.ts';
import { getItemView } from '../item-views.ts';
import { type Crossword, makeCrossword } from './make-crossword.ts';
import { crosswordMaker } from './maker.ts';
import { describePlaces, listClueGroups } from './print-clues.ts';
import { type CrosswordData, createCrossword, crosswordData, isEmptyCrossword } from './schema.ts';
import { CrosswordView } from './view.tsx';

const WEATHER = ['rain', 'snow', 'thunder', 'cloud', 'storm', 'wind', 'sunshine', 'fog', 'hail', 'lightning'];
const PLACES = [
  ...['river', 'ocean', 'mountain', 'valley', 'desert', 'island', 'forest', 'lake', 'canyon', 'volcano'],
  ...['glacier', 'beach', 'plain', 'hill', 'cave', 'waterfall', 'delta', 'reef', 'tundra', 'prairie'],
];
const FORTY = [
  ...WEATHER,
  ...PLACES,
  ...['teacher', 'pencil', 'paper', 'window', 'school', 'friend', 'lesson', 'answer', 'number', 'letter'],
];

const aCrossword = (words: readonly string[], more: object = {}): CrosswordData =>
  crosswordData.parse({ words: words.map((word) => ({ word, clue: `Clue of ${word}` })), ...more });
const make = (words: readonly string[], more: object = {}, locale = 'en') =>
  makeCrossword(aCrossword(words, more), locale);
const write = ({ width, height, letters }: Crossword): string[] =>
  Array.from({ length: height }, (_, row) =>
    letters
      .slice(row * width, (row + 1) * width)
      .map((letter) => letter ?? '.')
      .join(''),
  );
const listLeft = (crossword: Crossword) => crossword.left.map(({ index, why }) => `${index} ${why}`);
const countCrossings = ({ places, letters }: Crossword) =>
  places.reduce((sum, place) => sum + place.letters.length, 0) - letters.filter((one) => one !== null).length;

describe('the same for ever', () => {
  test('ten words', () => {
    expect(write(make(WEATHER, { shuffle_seed: 7 }))).toMatchInlineSnapshot(`
      [
        "....S..",
        "....U..",
        "....N..",
        "....S..",
        "....H..",
        "....I..",
        "...SNOW",
        "....E.I",
        "......N",
        "..CLOUD",
        "...I...",
        ".FOG...",
        "...HAIL",
        "S..T...",
        "THUNDER",
        "O..I...",
        "RAIN...",
        "M..G...",
      ]
    `);
  });

  test('Arabic words', () => {
    expect(write(make(['شمس', 'قمر', 'سماء', 'بحر'], { shuffle_seed: 8 }, 'ar'))).toMatchInlineSnapshot(`
      [
        ".ش.",
        "قمر",
        ".س.",
      ]
    `);
  });

  test('another seed makes another layout, and a version of a sheet has a seed of its own', () => {
    const data = aCrossword(WEATHER);
    const layouts = [1, 2, 3, 4, 5, 6].map((seed) => write(make(WEATHER, { shuffle_seed: seed })).join());
    expect(new Set(layouts).size).toBeGreaterThan(3);
    const written = write(makeCrossword(data, 'en')).join();
    const isOther = (shuffle_seed: number) =>
      write(makeCrossword({ ...data, shuffle_seed }, 'en')).join() !== written;
    expect(isOther(findNextSeed(1, isOther, 6))).toBe(true);
    expect(getItemView('crossword').deal?.(data, 99)).toEqual({ ...data, shuffle_seed: 99 });
  });
});

describe('layouts', () => {
  test.each([
    ['10 words', WEATHER, 0.9],
    ['20 words', PLACES, 1.05],
    ['40 words', FORTY, 1.15],
  ])('of %s have all of them, and cross them often', (_, words, least) => {
    for (const shuffle_seed of [1, 2, 3]) {
      const crossword = make(words, { shuffle_seed });
      expect(crossword.left).toEqual([]);
      expect(countCrossings(crossword) / words.length).toBeGreaterThanOrEqual(least);
    }
  });

  test('words that cannot cross the others are named, as are those of one letter, too many and twice in the list', () => {
    expect(listLeft(make(['rain', 'snow', 'bbb', 'a', 'rain', 'x'.repeat(33)]))).toEqual([
      '2 apart',
      '3 short',
      '4 double',
      '5 long',
    ]);
  });

  test('words without a common letter leave the one that can be placed', () => {
    const crossword = make(['abc', 'xyz']);
    expect([crossword.places.length, crossword.left.length]).toEqual([1, 1]);
  });

  test('no words make no grid, and one word is a row', () => {
    expect(make([]).letters).toEqual([]);
    expect(write(make(['rain']))).toEqual(['RAIN']);
  });
});

describe('clues', () => {
  const data = crosswordData.parse({
    shuffle_seed: 3,
    words: [
      { word: 'ice cream', clue: 'A cold sweet' },
      { word: 'rain', clue: 'It falls' },
    ],
  });
  const crossword = makeCrossword(data, 'en');

  test('are below the heading of their direction, in the language of the document', () => {
    const headings = (locale: string) =>
      listClueGroups(crossword, data, locale).map(({ heading }) => heading);
    expect(headings('en')).toEqual(['Across', 'Down']);
    expect(headings('de')).toEqual(['Waagerecht', 'Senkrecht']);
    expect(headings('ja')).toEqual(['ヨコのカギ', 'タテのカギ']);
  });

  test('say how many letters each part of a word has', () => {
    const clues = listClueGroups(crossword, data, 'en').flatMap((group) => group.clues);
    expect(clues.map(({ text }) => text).sort()).toEqual(['A cold sweet (3, 5)', 'It falls']);
  });

  test('that were left out are named to the teacher', () => {
    const { findMissing } = getItemView('crossword');
    expect(findMissing?.(data, 'en-US')).toEqual([]);
    expect(findMissing?.(crosswordData.parse({ words: [{ word: 'rain' }] }), 'en-US')).toEqual(['clue']);
  });
});

describe('on paper', () => {
  beforeAll(async () => {
    await crosswordMaker.load();
  });
  const draw = (data: CrosswordData, answerKey = false) =>
    renderToStaticMarkup(
      <CrosswordView
        item={wrapData('crossword', 'a', data) as ItemOf<'crossword'>}
        number="1."
        answerKey={answerKey}
        style={documentStyle.parse({})}
      />,
    );
  const listLetters = (html: string) => html.match(/>\p{L}<\/span>/gu) ?? [];

  test('letters as wide as high leave room for the number in the corner', () => {
    const size = (words: string[]) => {
      const data = crosswordData.parse({ words: words.map((word) => ({ word })) });
      const [, px, letter] = /font-size:([\d.]+)px">(\p{L})</u.exec(draw(data, true)) ?? [];
      expect(words.join('')).toContain(letter?.toLowerCase());
      return Number(px);
    };
    expect(size(['がっこう', 'きょうしつ']) / size(['rain', 'train'])).toBeCloseTo(0.5 / 0.58, 2);
  });

  test('the sheet has the numbers, and the key all letters of the same grid', () => {
    const data = aCrossword(WEATHER);
    const crossword = makeCrossword(data, 'en');
    expect(listLetters(draw(data))).toEqual([]);
    expect(listLetters(draw(data, true))).toHaveLength(
      crossword.letters.filter((one) => one !== null).length,
    );
    const getNumbers = (html: string) => html.match(/cross-number"[^>]*>\d+/g);
    expect(getNumbers(draw(data, true))).toEqual(getNumbers(draw(data)));
    expect(draw(data, true)).toContain(describePlaces(crossword, 'en')[0]);
  });

  test('the first letters are given where that was chosen, in the ink of the sheet', () => {
    const data = aCrossword(['rain', 'snow', 'storm'], { first_letters: true });
    const starts = new Set(makeCrossword(data, 'en').places.map(({ number }) => number));
    expect(listLetters(draw(data))).toHaveLength(starts.size);
    expect(draw(data)).not.toContain('key-ink');
  });

  test('the words are printed in the order of the alphabet where that was chosen', () => {
    const html = draw(aCrossword(['snow', 'rain', 'storm'], { word_list: true }));
    expect(html).toMatch(/RAIN.*SNOW.*STORM/);
    expect(draw(aCrossword(['snow', 'rain', 'storm']))).not.toContain('RAIN');
  });

  test('clues stand beside the grid while there is room, else below it; many are parted by pages', () => {
    expect(draw(aCrossword(WEATHER, { clues: 'beside' }))).toContain('cross-beside');
    const many = draw(aCrossword(FORTY, { clues: 'beside' }));
    expect(many).not.toContain('cross-beside');
    const long = { words: FORTY.map((word) => ({ word, clue: 'word '.repeat(30) })) };
    expect(draw(crosswordData.parse(long)).match(/data-unit/g)?.length).toBeGreaterThan(15);
  });

  test('nothing is printed of an item without words', () => {
    expect(isEmptyCrossword(createCrossword())).toBe(true);
    expect(draw(createCrossword())).not.toContain('cross-grid');
  });
});
