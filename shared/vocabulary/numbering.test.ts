import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatNumber,
  getOptionMark,
  listNumberLabels,
  setNumberingRestarted,
  setNumberingSkipped,
} from './numbering.ts';
import { NUMBERING_FORMATS } from './numbering-formats.ts';

const item = (more: object = {}, numbered = true) => ({
  hide: false,
  numbered,
  numbering: { number: 7, format: 2, hidden: false, numbering_restarted: false, ...more },
});
const labels = (...items: ReturnType<typeof item>[]) => listNumberLabels(items, (one) => one.numbered);

describe('numbering', () => {
  test('is derived from the order and never read from storage', () => {
    expect(labels(item(), item())).toEqual(['1.', '2.']);
  });

  test('types without numbers, hidden items and skipped ones consume none', () => {
    expect(
      labels(item(), item({}, false), { ...item(), hide: true }, item({ hidden: true }), item()),
    ).toEqual(['1.', null, null, null, '2.']);
  });

  test('restarts at 1 where asked', () => {
    expect(labels(item(), item(), item({ numbering_restarted: true }), item())).toEqual([
      '1.',
      '2.',
      '1.',
      '2.',
    ]);
  });

  test('cannot be restarted while it is skipped', () => {
    const { numbering } = item({ hidden: true });
    setNumberingRestarted(numbering, true);
    expect(numbering.numbering_restarted).toBe(false);
    setNumberingSkipped(numbering, false);
    setNumberingRestarted(numbering, true);
    expect(numbering.numbering_restarted).toBe(true);
  });
});

describe('formats', () => {
  test.each(NUMBERING_FORMATS.map(({ sample }, format) => [format, sample] as const))(
    'format %i writes the first number as %s',
    (format, sample) => expect(formatNumber(1, format)).toBe(sample),
  );

  test.each([
    [4, 27, 'AA.'],
    [6, 52, 'az.'],
    [9, 1994, 'MCMXCIV.'],
    [10, 4, 'iv.'],
    [12, 21, '㉑'],
    [12, 36, '㊱'],
    [12, 51, '(51)'],
    [13, 12, 'Question 12'],
  ])('format %i writes %i as %s', (format, number, text) => expect(formatNumber(number, format)).toBe(text));

  test('no two numbers look the same in one format', () => {
    const formats = fc.integer({ min: 0, max: NUMBERING_FORMATS.length - 1 });
    const number = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(formats, number, number, (format, a, b) => {
        expect(formatNumber(a, format) === formatNumber(b, format)).toBe(a === b);
      }),
    );
  });
});

test('options are marked by capitals unless the document says otherwise', () => {
  expect([0, 1, 27].map((index) => getOptionMark(index))).toEqual(['A', 'B', 'AB']);
  expect([0, 27].map((index) => getOptionMark(index, 'lower'))).toEqual(['a', 'ab']);
  expect([0, 27].map((index) => getOptionMark(index, 'number'))).toEqual(['1', '28']);
});
