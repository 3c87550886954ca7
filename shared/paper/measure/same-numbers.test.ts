import { expect, test } from 'vitest';
import { type MeasuredPart, NOTHING } from './measure.ts';
import { sameNumbers } from './same-numbers.ts';

const unit = { height: 10, keepWithNext: false, unit: 0, top: 0 };
const part: MeasuredPart = { ...NOTHING, units: [unit], frame: 2 };

test('a part that measures just what it did leaves the pages as they are', () => {
  expect(sameNumbers(part, { ...part, units: [{ ...unit }], overfull: [], squeezed: [] })).toBe(true);
});

test.each<Partial<MeasuredPart>>([
  { frame: 3 },
  { stretches: true },
  { gives: 5 },
  { cut: true },
  { shortened: true },
  { overfull: ['word'] },
  { squeezed: ['word'] },
  { units: [] },
  { units: [unit, unit] },
  { units: [{ ...unit, height: 11 }] },
  { units: [{ ...unit, keepWithNext: true }] },
  { units: [{ ...unit, unit: 1 }] },
  { units: [{ ...unit, top: 4 }] },
])('pages and warnings are worked out anew where a part has other numbers: %o', (change) => {
  expect(sameNumbers(part, { ...part, ...change })).toBe(false);
  expect(sameNumbers({ ...part, ...change }, part)).toBe(false);
});
