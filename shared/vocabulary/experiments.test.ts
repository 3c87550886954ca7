import { expect, test } from 'vitest';
import { chooseVariant, EXPERIMENT_NAMES, EXPERIMENTS } from './experiments.ts';

const COLORS = { isOn: true, variants: ['red', 'green', 'blue'] } as const;
const subjects = Array.from({ length: 3_000 }, (_, index) => `account-${index}`);

test('every experiment is off, and gives everybody its first variant', () => {
  expect(EXPERIMENT_NAMES.filter((name) => EXPERIMENTS[name].isOn)).toEqual([]);
  expect(
    subjects.every((subject) => chooseVariant('colors', { ...COLORS, isOn: false }, subject) === 0),
  ).toBe(true);
});

test('a subject gets the same variant always, and every variant has its share of subjects', () => {
  const chosen = subjects.map((subject) => chooseVariant('colors', COLORS, subject));
  expect(subjects.map((subject) => chooseVariant('colors', COLORS, subject))).toEqual(chosen);
  for (const place of [0, 1, 2]) {
    const share = chosen.filter((variant) => variant === place).length / subjects.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  }
});

test('the variant of one experiment says nothing of another one', () => {
  const inBoth = subjects.filter(
    (subject) => chooseVariant('one', COLORS, subject) === 0 && chooseVariant('two', COLORS, subject) === 0,
  );
  expect(inBoth.length / subjects.length).toBeGreaterThan(0.08);
  expect(inBoth.length / subjects.length).toBeLessThan(0.14);
});
