import { describe, expect, test } from 'vitest';
import { orderRightColumn } from './right-column-order.ts';

const entries = (count: number, kept: readonly number[] = []) =>
  Array.from({ length: count }, (_, row) => ({ row, shuffle: !kept.includes(row) }));
const listRows = (order: readonly ({ row: number } | undefined)[]) => order.map((entry) => entry?.row);

describe('the right column', () => {
  test('follows from the seed, and is the same every time', () => {
    expect(orderRightColumn(entries(8), 5)).toEqual(orderRightColumn(entries(8), 5));
    expect(listRows(orderRightColumn(entries(8), 5))).not.toEqual(listRows(orderRightColumn(entries(8), 6)));
  });

  test.each([2, 3, 4, 7])('of %s never stands as it was typed, and loses nothing', (count) => {
    for (let seed = 0; seed < 200; seed++) {
      const rows = listRows(orderRightColumn(entries(count), seed));
      expect(rows).not.toEqual(entries(count).map(({ row }) => row));
      expect([...rows].sort()).toEqual(entries(count).map(({ row }) => row));
    }
  });

  test('keeps in its place what does not shuffle', () => {
    for (let seed = 0; seed < 50; seed++) {
      const rows = listRows(orderRightColumn(entries(6, [0, 4]), seed));
      expect([rows[0], rows[4]]).toEqual([0, 4]);
      expect([...rows].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  test('has an empty row where an answer that stays lies beyond the others', () => {
    expect(listRows(orderRightColumn([{ row: 2, shuffle: false }], 1))).toEqual([undefined, undefined, 2]);
  });

  test('of one answer, or none, is what it is', () => {
    expect(listRows(orderRightColumn(entries(1), 3))).toEqual([0]);
    expect(orderRightColumn([], 3)).toEqual([]);
  });
});
