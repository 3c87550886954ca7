import { expect, test } from 'vitest';
import { formatLastChange } from './format-last-change.ts';

const NOW = Date.parse('2026-03-15T12:00:00Z');
const ago = (seconds: number) => formatLastChange(NOW - seconds * 1000, NOW);

test('a change is told as a person would tell it', () => {
  expect([5, 300, 7200, 86_400, 3 * 86_400].map(ago)).toEqual([
    'just now',
    '5 minutes ago',
    '2 hours ago',
    'yesterday',
    '3 days ago',
  ]);
});

test('a change of more than a week ago is told by its date', () => {
  expect(ago(20 * 86_400)).toBe('Feb 23, 2026');
});

test('a clock that runs ahead does not speak of the future', () => {
  expect(ago(-90)).toBe('just now');
});
