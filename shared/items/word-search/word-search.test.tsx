import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentStyle } from '../../vocabulary/style.ts';
import { type ItemOf, wrapData } from '../item.ts';
import { getItemView } from '../item-views.ts';
import { makeWordSearch, type WordSearch } from './make-word-search.ts';
import { wordSearchMaker } from './maker.ts';
import { remakeWordSearch } from './rules.ts';
import { createWordSearch, isEmptyWordSearch, type WordSearchData, wordSearchData } from './schema.ts';
import { WordSearchView } from './view.tsx';

const aSearch = (words: readonly string[], more: object = {}): WordSearchData =>
  wordSearchData.parse({ words: words.map((word) => ({ word })), ...more });
const make = (words: readonly string[], more: object = {}, locale = 'en') =>
  makeWordSearch(aSearch(words, more), locale);

/** Writes a grid as it is seen. */
const write = ({ size, letters }: WordSearch): string[] =>
  Array.from({ length: size }, (_, row) =>
    letters
      .slice(row * size, (row + 1) * size)
      .map((letter) => letter ?? '.')
      .join(''),
  );
const listLeft = (search: WordSearch) => search.left.map(({ index, why }) => `${index} ${why}`);

describe('the same for ever', () => {
  test('words in a square', () => {
    expect(
      write(make(['rain', 'snow', 'hail'], { shuffle_seed: 7, directions: 'all' })),
    ).toMatchInlineSnapshot(`
      [
        "RXAINJ",
        "YISIIX",
        "RLXPLS",
        "WAOITN",
        "VRAINO",
        "THOIVW",
      ]
    `);
  });

  test('Arabic words in a heart', () => {
    expect(write(make(['شمس', 'قمر'], { shuffle_seed: 8, shape: 'heart' }, 'ar'))).toMatchInlineSnapshot(`
      [
        "ققققفش",
        "شبمسقق",
        "رضرغما",
        "شمسسلر",
        ".رجسم.",
        "..مل..",
      ]
    `);
  });

  test('another seed makes another grid, and a version of a sheet has a seed of its own', () => {
    const data = aSearch(['rain', 'snow', 'hail']);
    const other = getItemView('word_search').deal?.(data, 99) as WordSearchData;
    expect(write(makeWordSearch(other, 'en'))).not.toEqual(write(makeWordSearch(data, 'en')));
    remakeWordSearch(data);
    expect(data.shuffle_seed).not.toBe(1);
  });
});

describe('words', () => {
  test('are split into letters without spaces, hyphens and apostrophes; digits stay', () => {
    const { places } = make(['ice cream', 'well-known', 'o’clock', 'route 66']);
    expect(places.map(({ letters }) => letters.join(''))).toEqual([
      'ICECREAM',
      'WELLKNOWN',
      'OCLOCK',
      'ROUTE66',
    ]);
  });

  test('are in the case that was chosen, as the language has it', () => {
    const letters = (text_case: string, locale: string) =>
      make(['Straße', 'izgi'], { text_case }, locale).places.map((place) => place.letters.join(''));
    expect(letters('uppercase', 'de')).toEqual(['STRASSE', 'IZGI']);
    expect(letters('uppercase', 'tr')).toEqual(['STRASSE', 'İZGİ']);
    expect(letters('lowercase', 'de')).toEqual(['straße', 'izgi']);
    expect(letters('none', 'de')).toEqual(['Straße', 'izgi']);
  });

  test('of one letter, and those that are twice in the list, are named and have no place', () => {
    expect(listLeft(make(['a', 'rain', 'Rain', '']))).toEqual(['0 short', '2 double']);
  });

  test('within another word are found there; within two they have no place, or they would read twice', () => {
    const one = make(['carpet', 'pet']);
    expect(one.left).toEqual([]);
    const squares = one.places.map(({ letters, row, column, direction }) =>
      letters.map((_, at) => (row + direction.row * at) * one.size + column + direction.column * at),
    );
    expect(squares[0]).toEqual(expect.arrayContaining(squares[1] ?? [-1]));
    expect(listLeft(make(['carpet', 'petal', 'pet']))).toEqual(['2 within']);
    expect(listLeft(make(['banana', 'ana']))).toEqual(['1 within']);
    expect(listLeft(make(['carpet', 'pet'], { overlaps: false }))).toEqual(['1 within']);
  });

  test('that read backwards in another are found there where words run backwards, and have no place elsewhere', () => {
    expect(listLeft(make(['stop', 'pots'], { directions: 'all' }))).toEqual([]);
    expect(listLeft(make(['stop', 'pots'], { directions: 'straight' }))).toEqual(['1 within']);
  });

  test('that find no room in a grid of a size are named', () => {
    expect(listLeft(make(['rain', 'thunderstorm'], { grid_size: 6 }))).toEqual(['1 room']);
    expect(make(['thunderstorm'], {}).size).toBeGreaterThanOrEqual(12);
  });

  test.each([0, 60])('of a list of %i are all in the grid', (count) => {
    const words = Array.from(
      { length: count },
      (_, at) => `w${'abcdefghij'[at % 10]}x${'klmnopqrst'[Math.floor(at / 10)]}y`,
    );
    const search = make(words, { directions: 'all' });
    expect([search.places.length, search.left]).toEqual([count, []]);
  });
});

describe('the other squares', () => {
  test.each([
    ['en', ['rain', 'snow'], /^[A-Z]$/],
    ['de', ['Löwe', 'Bär'], /^[A-ZÖÄ]$/],
    ['ru', ['дождь', 'снег'], /^\p{Script=Cyrillic}$/u],
    ['ar', ['شمس', 'قمر'], /^\p{Script=Arabic}$/u],
    ['he', ['שמש', 'ירח'], /^\p{Script=Hebrew}$/u],
    ['ja', ['さくら', 'すし'], /^\p{Script=Hiragana}$/u],
    ['en', ['12345', '777'], /^\d$/],
  ])('have letters of the alphabet of %s words', (locale, words, letter) => {
    for (const one of make(words, {}, locale).letters) expect(one).toMatch(letter);
  });

  test('have the letters that were chosen, unless these make a word themselves', () => {
    const others = ({ letters, isOfWord }: WordSearch) =>
      new Set(letters.filter((letter, at) => letter !== null && !isOfWord[at]));
    expect(others(make(['rain'], { filler_letters: 'x, z' }))).toEqual(new Set(['X', 'Z']));
    const hard = make(['xx'], { filler_letters: 'x' });
    expect([hard.places.length, others(hard).size > 1]).toEqual([1, true]);
  });
});

describe('on paper', () => {
  beforeAll(async () => {
    await wordSearchMaker.load();
  });
  const draw = (data: WordSearchData, answerKey = false) =>
    renderToStaticMarkup(
      <WordSearchView
        item={wrapData('word_search', 'a', data) as ItemOf<'word_search'>}
        number="1."
        answerKey={answerKey}
        style={documentStyle.parse({})}
      />,
    );

  test('the key outlines each word in the grid that the sheet has', () => {
    const data = aSearch(['rain', 'snow']);
    const strip = (html: string) =>
      html.replace(/<path class="key-ink"[^>]*>(?:<\/path>)?/, '').replace(/aria-label="[^"]*"/, '');
    expect(strip(draw(data, true))).toBe(strip(draw(data)));
    expect(draw(data, true).match(/Z/g)?.length).toBeGreaterThanOrEqual(2);
    expect(draw(data, true)).toMatch(/aria-label="RAIN \(\d+, \d+\); SNOW \(\d+, \d+\)"/);
  });

  test('the key has the words alone where that was chosen', () => {
    const data = aSearch(['rain', 'snow'], { key_hides_fillers: true, list: 'hidden' });
    const letters = draw(data, true).match(/>([A-Z])<\/span>/g) ?? [];
    expect(letters.length).toBeLessThanOrEqual(8);
    expect(draw(data).match(/>([A-Z])<\/span>/g)?.length).toBe(36);
  });

  test('clues of Arabic run from the right with their numbers, those of German from the left', () => {
    const directions = (word: string, clue: string) =>
      [
        ...draw(aSearch([], { words: [{ word, clue }], list: 'clues' })).matchAll(
          /class="search-clue"(?: dir="(\w+)")?/g,
        ),
      ].map(([, dir]) => dir);
    expect(directions('مدرسة', 'يتعلم فيها التلاميذ')).toEqual(['rtl']);
    expect(directions('مدرسة', '')).toEqual(['rtl']);
    expect(directions('Schule', 'Dort wird gelernt')).toEqual(['ltr']);
  });

  test('clues have lines of one length, on which the key writes', () => {
    const words = [
      { word: 'sun', clue: 'It shines' },
      { word: 'lightning', clue: 'It strikes' },
    ];
    const data = { ...createWordSearch(), ...wordSearchData.parse({ words, list: 'clues' }) };
    const widths = draw(data).match(/class="blank" style="width:[^"]*"/g) ?? [];
    expect([widths.length, new Set(widths).size]).toEqual([2, 1]);
    expect([draw(data).includes('LIGHTNING'), draw(data, true).includes('LIGHTNING')]).toEqual([false, true]);
  });

  test('words stand beside the grid while there is room, else below it', () => {
    expect(draw(aSearch(['rain', 'snow'], { list: 'beside' }))).toContain('search-beside');
    const many = Array.from(
      { length: 30 },
      (_, at) => `interdisciplinary${'abcdefghijklmnopqrstuvwxyzäöüß'[at]}`,
    );
    expect(draw(aSearch(many, { list: 'beside', grid_size: 40 }))).toContain('puzzle-words');
  });

  test('a grid of 40 rows is no wider than the sheet', () => {
    const width = Number(
      /class="search-grid"[^>]*width:([\d.]+)px/.exec(draw(aSearch(['rain'], { grid_size: 40 })))?.[1],
    );
    expect(width).toBeLessThanOrEqual(7.3 * 96);
  });

  test('nothing is printed of an item without words', () => {
    expect(isEmptyWordSearch(createWordSearch())).toBe(true);
    expect(draw(createWordSearch())).not.toContain('search-grid');
  });
});
