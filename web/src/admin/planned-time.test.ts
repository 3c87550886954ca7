import { expect, test } from 'vitest';
import { findMistake, nameTimeZone } from './planned-time.ts';

const now = new Date('2026-03-01T10:00');

test.each([
  ['2026-03-01T12:00', '2026-03-01T11:00', 'The end must be after the start.'],
  ['2026-03-01T12:00', '2026-03-01T12:00', 'The end must be after the start.'],
  ['2020-01-01T10:00', '2020-01-01T11:00', 'This time is over already.'],
  ['2026-03-01T09:00', '2026-03-01T11:00', null],
  ['', '2026-03-01T11:00', null],
])('from %s to %s: %s', (start, end, words) => {
  expect(findMistake(start, end, now)).toBe(words);
});

test('the time zone is named with its distance from Greenwich', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(nameTimeZone(now)).toMatch(new RegExp(`^${timeZone}, GMT`));
});
