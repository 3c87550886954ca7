import { describe, expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { listPublishHints } from '../../../document/publish-hints.ts';
import { getItemView } from '../../../items/item-views.ts';
import { listOptionsToKeep } from '../../../items/multiple-choice/options-to-keep.ts';
import { describeSameVersions, setShownOn, shuffleVersions } from './rules.ts';
import { toVersion } from './to-version.ts';
import { countProposedParts, keepProposedParts, setVersionCount } from './version-count.ts';

const ANSWERS = ['one', 'two', 'three', 'four', 'None of the above'];
const choice = (id: string, more: object = {}) => ({
  id,
  type: 'multiple_choice',
  ...more,
  data: { subtitle: id, options: ANSWERS.map((answer, at) => ({ answer, correct: at === 0 })) },
});
const header = (id: string) => ({ id, type: 'section_header', data: { title: id } });
const SEEDS = [1, 22, 333, 4444, 55_555, 666_666, 7_777_777, 88_888_888];
const items = [
  header('First'),
  ...['a', 'b', 'c', 'd'].map((id) => choice(id)),
  header('Second'),
  ...['e', 'f', 'g', 'h'].map((id) => choice(id)),
];
const aTest = (given: object = {}, versions: object = {}) =>
  aWorksheet({ items, versions: { seeds: SEEDS, ...versions }, ...given });
const order = (worksheet: ReturnType<typeof aTest>, version: number) =>
  toVersion(worksheet, version).items.map(({ id }) => id);
const readOptions = (worksheet: ReturnType<typeof aTest>, version: number, id: string) =>
  toVersion(worksheet, version)
    .items.filter((item) => item.id === id)
    .flatMap(({ data }) => ('options' in data ? data.options.map(({ answer }) => answer) : []));

describe('a version', () => {
  test('A is as written; the others hold the same questions in another order, each within its section', () => {
    const written = items.map(({ id }) => id);
    expect(order(aTest(), 0)).toEqual(written);
    const orders = SEEDS.map((_, version) => order(aTest(), version));
    expect(new Set(orders.map(String)).size).toBe(SEEDS.length);
    for (const ids of orders) {
      expect(ids.slice(0, 5).sort()).toEqual(written.slice(0, 5).sort());
      expect([ids[0], ids[5]]).toEqual(['First', 'Second']);
    }
    expect(order(aTest({}, { first_as_written: false }), 0)).not.toEqual(written);
  });

  test('is the same for ever', () => {
    expect(order(aTest(), 1).join(' ')).toBe('First b d a c Second g f h e');
    expect(readOptions(aTest(), 1, 'a').join(', ')).toBe('four, None of the above, one, three, two');
  });

  test('deals pairs and letters the same way for ever', () => {
    const pairs = ['a', 'b', 'c', 'd', 'e'].map((term) => ({ term, definition: term.toUpperCase() }));
    const worksheet = aTest({
      items: [
        { id: 'pairs', type: 'matching', data: { settings: { match_type: 'letter' }, pairs } },
        { id: 'terms', type: 'word_scramble', data: { terms: ['umbrella', 'thunder'] } },
      ],
    });
    const list = (version: number, id: string) =>
      toVersion(worksheet, version)
        .items.filter((item) => item.id === id)
        .flatMap(({ type, data }) => getItemView(type).listShuffled?.(data) ?? []);
    const listPartners = (version: number) =>
      (list(version, 'pairs') as string[][]).map(([, , right]) => right?.split('.')[2]).join('');
    expect([1, 2].map(listPartners)).toEqual(['10243', '42103']);
    const listScrambled = (version: number) =>
      (list(version, 'terms') as string[][]).map(([letters]) => letters);
    expect([1, 2].map(listScrambled)).toEqual([
      ['ulbreaml', 'rnetdhu'],
      ['uremalbl', 'tundher'],
    ]);
  });

  test('changes only where its items change: others keep their order and their options', () => {
    const without = aTest({ items: items.filter(({ id }) => id !== 'b') });
    for (const version of SEEDS.keys()) {
      expect(order(without, version)).toEqual(order(aTest(), version).filter((id) => id !== 'b'));
      expect(readOptions(without, version, 'c')).toEqual(readOptions(aTest(), version, 'c'));
    }
  });

  test('keeps a question in its place, and an item with the one above it', () => {
    const worksheet = aTest({
      items: [
        choice('a', { order: 'fixed' }),
        choice('b'),
        { id: 'space', type: 'blank_space', data: {}, order: 'with_above' },
        choice('c'),
        choice('d'),
      ],
    });
    for (const version of SEEDS.keys()) {
      const ids = order(worksheet, version);
      expect(ids[0]).toBe('a');
      expect(ids.indexOf('space')).toBe(ids.indexOf('b') + 1);
    }
  });

  test('keeps what only the key shows below its question, unless it has another place', () => {
    const solution = { id: 'solution', type: 'basic_text', data: { instruction: 'Because.' } };
    const worksheet = aTest({ items: [choice('a'), choice('b'), solution, choice('c'), choice('d')] });
    const [, , note] = worksheet.items;
    if (note) setShownOn(note, 'key');
    for (const version of SEEDS.keys()) {
      const ids = order(worksheet, version);
      expect(ids.indexOf('solution')).toBe(ids.indexOf('b') + 1);
    }
    const [pinned] = aTest({ items: [choice('a', { order: 'fixed' })] }).items;
    if (pinned) setShownOn(pinned, 'key');
    expect(pinned?.order).toBe('fixed');
  });

  test('lets a question move again that is back on the sheet', () => {
    const [question] = aTest({ items: [choice('a')] }).items;
    for (const shown of ['key', undefined] as const) if (question) setShownOn(question, shown);
    expect([question?.shown_on, question?.order]).toEqual([undefined, undefined]);
  });

  test('leaves questions below the text that they are about', () => {
    const text = { id: 'text', type: 'basic_text', data: { instruction: 'Read this.' } };
    const worksheet = aTest({ items: [choice('a'), choice('b'), text, choice('c'), choice('d')] });
    for (const version of SEEDS.keys())
      expect(order(worksheet, version).slice(0, 2).sort()).toEqual(['a', 'b']);
  });

  test('keeps questions within a group that is marked as one', () => {
    const worksheet = aTest({
      items: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
        choice(id, id === 'd' ? { order: 'starts_group' } : {}),
      ),
    });
    const orders = SEEDS.map((_, version) => order(worksheet, version));
    for (const ids of orders) expect(ids.slice(0, 3).sort()).toEqual(['a', 'b', 'c']);
    // What starts the group moves within it.
    expect(new Set(orders.map((ids) => ids.indexOf('d')))).toEqual(new Set([3, 4, 5]));
  });

  test('keeps the lines of groups where they are while what starts one is the challenge of another level', () => {
    const worksheet = aTest({
      items: [
        ...['a', 'b'].map((id) => choice(id)),
        choice('c', { order: 'starts_group' }),
        choice('c2', { variant: { of: 'c', level: 'challenge' } }),
        choice('d'),
      ],
    });
    for (const version of Array.from({ length: 2 * SEEDS.length }).keys())
      expect(order(worksheet, version).slice(0, 2).sort()).toEqual(['a', 'b']);
  });

  test('numbers from the top, whatever the formats of the questions that moved there', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id, format) => choice(id, { numbering: { format } }));
    const formats = toVersion(aTest({ items: [a, b, c, d] }), 2).items.map(
      ({ numbering }) => numbering.format,
    );
    expect(formats).toEqual([0, 1, 2, 3]);
  });

  test('deals matches and scrambled letters anew, and leaves true before false', () => {
    const worksheet = aTest({
      items: [
        { id: 'pairs', type: 'matching', data: {} },
        { id: 'terms', type: 'word_scramble', data: { terms: ['rain'] } },
        { id: 'truth', type: 'multiple_choice', data: { hasBooleanOptions: true } },
      ],
    });
    const find = (version: number, id: string) =>
      toVersion(worksheet, version).items.find((item) => item.id === id)?.data;
    expect(find(1, 'pairs')).not.toEqual(find(2, 'pairs'));
    expect(find(1, 'terms')).not.toEqual(find(2, 'terms'));
    for (const version of SEEDS.keys()) expect(find(version, 'truth')).toEqual(find(0, 'truth'));
  });

  test('marks the same answer as correct', () => {
    for (const version of SEEDS.keys())
      for (const { data } of toVersion(aTest(), version).items)
        if ('options' in data)
          expect(data.options.filter(({ correct }) => correct).map(({ answer }) => answer)).toEqual(['one']);
  });
});

describe('options that speak of others', () => {
  test.each([
    [['x', 'y', 'None of the above'], [2]],
    [['x', 'y', 'All of these'], [2]],
    [
      ['x', 'y', 'z', 'Both A and C'],
      [0, 2, 3],
    ],
    [
      ['x', 'y', 'A und B'],
      [0, 1, 2],
    ],
    [['x', 'y', 'Keine der genannten'], [2]],
    [['x', 'y', 'Aucune de ces réponses'], [2]],
    [['x', 'y', 'Todas las anteriores'], [2]],
    [
      ['w', 'x', 'y', 'A, B & C'],
      [0, 1, 2, 3],
    ],
    [
      ['x', 'y', 'Weder A noch B'],
      [0, 1, 2],
    ],
    [
      ['x', 'y', 'z', 'A and B are correct'],
      [0, 1, 3],
    ],
    [
      ['x', 'y', 'a och b'],
      [0, 1, 2],
    ],
    [
      ['x', 'y', 'All but b'],
      [1, 2],
    ],
    [
      ['x', 'y', 'z', 'A and B but not C'],
      [0, 1, 2, 3],
    ],
    [
      ['x', 'y', 'Antwort a und b sind richtig'],
      [0, 1, 2],
    ],
    [
      ['x', 'y', 'Zowel a als b'],
      [0, 1, 2],
    ],
    [
      ['x', 'y', 'Sia a che b'],
      [0, 1, 2],
    ],
    [
      ['x', 'y', 'Верны ответы А и Б'],
      [0, 1, 2],
    ],
    [
      ['x', 'y', 'ア・イ'],
      [0, 1, 2],
    ],
    [
      ['x', 'y', 'ㄱ, ㄴ'],
      [0, 1, 2],
    ],
    [['x', 'y', 'Each of the above'], [2]],
    [['Vitamin A', 'Vitamin B', 'A dog'], []],
    [['A + B', 'A - B', 'A · B', 'B/A'], []],
    [['C–H', 'C–C', 'A/B', 'A = B'], []],
    [['x', 'y', 'From A to B and C'], []],
    [['Vitamins A and B', 'Blood groups A, B', 'Line A, B: short'], []],
    [['x', 'y', 'G and H'], []],
    [
      ['x', 'y', 'z', 'The first two'],
      [0, 1, 3],
    ],
    [['The first two', 'The last two', 'The middle two'], []],
    [['Options 1 and 2', 'Options 2 and 3', 'Only option 1'], []],
  ])('are found in %j', (answers, places) => {
    expect(
      listOptionsToKeep(answers.map((answer) => ({ answer, answer_image: null, correct: false }))),
    ).toEqual(places);
  });

  test('stay in place from the first version on, and are proposed where they came later', () => {
    const worksheet = aTest({ versions: undefined });
    setVersionCount(worksheet, { count: 3, seeds: SEEDS });
    expect(countProposedParts(worksheet)).toBe(0);
    for (const version of [1, 2])
      expect(readOptions(worksheet, version, 'a').at(-1)).toBe('None of the above');
    const later = aTest();
    expect(countProposedParts(later)).toBe(8);
    keepProposedParts(later);
    expect(countProposedParts(later)).toBe(0);
  });
});

describe('the number of versions', () => {
  test('grows without changing those that are there, and may fall to one', () => {
    const worksheet = aTest({ versions: undefined });
    setVersionCount(worksheet, { count: 2, seeds: [1, 2] });
    setVersionCount(worksheet, { count: 4, seeds: [9, 9, 3, 4] });
    expect(worksheet.versions?.seeds).toEqual([1, 2, 3, 4]);
    shuffleVersions(worksheet, [5, 6, 7, 8, 9]);
    expect(worksheet.versions?.seeds).toEqual([5, 6, 7, 8]);
    setVersionCount(worksheet, { count: 1, seeds: [] });
    expect(worksheet.versions).toBeUndefined();
  });

  test('is said to be too great where versions are the same, and none is made up', () => {
    expect(describeSameVersions(aTest())).toBeNull();
    const one = aTest({ items: [anOpenResponse()] }, { seeds: [1, 2, 3] });
    expect(describeSameVersions(one)).toBe(
      'Nothing is left to shuffle: B and C are the same as A. Let questions or options move.',
    );
    const two = aTest(
      { items: [anOpenResponse('One?', 'a'), anOpenResponse('Two?', 'b')] },
      { seeds: [1, 2, 3, 4, 5] },
    );
    expect(describeSameVersions(two)).toMatch(/(is|are) the same as A(;|\.).* or choose fewer versions\.$/);
    expect(listPublishHints(two).map(({ where }) => where)).toContain('versions');
  });

  test('is said to be too great where every place is pinned', () => {
    const pinned = [anOpenResponse('One?', 'a'), anOpenResponse('Two?', 'b')].map((item) => ({
      ...item,
      order: 'fixed',
    }));
    expect(describeSameVersions(aTest({ items: pinned }, { seeds: [1, 2] }))).toBe(
      'Nothing is left to shuffle: B is the same as A. Let questions or options move.',
    );
  });

  const pairs = (count: number) => ({
    id: 'pairs',
    type: 'matching',
    data: {
      pairs: Array.from({ length: count }, (_, at) => ({ term: `t${at}`, definition: `d${at}` })),
    },
  });
  const pinned = anOpenResponse('One?', 'a');
  test.each([
    ['one pair is matched', [pairs(1)], SEEDS.slice(0, 3)],
    ['two pairs are matched', [pairs(2)], SEEDS],
    [
      'a word of two letters is scrambled',
      [{ id: 's', type: 'word_scramble', data: { terms: ['at'] } }],
      SEEDS,
    ],
    ['a choice moves that is hidden', [pinned, choice('h', { hide: true, order: 'fixed' })], SEEDS],
    ['a choice moves that only the key shows', [pinned, choice('k', { shown_on: 'key' })], SEEDS],
    [
      'words of a bank are in the order of the alphabet',
      [
        pinned,
        { id: 'bank', type: 'word_bank', data: { sort_order: 'a-z', words: [{ word: 'b' }, { word: 'c' }] } },
      ],
      SEEDS,
    ],
  ])('is said to be too great where %s', (_, given, seeds) => {
    expect(describeSameVersions(aTest({ items: given }, { seeds }))).toMatch(/the same as A/);
  });

  test('is not said to be too great where pairs enough are matched', () => {
    expect(describeSameVersions(aTest({ items: [pairs(8)] }, { seeds: SEEDS.slice(0, 3) }))).toBeNull();
  });

  test('is said to be too great where only a variant has options to move', () => {
    const easy = choice('easy', { variant: { of: 'a', level: 'support' } });
    const given = aTest({ items: [{ ...pinned, order: 'fixed' }, easy] }, { seeds: [1, 2] });
    expect(describeSameVersions(given)).toMatch(/B is the same as A/);
  });

  test('needs schema version 2', () => {
    expect(aTest().schema_version).toBe(2);
  });
});
