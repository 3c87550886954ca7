import { expect, test } from 'vitest';
import { EMPTY_PART, type MeasuredPart } from './measure.ts';
import { isSameMeasures } from './same-measures.ts';

const unit = { height: 10, keepWithNext: false, unit: 0, top: 0 };
const part: MeasuredPart = { ...EMPTY_PART, units: [unit], frame: 2 };

test('a part that measures just what it did leaves the pages as they are', () => {
  expect(isSameMeasures(part, { ...part, units: [{ ...unit }], overflowing: [], tight: [] })).toBe(true);
});

test.each<Partial<MeasuredPart>>([
  { frame: 3 },
  { fillsPage: true },
  { shrinkableBy: 5 },
  { cut: true },
  { shortened: true },
  { overflowing: ['word'] },
  { tight: ['word'] },
  { units: [] },
  { units: [unit, unit] },
  { units: [{ ...unit, height: 11 }] },
  { units: [{ ...unit, keepWithNext: true }] },
  { units: [{ ...unit, unit: 1 }] },
  { units: [{ ...unit, top: 4 }] },
])('pages and warnings are worked out anew where a part has other numbers: %o', (change) => {
  expect(isSameMeasures(part, { ...part, ...change })).toBe(false);
  expect(isSameMeasures({ ...part, ...change }, part)).toBe(false);
});
