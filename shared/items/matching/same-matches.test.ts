import { describe, expect, test } from 'vitest';
import { layOutParts } from './printed-parts.ts';
import { listSameDefinitions, matchingData } from './schema.ts';

/** Lays out a matching with letters; returns its key: "dog A / C". */
function readKey(...pairs: readonly (readonly [term: string, definition: string])[]): string[] {
  const data = matchingData.parse({
    pairs: pairs.map(([term, definition]) => ({ term, definition })),
    settings: { match_type: 'letter' },
    shuffle_seed: 3,
  });
  const rows = layOutParts(data, 1).flat();
  const right = new Map(rows.map(({ right }) => [right?.label?.replace('.', '') ?? '', right?.text]));
  return rows.map(({ left }) => {
    const letters = left?.answer?.letter.split(' / ') ?? [];
    return `${left?.text}: ${letters.map((letter) => right.get(letter)).join(', ')}`;
  });
}

describe('the key of a matching takes every match that reads the same', () => {
  test.each([
    [
      [
        ['dog', 'animal'],
        ['cat', 'animal'],
        ['rose', 'plant'],
      ],
      ['dog: animal, animal', 'cat: animal, animal', 'rose: plant'],
    ],
    [
      [
        ['1/2', '0.5'],
        ['2/4', '0.5'],
      ],
      ['1/2: 0.5, 0.5', '2/4: 0.5, 0.5'],
    ],
    [
      [
        ['Hund', 'Tier'],
        ['Katze', 'tier '],
      ],
      ['Hund: Tier, tier ', 'Katze: Tier, tier '],
    ],
    [
      [
        ['a', 'x'],
        ['b', 'y'],
      ],
      ['a: x', 'b: y'],
    ],
    [
      [
        ['кот', 'животное'],
        ['пёс', 'животное'],
      ],
      ['кот: животное, животное', 'пёс: животное, животное'],
    ],
    [
      [
        ['犬', '動物'],
        ['猫', '動物'],
      ],
      ['犬: 動物, 動物', '猫: 動物, 動物'],
    ],
  ] as const)('%j', (pairs, key) => {
    const sorted = readKey(...pairs).map((line) => {
      const [term, words = ''] = line.split(': ');
      return `${term}: ${words.split(', ').sort().join(', ')}`;
    });
    expect(sorted).toEqual(key.map((line) => line));
  });
});

test('where lines are drawn, one leads to each match that reads the same', () => {
  const data = matchingData.parse({
    pairs: ['animal', 'plant', 'animal'].map((definition, at) => ({ term: `${at}`, definition })),
    shuffle_seed: 3,
  });
  const rows = layOutParts(data, 1).flat();
  const reached = rows.map(({ left }) => {
    const ends = left?.answer ? [left.answer.row, ...left.answer.otherRows] : [];
    return ends.map((row) => rows[row]?.right?.text);
  });
  expect(reached).toEqual([['animal', 'animal'], ['plant'], ['animal', 'animal']]);
  const ends = rows.map(({ left }) => left?.answer?.row);
  expect(new Set(ends).size).toBe(3);
});

test.each([
  [['animal', 'animal', 'plant'], [], ['animal']],
  [['Animal', 'animal'], [], ['Animal']],
  [['animal', 'plant'], ['plant'], ['plant']],
  [['', '', 'plant'], [], []],
  [['a', 'b', 'c'], ['d'], []],
  [['0,5', '0,5', '1', '1'], [], ['0,5', '1']],
])('matches that read the same are named for the hint: %j and %j', (definitions, fakes, same) => {
  const data = matchingData.parse({
    pairs: definitions.map((definition, at) => ({ term: `${at}`, definition })),
    fakeAnswers: fakes.map((text) => ({ text })),
  });
  expect(listSameDefinitions(data)).toEqual(same);
});
