import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadToasts } from '../../ui/feedback/toast.ts';
import { toasts } from '../../ui/feedback/toast-queue.ts';
import { pasteRows } from './paste-rows.ts';

beforeAll(() => loadToasts());

afterEach(() => {
  for (const { key } of toasts.visibleToasts) toasts.close(key);
});

function paste(
  rows: string[],
  lines: readonly string[],
  at: { place: number; replaces: boolean },
  limit = 20,
) {
  const list = {
    count: rows.length,
    limit,
    what: 'options',
    isEmpty: (place: number) => rows[place] === '',
    write: (place: number, line: string) => {
      rows[place] = line;
    },
    insert: (place: number, lines: readonly string[]) => {
      rows.splice(place, 0, ...lines);
    },
  };
  return { rows, last: pasteRows(lines, at, list) };
}

test('lines fill the row and the empty ones below it, and then are rows of their own', () => {
  expect(paste(['', ''], ['a', 'b', 'c', 'd'], { place: 0, replaces: true })).toEqual({
    rows: ['a', 'b', 'c', 'd'],
    last: 3,
  });
});

test('rows below that are written on stay as they are', () => {
  expect(paste(['x', 'y', ''], ['a', 'b'], { place: 0, replaces: true }).rows).toEqual(['a', 'b', 'y', '']);
});

test('a row that is written on keeps its text', () => {
  expect(paste(['x', 'y'], ['a', 'b'], { place: 0, replaces: false })).toEqual({
    rows: ['x', 'a', 'b', 'y'],
    last: 2,
  });
});

test('of one paste 500 lines are rows, whatever room there is', () => {
  const lines = Array.from({ length: 4_990 }, (_, at) => `word ${at}`);
  const { rows } = paste([''], lines, { place: 0, replaces: true }, 5_000);
  expect(rows).toHaveLength(500);
  expect(toasts.visibleToasts.map(({ content }) => content.words)).toEqual([
    '500 options at most: 4490 lines were left out.',
  ]);
});

test('lines without room are left out, and a message says how many', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(paste(['', ''], lines, { place: 0, replaces: true }, 3)).toEqual({ rows: ['a', 'b', 'c'], last: 2 });
  expect(toasts.visibleToasts.map(({ content }) => content.words)).toEqual([
    '3 options at most: 3 lines were left out.',
  ]);
});
