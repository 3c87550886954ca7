import { expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { findOldRows, renderTable } from './table.ts';

const figure = (name: string, ours: number): Figure => ({
  figure: name,
  ours,
  theirs: 200_000,
  ratio: ours / 200_000,
  unit: 'bytes',
  runs: 1,
  aim: '≤ 1',
  gates: {},
});

test('a figure that is measured again takes the place of its row, and the others keep theirs', () => {
  const first = renderTable('', [figure('first-load', 100_000), figure('whole-editor', 300_000)]);
  const second = renderTable(first, [figure('first-load', 50_000)]);
  const rows = second.split('\n').slice(2);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('| `first-load` | 50.0 kB | 200.0 kB | 0.25 |');
  expect(rows[1]).toBe(first.split('\n')[3]);
});

test('a row that is older than a week is named with its date', () => {
  const row = (name: string, date: string) =>
    `| \`${name}\` | 1 ms | 2 ms | 0.5 |  | ≤ 1 | its beginning; ${date} |`;
  const page = ['| figure | ours |', row('publish', '2026-11-20'), row('paginate', '2026-11-21')].join('\n');
  expect(findOldRows(page, new Date('2026-11-28'))).toEqual([{ figure: 'publish', date: '2026-11-20' }]);
});
