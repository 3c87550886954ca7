import { describe, expect, test } from 'vitest';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { shuffleCallList } from './call-copies.ts';
import { computeCardSizes, placeCards } from './card-places.ts';
import { DIMENSION, DIMENSIONS, FREE_SPACE_PRESETS } from './choices.ts';
import { countNeededWords } from './pools.ts';
import {
  countRecommendedWords,
  isReuseOffered,
  LEAST_FREE_SPACE_IMAGE,
  redealCards,
  setDimension,
  setFreeSpacePreset,
  setTopWord,
  toggleFreeSpace,
  toTopWord,
} from './rules.ts';
import { bingo } from './schema.ts';
import { view } from './view-with-slips.tsx';
import {
  arrangeUnfinishedCard,
  countCallListColumns,
  dealSetOfCards,
  findRepeatedWords,
  getCalled,
  getCallListDirection,
  listCalls,
  listWords,
} from './words.ts';

const { center, four_corners, none, custom } = FREE_SPACE_PRESETS;
const aGame = (given: object = {}, words = 30) =>
  bingo.parse({
    entity_type: 'bingo',
    items: Array.from({ length: words }, (_, at) => ({ id: `w${at}`, term: `word ${at}` })),
    ...given,
  });
const room = { first: CONTENT_HEIGHT, other: CONTENT_HEIGHT };

describe('free spaces', () => {
  test.each([
    [3, [5]],
    [5, [13]],
    [7, [25]],
  ])('center marks the middle cell of %i × %i', (n, cells) => {
    const game = aGame({ dimension: n, free_spaces: [] });
    setFreeSpacePreset(game, center);
    expect(game.free_spaces).toEqual(cells);
  });

  test('four corners marks cells 1, n, n(n-1)+1 and n²', () => {
    const game = aGame({ dimension: 4 });
    setFreeSpacePreset(game, four_corners);
    expect(game.free_spaces).toEqual([1, 4, 13, 16]);
  });

  test('none marks none, and center cannot be chosen on an even size', () => {
    const game = aGame({ dimension: 4, free_space_preset: none, free_spaces: [] });
    setFreeSpacePreset(game, center);
    expect(game).toMatchObject({ free_space_preset: none, free_spaces: [] });
  });

  test('a cell that is clicked becomes free and the preset custom; clicked again it is not', () => {
    const game = aGame();
    toggleFreeSpace(game, 3);
    expect(game).toMatchObject({ free_space_preset: custom, free_spaces: [3, 13] });
    toggleFreeSpace(game, 13);
    expect(game.free_spaces).toEqual([3]);
  });

  test('changing the size clears them, resets custom to none, and center to none where the size is even', () => {
    const own = aGame({ free_space_preset: custom, free_spaces: [2, 3] });
    setDimension(own, 6);
    expect(own).toMatchObject({ free_space_preset: none, free_spaces: [] });
    const middle = aGame();
    setDimension(middle, 4);
    expect(middle).toMatchObject({ free_space_preset: none, free_spaces: [] });
    const odd = aGame();
    setDimension(odd, 7);
    expect(odd).toMatchObject({ free_space_preset: center, free_spaces: [25] });
    const corners = aGame({ free_space_preset: four_corners });
    setDimension(corners, 3);
    expect(corners.free_spaces).toEqual([1, 3, 7, 9]);
  });

  test('the least picture on a free space is 48 px, 44 at 6 × 6 and 40 at 7 × 7', () => {
    expect(DIMENSIONS.map((dimension) => LEAST_FREE_SPACE_IMAGE[dimension])).toEqual([48, 48, 48, 44, 40]);
  });
});

describe('the top word', () => {
  test('has at most as many letters as the card has columns', () => {
    const game = aGame({ dimension: 4 });
    setTopWord(game, '  ÉTOILES ');
    expect(game.top_word).toBe('ÉTOI');
  });

  test('BINGO shows on 5 × 5 and hides where it does not fit the size', () => {
    const game = aGame();
    expect(game).toMatchObject({ top_word: 'BINGO', show_top_word: 1 });
    setDimension(game, 4);
    expect(game.show_top_word).toBe(0);
    setDimension(game, 5);
    expect(game).toMatchObject({ top_word: 'BINGO', show_top_word: 1 });
  });

  test('of one’s own is there again once a smaller card is as large as before', () => {
    const game = aGame();
    setTopWord(game, 'HELLO');
    setDimension(game, 4);
    expect([game.show_top_word, toTopWord(game.top_word, game.dimension)]).toEqual([0, 'HELL']);
    setDimension(game, 5);
    expect(game).toMatchObject({ top_word: 'HELLO', show_top_word: 1 });
  });

  test('is counted in letters, not in code units', () => {
    const family = '👨‍👩‍👧‍👦';
    const game = aGame({ dimension: 4, top_word: family.repeat(7) });
    expect(toTopWord(game.top_word, 4)).toBe(family.repeat(4));
    setTopWord(game, `é🇫🇷${family}ab`);
    expect(game.top_word).toBe(`é🇫🇷${family}a`);
    expect(() => aGame({ top_word: family.repeat(DIMENSION.max + 1) })).toThrow(`${DIMENSION.max} letters`);
  });
});

describe('words', () => {
  test('needed are cells minus free spaces, recommended a quarter more', () => {
    expect([countNeededWords(aGame()), countRecommendedWords(aGame())]).toEqual([24, 30]);
  });

  test('may be reused where there are fewer than a card has room for', () => {
    expect([isReuseOffered(aGame(), 23), isReuseOffered(aGame(), 24)]).toEqual([true, false]);
  });

  test('that are too few for a card stand on it all the same, and stay in their squares as others are added', () => {
    const wordsOn = (words: number, given: object = {}) =>
      arrangeUnfinishedCard(aGame(given, words)).map((word) => (word !== null && word < words ? word : null));
    for (const given of [{}, { dimension: 7, free_spaces: [1, 49] }]) {
      const few = wordsOn(5, given);
      expect(few.filter((word) => word !== null).sort()).toEqual([0, 1, 2, 3, 4]);
      expect(few.map((word, at) => (word === null ? null : wordsOn(6, given)[at]))).toEqual(few);
    }
    expect(arrangeUnfinishedCard(aGame({}, 5))[12]).toBeNull();
  });

  test('that are written twice are one word, and those in other capitals are named', () => {
    const image = { id: 'arrow' };
    const items = [
      { id: 'a', term: 'Paris' },
      { id: 'b', term: 'Paris ' },
      { id: 'c', term: 'paris' },
      { id: 'd', term: 'A' },
      { id: 'e', term: 'a' },
      { id: 'f', term_image: image },
      { id: 'g', term_image: { ...image, rotation: 90 } },
    ];
    const game = aGame({ items });
    expect(listWords(game).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
    expect(listCalls(game)).toHaveLength(6);
    expect(findRepeatedWords(game)).toEqual([
      { place: 1, isSame: true },
      { place: 2, isSame: false },
    ]);
  });

  test('are dealt to as many cards as are asked for, others after dealing again', () => {
    const game = aGame({ card_count: 12 });
    const cards = dealSetOfCards(game);
    expect(cards).toHaveLength(12);
    redealCards(game);
    expect(dealSetOfCards(game)).not.toEqual(cards);
  });
});

describe('the call list', () => {
  test('is in order, by the alphabet of the document, or at random and the same each time', () => {
    const game = aGame({ items: ['b', 'ä', 'c', 'a'].map((term, at) => ({ id: `w${at}`, term })) });
    const called = (sort: 'natural' | 'alpha' | 'rand') => {
      game.call_list.sort = sort;
      return listCalls(game).map(({ term }) => term);
    };
    expect(called('natural')).toEqual(['b', 'ä', 'c', 'a']);
    expect(called('alpha')).toEqual(['a', 'ä', 'b', 'c']);
    const long = aGame();
    expect(listCalls(long)).toEqual(listCalls(long));
    const before = listCalls(long);
    shuffleCallList(long);
    expect(listCalls(long)).not.toEqual(before);
  });

  test('begins where most of its words do, in whichever order they are called', () => {
    const words = ['قطة', 'cat', 'dog', 'كلب', 'hen'].map((term, at) => ({ id: `w${at}`, term }));
    const { items } = aGame({ items: words });
    expect([getCallListDirection(items, false), getCallListDirection(items.toReversed(), false)]).toEqual([
      'ltr',
      'ltr',
    ]);
    expect(getCallListDirection(items.slice(0, 1), false)).toBe('rtl');
  });

  test('has 2 columns up to 24 words, 3 up to 48, then 4, or as many as are chosen', () => {
    expect([24, 25, 48, 49].map((words) => countCallListColumns(words, null))).toEqual([2, 3, 3, 4]);
    expect(countCallListColumns(100, 1)).toBe(1);
  });
});

describe('slips to cut out', () => {
  const pages = (given: object, words = 60) =>
    view
      .createContent(
        aGame({ call_list: given }, words),
        false,
      )(room)
      .blocks.map(({ key }) => key);

  test('follow the call list on sheets of 52, and only where they and the list are wanted', () => {
    expect(pages({ slips: true }).slice(-4)).toEqual([
      '/break-slips-0',
      '/slips-0',
      '/break-slips-1',
      '/slips-1',
    ]);
    expect(pages({ slips: true }, 52).at(-1)).toBe('/slips-0');
    // A row more, a little lower, spares a sheet.
    expect(pages({ slips: true }, 56).at(-1)).toBe('/slips-0');
    expect(pages({ slips: true }, 57).at(-1)).toBe('/slips-1');
    expect(pages({}).at(-1)).toBe('/call-list');
    expect(pages({ slips: true, visible: false }).at(-1)).toBe('/sheet-29');
  });

  test('say the clue where clues are called and there is one, else the word', () => {
    const word = aGame({
      items: [
        { id: 'a', term: 'Juneau', definition: 'Alaska' },
        { id: 'b', term: 'Boise' },
      ],
    });
    expect(word.items.map((card) => getCalled(card, true).text)).toEqual(['Alaska', 'Boise']);
    expect(word.items.map((card) => getCalled(card, false).text)).toEqual(['Juneau', 'Boise']);
  });
});

test('call list and slips break their words in the language of the cards, below a heading in that of the document', () => {
  const items = ['Lebensmittelgeschäft', 'Fußgängerübergang', 'Rathaus'].map((term, id) => ({
    id: `${id}`,
    term,
  }));
  const game = aGame({ items, locale: 'en-US', call_list: { slips: true } });
  const { blocks } = view.createContent(game, false)(room);
  const getProps = (key: string) => blocks.find((block) => block.key === key)?.element.props;
  expect(getProps('/call-list')).toMatchObject({ language: 'de', locale: 'en-US' });
  expect(getProps('/slips-0')).toMatchObject({ locale: 'de' });
});

test('off screen only sheets that report are drawn: those with a word that no sheet before them has', () => {
  const items = Array.from({ length: 30 }, (_, at) => ({ id: `${at}`, term: `word ${at}` }));
  const { blocks } = view.createContent(aGame({ items, card_count: 40 }), false)(room);
  const sheets = blocks.filter(({ key }) => key.startsWith('/sheet-'));
  expect(sheets).toHaveLength(40);
  const drawn = sheets.filter(({ offScreen }) => offScreen === 'deferrable').map(({ key }) => key);
  expect(drawn.length).toBeLessThan(10);
  expect(drawn[0]).toBe('/sheet-0');
  expect(sheets.every(({ offScreen }) => offScreen !== undefined)).toBe(true);
});

describe.each([1, 2, 4] as const)('%i cards on a page', (cards_per_page) => {
  test.each(DIMENSIONS)('of $0 × $0 stand within the sheet and apart from each other', (dimension) => {
    const game = aGame({ dimension, cards_per_page });
    for (const rooms of [room, { first: CONTENT_HEIGHT - 300, other: CONTENT_HEIGHT - 60 }]) {
      const { square, squareHeight, topRow } = computeCardSizes(game, rooms);
      const [width, height] = [square * dimension, topRow + squareHeight * dimension + 18];
      const [first] = placeCards(game, 9, rooms);
      expect(first?.places).toHaveLength(cards_per_page);
      for (const { left, top } of first?.places ?? []) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(CONTENT_WIDTH + 0.001);
        expect(top).toBeGreaterThanOrEqual(CONTENT_HEIGHT - rooms.first);
        expect(top + height).toBeLessThanOrEqual(CONTENT_HEIGHT + 0.001);
      }
      const [a, b] = first?.places ?? [];
      if (a && b) expect(Math.abs(a.left - b.left) >= width || Math.abs(a.top - b.top) >= height).toBe(true);
    }
  });
});

test.each([1, 2, 4] as const)(
  'cards without a top word, %i a page, stand in the middle of their sheet, and close below a head',
  (cards_per_page) => {
    const game = aGame({ dimension: 7, cards_per_page, show_top_word: 0 }, 60);
    const rooms = { first: CONTENT_HEIGHT - 80, other: CONTENT_HEIGHT };
    const height = computeCardSizes(game, rooms).squareHeight * 7 + 18;
    const [headed, bare] = placeCards(game, 8, rooms).map(({ places }) => places.map(({ top }) => top));
    expect((headed?.[0] ?? 0) - 80).toBeLessThanOrEqual(24);
    const below = CONTENT_HEIGHT - (bare?.at(-1) ?? 0) - height;
    expect(bare?.[0]).toBeCloseTo(below);
  },
);

test('squares are as wide as the sheet allows, no higher than wide and no wider than twice their height', () => {
  expect(computeCardSizes(aGame(), room)).toMatchObject({ square: 140, squareHeight: 140 });
  expect(computeCardSizes(aGame({ cards_per_page: 2 }), room)).toMatchObject({
    square: 140,
    squareHeight: 78,
  });
  const headed = { first: CONTENT_HEIGHT - 150, other: CONTENT_HEIGHT };
  expect(computeCardSizes(aGame({ cards_per_page: 2 }), headed)).toMatchObject({
    square: 130,
    squareHeight: 65,
  });
});

test('two cards a page stand side by side where a head leaves them no height', () => {
  const below = { first: CONTENT_HEIGHT - 480, other: CONTENT_HEIGHT };
  const [headed, bare] = placeCards(aGame({ cards_per_page: 2 }), 4, below).map(({ places }) => places);
  expect(headed?.[0]?.top).toBe(headed?.[1]?.top);
  expect(bare?.[0]?.left).toBe(bare?.[1]?.left);
});

test('sheets of several cards have ticks where they are cut, halfway between the cards', () => {
  const getCuts = (cards_per_page: number) => placeCards(aGame({ cards_per_page }), 9, room)[0]?.cuts;
  expect(getCuts(1)).toEqual({ across: [], down: [] });
  expect(getCuts(4)?.down).toEqual([CONTENT_WIDTH / 2]);
  // The number of the upper card stands above the cut.
  const game = aGame({ cards_per_page: 2 });
  const { squareHeight, topRow } = computeCardSizes(game, room);
  const [upper, lower] = placeCards(game, 9, room)[0]?.places ?? [];
  const end = (upper?.top ?? 0) + topRow + squareHeight * game.dimension + 18;
  expect(getCuts(2)?.down).toEqual([]);
  expect(getCuts(2)?.across).toEqual([(end + (lower?.top ?? 0)) / 2]);
});

test('a top word that is switched on and empty takes no room', () => {
  expect(computeCardSizes(aGame({ top_word: ' ' }), room)).toEqual(
    computeCardSizes(aGame({ show_top_word: 0 }), room),
  );
  expect(computeCardSizes(aGame(), room).topRow).toBeGreaterThan(0);
});

test('stickers stand on every sheet of cards, and on no call list', () => {
  const game = aGame({ images: [{ id: 's', docIndex: 7 }], card_count: 5, cards_per_page: 2 });
  const { stickers } = view.createContent(game, false)(room);
  expect(stickers.map(({ docIndex }) => docIndex)).toEqual([0, 1, 2]);
});
