// @module-tag slow
import { expect, test } from 'vitest';
import { listFixtures } from '../support/paper/fixtures.ts';
import { printAll, printOnce } from '../support/paper/print-fixtures.ts';

const fixtures = listFixtures();
const printed = printOnce();
/** By another browser, and each after other documents than before. */
const printedAgain = printAll(fixtures.toReversed(), ['student']);
/** Faces of other scripts, pictures, and letters to trace. */
const OF_MANY_KINDS = [
  'arabic-weather',
  'every-option',
  'hebrew-water-cycle',
  'japanese-school',
  'plants-with-pictures',
  'writing-practice',
];
const many = fixtures.filter(({ name }) => OF_MANY_KINDS.includes(name));
const OTHERS = ['key', 'large', 'large key'] as const;
const othersAgain = printAll(many.toReversed(), OTHERS.toReversed());

test.concurrent.each(fixtures)(
  'the PDF of $name is byte for byte the same, whoever prints it after whatever else',
  async (fixture) => {
    const [one, other] = await Promise.all([printed(fixture, 'student'), printedAgain(fixture, 'student')]);
    expect(removeTimestamps(other) === removeTimestamps(one)).toBe(true);
  },
);

test.concurrent.each(many.flatMap((fixture) => OTHERS.map((rendering) => ({ ...fixture, rendering }))))(
  'the $rendering of $name is byte for byte the same, whoever prints it after whatever else',
  async ({ rendering, ...fixture }) => {
    const [one, other] = await Promise.all([printed(fixture, rendering), othersAgain(fixture, rendering)]);
    expect(removeTimestamps(other) === removeTimestamps(one)).toBe(true);
  },
);

/** Without the time at which it was made. */
const removeTimestamps = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/\(D:\d{14}[^)]*\)/g, '');
