import { expect, test } from 'vitest';
import { getPollInterval } from './publishing.ts';

test('a PDF is asked for often at first, and at most every five seconds when it takes long', () => {
  const waits = Array.from({ length: 40 }, (_, looks) => getPollInterval(looks));
  expect(waits.slice(0, 4)).toEqual([700, 700, 700, 700]);
  expect(waits.toSorted((one, other) => one - other)).toEqual(waits);
  expect(waits.at(-1)).toBe(5000);
  // Five minutes in a queue: 430 looks without a back-off.
  const until = waits.findIndex((_, at) => waits.slice(0, at).reduce((sum, wait) => sum + wait, 0) > 60_000);
  expect(until).toBeLessThan(25);
});
