import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { getMeasure } from '../../../items/many-rules.ts';
import { type FitMeasure, findNextMeasure, LEAST, tighten } from './fit-steps.ts';

const lines = (id: string, number_of_lines: number) => ({
  ...anOpenResponse('Why?', id),
  data: { subtitle: 'Why?', number_of_lines },
});
/** Makes a worksheet as small as it may be, and returns what was made smaller, step by step. */
function tightenAll(worksheet: ReturnType<typeof aWorksheet>): FitMeasure[] {
  const steps: FitMeasure[] = [];
  for (let next = findNextMeasure(worksheet); next; next = findNextMeasure(worksheet)) {
    tighten(worksheet, next);
    steps.push(next);
  }
  return steps;
}

test('spacing is taken first, then lines to write on, then type, each a little at a time and none below its limit', () => {
  const worksheet = aWorksheet({ items: [lines('a', 4), lines('b', 1), { id: 'c', type: 'divider' }] });
  const steps = tightenAll(worksheet);
  expect(steps).toEqual([
    ...Array(3).fill('item_spacing'),
    ...Array(3).fill('font_space'),
    ...Array(2).fill('lines'),
    ...Array(3).fill('font_size'),
  ]);
  expect(worksheet.style).toMatchObject({ item_spacing: 0.6, font_space: 1.2, font_size: 11 });
  expect(worksheet.items.map((item) => getMeasure(item, 'lines'))).toEqual([LEAST.lines, 1, null]);
});

test('what a teacher has set lower, and what is hidden, stays as it is', () => {
  const style = { item_spacing: 0.5, font_space: 1, font_size: 10 };
  const worksheet = aWorksheet({ style, items: [{ ...lines('a', 9), hide: true }] });
  expect(tightenAll(worksheet)).toEqual([]);
  expect(worksheet.style).toMatchObject(style);
});
