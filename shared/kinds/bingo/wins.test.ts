import { describe, expect, test } from 'vitest';
import { listCells } from './cells.ts';
import { type Figure, listWinningFigures, listWins } from './wins.ts';

const names = (n: number, marked: readonly number[]) => listWins(n, new Set(marked)).map(({ name }) => name);

describe('a card wins', () => {
  test.each([
    ['Row 2', [6, 7, 8, 9, 10]],
    ['Column 5', [5, 10, 15, 20, 25]],
    ['Diagonal from the top left', [1, 7, 13, 19, 25]],
    ['Diagonal from the top right', [5, 9, 13, 17, 21]],
    ['Four corners', [1, 5, 21, 25]],
  ])('with %s', (name, marked) => {
    expect(names(5, marked)).toEqual([name]);
    for (const missing of marked)
      expect(
        names(
          5,
          marked.filter((cell) => cell !== missing),
        ),
      ).toEqual([]);
  });

  test('with several lines at once, and names them all', () => {
    expect(names(4, [1, 2, 3, 4, 5, 9, 13])).toEqual(['Row 1', 'Column 1']);
  });

  test('with a full house, which is every line too', () => {
    for (const n of [3, 4, 5, 6, 7]) {
      const all = names(n, listCells(n));
      expect(all).toHaveLength(2 * n + 4);
      expect(all.at(-1)).toBe('Full house');
      expect(names(n, listCells(n).slice(1))).not.toContain('Full house');
    }
  });

  test('only with a sort of figure that the teacher lets win', () => {
    const corner = new Set([1, 2, 3, 4, 7, 9]);
    const namesOf = (...figures: Figure[]) => listWins(3, corner, figures).map(({ name }) => name);
    expect(namesOf('row')).toEqual(['Row 1']);
    expect(namesOf('column')).toEqual(['Column 1']);
    expect(namesOf('corners')).toEqual(['Four corners']);
    expect(namesOf('diagonal', 'full')).toEqual([]);
    expect(namesOf()).toEqual([]);
  });

  test('not while nothing is marked', () => {
    expect(names(3, [])).toEqual([]);
  });
});

test('every figure has its cells on the card, each once', () => {
  for (const n of [3, 4, 5, 6, 7])
    for (const { cells } of listWinningFigures(n)) {
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells.every((cell) => cell >= 1 && cell <= n ** 2)).toBe(true);
    }
});
