import { readFileSync } from 'node:fs';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { isTrueLine } from '#test/support/evaluate-maths.ts';
import { DRAWING_LEVELS } from '../drawings/kinds.ts';
import { bingo } from '../kinds/bingo/schema.ts';
import { flashcard } from '../kinds/flashcard/schema.ts';
import {
  CLOCK_FACES,
  FRACTION_SHAPES,
  SET_FRONTS,
  SET_OPERATIONS,
  SET_TOPICS,
  WORD_LANGUAGES,
} from '../kinds/parts/made-sets.ts';
import { createSetSettings, type SetSettings } from '../kinds/parts/made-sets-field.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { makeSet } from './make-set.ts';
import { toNumberWords } from './number-words.ts';
import { addSet, findCardsOfSet, listSets, replaceSet } from './set-rules.ts';
import { changeOperation, getUsualSettings } from './usual-settings.ts';

const make = (given: Partial<SetSettings>) => makeSet(createSetSettings(given));
const write = (given: Partial<SetSettings>) =>
  make(given).entries.map(
    ({ term, definition, term_image: image }) => `${image?.alt ?? term} | ${definition}`,
  );
const TABLES = { topic: 'times_table', tables: [7], from: 1, to: 10 } satisfies Partial<SetSettings>;

describe('the same for ever', () => {
  test('cards of every topic', () => {
    const first = SET_TOPICS.map((topic) => write({ topic, tables: [7], count: 3, to: 20 }));
    expect(first).toMatchInlineSnapshot(`
      [
        [
          "2 × 7 | 14",
          "18 × 7 | 126",
          "13 × 7 | 91",
        ],
        [
          "15 + 9 | 24",
          "16 + 6 | 22",
          "4 + 15 | 19",
        ],
        [
          "Clock: 12:30 | 12:30",
          "Clock: 6:00 | 6:00",
          "Clock: 1:00 | 1:00",
        ],
        [
          "Fraction: 2/3 | 2/3",
          "Fraction: 1/4 | 1/4",
          "Fraction: 1/3 | 1/3",
        ],
        [
          "9 | nine",
          "6 | six",
          "14 | fourteen",
        ],
      ]
    `);
  });

  test('another seed makes other cards', () => {
    for (const topic of SET_TOPICS) {
      const settings = { topic, tables: [7, 8], count: 5, to: 30 };
      expect(write({ ...settings, shuffle_seed: 2 })).not.toEqual(write(settings));
    }
  });
});

describe('what a game begins with fills a card of 5 × 5, whatever is chosen', () => {
  const CHOICES = SET_TOPICS.flatMap((topic): Partial<SetSettings>[] => {
    if (topic === 'sums') return SET_OPERATIONS.map((operation) => ({ topic, operation }));
    if (topic === 'number_words') return WORD_LANGUAGES.map((language) => ({ topic, language }));
    if (topic === 'times_table') return [{ topic }];
    const forms =
      topic === 'clocks'
        ? CLOCK_FACES.map((clock) => ({ clock }))
        : FRACTION_SHAPES.map((fraction) => ({ fraction }));
    return forms.flatMap((form) => DRAWING_LEVELS.map((level) => ({ topic, ...form, level })));
  });
  const NEEDED = 24;

  test.each(CHOICES.map((choice) => [Object.values(choice).join(', '), choice] as const))(
    '%s',
    (_, choice) => {
      const { topic = 'sums', operation = 'add' } = choice;
      for (const front of SET_FRONTS)
        for (const shuffle_seed of [1, 2, 3, 4, 5])
          for (const locale of ['en-US', 'de-DE', 'ar-EG']) {
            const usual = getUsualSettings(topic, { operation, isGame: true });
            const settings = createSetSettings({ ...usual, ...choice, front, shuffle_seed, locale });
            const { entries } = makeSet(settings, true);
            expect(entries.length).toBeGreaterThanOrEqual(NEEDED);
            const name = (side: RichTextValue, image: { alt: string } | null) =>
              image?.alt ?? toPlainText(side);
            const fronts = entries.map(({ term, term_image }) => name(term, term_image));
            const backs = entries.map(({ definition, definition_image }) =>
              name(definition, definition_image),
            );
            expect([new Set(fronts).size, new Set(backs).size]).toEqual([entries.length, entries.length]);
          }
    },
  );

  test('a level that has too few goes on with harder ones, and those of the level stay what they were', () => {
    const settings = createSetSettings({ topic: 'fractions', level: 'easy', count: 24, front: 'answer' });
    const { entries, harder } = makeSet(settings, true);
    expect([entries.length, harder]).toEqual([24, 19]);
    const easy = makeSet({ ...settings, count: 5 }, true);
    expect(easy.harder).toBe(0);
    expect(entries.slice(0, 5)).toEqual(easy.entries);
    expect(new Set(entries.map(({ term }) => new Fraction(toPlainText(term)).toFraction())).size).toBe(24);
    // A deck has the cards of its level alone.
    expect(makeSet(settings).entries).toHaveLength(5);
  });
});

test('another operation brings its usual numbers, unless somebody chose others', () => {
  const usual = { operation: 'add', from: 1, to: 20 } as const;
  const change = (to: number, isGame: boolean) =>
    changeOperation({ ...usual, to }, { operation: 'subtract', isGame });
  expect(change(20, true)).toEqual({ operation: 'subtract', from: 1, to: 50 });
  expect(change(10, true)).toEqual({ operation: 'subtract' });
  expect(change(20, false)).toEqual({ operation: 'subtract', from: 1, to: 20 });
});

describe('what is asked has its answer', () => {
  test('a times table has each of its problems once', () => {
    const lines = write({ ...TABLES, count: 24 });
    expect(lines).toHaveLength(10);
    expect([...lines].sort()).toContain('7 × 7 | 49');
    for (const line of lines) expect(isTrueLine(line.replace('|', '='))).toBe(true);
  });

  test.each(['add', 'subtract', 'add_subtract', 'multiply', 'divide', 'all'] as const)(
    'sums: %s',
    (operation) => {
      const lines = write({ topic: 'sums', operation, from: 1, to: 50, count: 40 });
      expect(lines).toHaveLength(40);
      for (const line of lines) expect(isTrueLine(line.replace('|', '='))).toBe(true);
    },
  );

  test('a clock says its time, a fraction what it shows', () => {
    for (const line of write({ topic: 'clocks', level: 'hard', count: 30 }))
      expect(line).toMatch(/^Clock: (\d+:\d\d) \| \1$/);
    const fractions = write({ topic: 'fractions', level: 'hard', count: 30 });
    for (const line of fractions) expect(line).toMatch(/^Fraction: (\d+\/\d+) \| \1$/);
  });

  test('signs and numbers are those of the language', () => {
    expect(write({ ...TABLES, locale: 'de-DE', count: 1 })[0]).toContain(' · ');
    expect(write({ topic: 'number_words', from: 1234, to: 1234, language: 'de', locale: 'de-DE' })).toEqual([
      '1.234 | eintausendzweihundertvierunddreißig',
    ]);
  });
});

test('no two cards have the same front, and no two fractions of a set are equal', () => {
  const products = make({ topic: 'times_table', tables: [2, 3, 4, 6], to: 12, front: 'answer', count: 40 });
  const fronts = products.entries.map(({ term }) => term);
  expect(new Set(fronts).size).toBe(fronts.length);
  const values = make({ topic: 'fractions', level: 'hard', count: 100 }).entries.map(({ definition }) => {
    const [over = 0, under = 1] = String(definition).split('/').map(Number);
    return over / under;
  });
  expect(new Set(values).size).toBe(values.length);
});

test('what the numbers do not hold is missing, and nothing waits for ever', () => {
  expect(make({ ...TABLES, count: 24 }).missing).toBe(14);
  expect(make({ ...TABLES, tables: [], count: 5 })).toMatchObject({ entries: [], missing: 5 });
  expect(
    make({ topic: 'sums', operation: 'divide', from: 0, to: 0, count: 100 }).entries.length,
  ).toBeLessThan(100);
  expect(make({ topic: 'number_words', from: 9, to: 7, count: 100 }).entries).toHaveLength(3);
  expect(make({ topic: 'number_words', from: 0, to: 1_000_000, count: 100 }).entries).toHaveLength(100);
  expect(make({ topic: 'clocks', level: 'easy', count: 100 }).missing).toBeGreaterThan(0);
});

describe('numbers in words', () => {
  const icu = JSON.parse(readFileSync(new URL('icu-words.json', import.meta.url), 'utf8'));
  /** Spellings of which both are right, or on which ICU itself is at odds: "ventunmila", "centoventitrémila". */
  const toOne = (words: string) =>
    words.replaceAll('-et-', ' et ').replace('unmila', 'unomila').replace('trémila', 'tremila');

  test.each(WORD_LANGUAGES)('are those of ICU, another library: %s', (language) => {
    const wrong = icu.numbers.flatMap((number: number, at: number) => {
      const written = toNumberWords(number, language);
      return toOne(written) === toOne(icu[language][at]) ? [] : [`${written} is ${icu[language][at]}`];
    });
    expect(wrong).toEqual([]);
    expect(icu.numbers.length).toBeGreaterThan(150);
  });
});

describe('a set in a deck', () => {
  let next = 0;
  const aSet = (given: Partial<SetSettings>, id = 'set') => {
    const settings = createSetSettings(given);
    return {
      id,
      settings,
      cards: makeSet(settings).entries.map((entry) => ({ ...entry, id: `c${next++}` })),
    };
  };
  const aDeck = () => flashcard.parse({ entity_type: 'flashcard', items: [{ id: 'own', term: 'mine' }] });

  test('is added at the end and keeps what it was made of, through saving', () => {
    const deck = aDeck();
    addSet(deck, aSet(TABLES));
    expect(deck.items).toHaveLength(11);
    const stored = flashcard.parse(JSON.parse(JSON.stringify(deck)));
    expect(stored.schema_version).toBe(2);
    const [set] = listSets(stored);
    expect(set).toMatchObject({ ...TABLES, cards: deck.items.slice(1).map(({ id }) => id) });
    if (set) expect(findCardsOfSet(stored, set)).toEqual({ untouched: set.cards, changed: [] });
  });

  test.each(['clocks', 'fractions', 'sums', 'number_words'] as const)(
    'of %s is found as it was made',
    (topic) => {
      const deck = aDeck();
      addSet(deck, aSet({ topic, count: 5, to: 30 }));
      const stored = flashcard.parse(JSON.parse(JSON.stringify(deck)));
      const [set] = listSets(stored);
      if (!set) throw new Error('It is there');
      expect(findCardsOfSet(stored, set).changed).toEqual([]);
      expect(set.cards).toHaveLength(5);
    },
  );

  test('is made anew in its place; what was changed by hand stays, unless it is to go', () => {
    for (const takesChanged of [false, true]) {
      const deck = aDeck();
      addSet(deck, aSet(TABLES));
      deck.items.push({ ...deck.items[0], id: 'last' } as (typeof deck.items)[number]);
      const [, first, second] = deck.items;
      if (!first || !second) throw new Error('They are there');
      first.definition = 'by hand';
      second.prompt = 'Think';
      replaceSet(deck, { ...aSet({ ...TABLES, tables: [8] }), takesChanged });
      const texts = deck.items.map(({ term, definition }) => `${term}=${definition}`);
      expect(texts.filter((text) => text.includes('× 8'))).toHaveLength(10);
      expect(texts.filter((text) => text.includes('× 7'))).toHaveLength(takesChanged ? 0 : 2);
      expect([texts[0], texts.at(-1)]).toEqual(['mine=', 'mine=']);
      expect(deck.sets).toHaveLength(1);
    }
  });

  test('of which no card is left is forgotten with the next one', () => {
    const deck = aDeck();
    addSet(deck, aSet(TABLES, 'a'));
    deck.items = [];
    expect(listSets(deck)).toEqual([]);
    addSet(deck, aSet(TABLES, 'b'));
    expect(deck.sets?.map(({ id }) => id)).toEqual(['b']);
  });

  test('fills what room there is, and no more', () => {
    const items = Array.from({ length: 495 }, (_, at) => ({ id: `i${at}`, term: 'x' }));
    const deck = flashcard.parse({ entity_type: 'flashcard', items });
    addSet(deck, aSet(TABLES));
    expect(deck.items).toHaveLength(500);
    expect(flashcard.safeParse(deck).success).toBe(true);
  });

  test('of a game is called by its backs', () => {
    const game = bingo.parse({ entity_type: 'bingo', items: [] });
    expect(game.call_list.clue).toBe(false);
    addSet(game, aSet({ ...TABLES, front: 'answer' }));
    expect(game.call_list.clue).toBe(true);
    expect(bingo.safeParse(game).success).toBe(true);
  });
});

test('numbers of a wide range come in an order drawn by lot', () => {
  const numbers = make({ topic: 'number_words', from: 0, to: 1_000_000, count: 24 }).entries.map(({ term }) =>
    Number(toPlainText(term).replaceAll(',', '')),
  );
  expect(numbers).not.toEqual(numbers.toSorted((a, b) => a - b));
});

test.each(['times_table', 'sums'] as const)('a game of %s has no two squares that one call fits', (topic) => {
  const settings = createSetSettings({ topic, tables: [2, 3, 4, 6], count: 40, front: 'question' });
  const calls = makeSet(settings, true).entries.map(({ definition }) => toPlainText(definition));
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.length).toBeGreaterThan(10);
  const cards = makeSet(settings).entries.map(({ definition }) => toPlainText(definition));
  expect(new Set(cards).size).toBeLessThan(cards.length);
});
