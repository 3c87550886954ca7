import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { setPointsOf } from '../kinds/worksheet/points/rules.ts';
import {
  findCommon,
  getMeasure,
  setBorderLooks,
  setBorders,
  setFontSizes,
  setMeasures,
  setNumberFormats,
  setNumbersSkipped,
} from './many-rules.ts';

const question = (id: string, data: object = {}) => ({
  ...anOpenResponse('Why?', id),
  data: { subtitle: 'Why?', ...data },
});
const aSheet = () =>
  aWorksheet({
    items: [
      question('a'),
      question('b', { answer_type: 'blank' }),
      { id: 'space', type: 'blank_space', data: {} },
      { id: 'line', type: 'divider', data: {} },
      question('other'),
    ],
  });
const ids = ['a', 'b', 'space', 'line'];

test('what values have in common is one value, null where they differ, undefined where there are none', () => {
  expect(findCommon([2, 2])).toBe(2);
  expect(findCommon([2, 3])).toBeNull();
  expect(findCommon([null, null])).toBeNull();
  expect(findCommon([])).toBeUndefined();
});

test('a font size is set for the items that have one, within its bounds, and taken back', () => {
  const sheet = aSheet();
  setFontSizes(sheet, { ids, size: 400 });
  expect(sheet.items.map(({ style }) => style.font_size)).toEqual([64, 64, null, null, null]);
  setFontSizes(sheet, { ids, size: null });
  expect(sheet.items.map(({ style }) => style.font_size)).toEqual([null, null, null, null, null]);
});

test('borders are switched and look alike; switching twice keeps the width that each had', () => {
  const sheet = aSheet();
  setBorderLooks(sheet, { ids: ['a'], look: { border_width: 5 } });
  setBorders(sheet, { ids: ['a'], on: true });
  setBorderLooks(sheet, { ids: ['a'], look: { border_width: 5, border_style: 'dashed' } });
  setBorders(sheet, { ids, on: true });
  expect(sheet.items.map(({ style }) => style.has_border)).toEqual([true, true, false, false, false]);
  expect(sheet.items[0]?.style).toMatchObject({ border_width: 5, border_style: 'dashed' });
});

test('numbers get their format, or are skipped, where items count', () => {
  const sheet = aSheet();
  setNumberFormats(sheet, { ids, format: 4 });
  setNumbersSkipped(sheet, { ids: ['b', 'line'], skipped: true });
  expect(sheet.items.map(({ numbering }) => numbering.format)).toEqual([4, 4, 2, 2, 2]);
  expect(sheet.items.map(({ numbering }) => numbering.hidden)).toEqual([false, true, false, false, false]);
});

test('lines and space are set for what has them now, each within its own bounds', () => {
  const sheet = aSheet();
  const list = (name: Parameters<typeof getMeasure>[1]) => sheet.items.map((item) => getMeasure(item, name));
  setMeasures(sheet, { ids, name: 'lines', value: 7 });
  setMeasures(sheet, { ids, name: 'space', value: 0 });
  expect(list('lines')).toEqual([7, null, null, null, 3]);
  expect(list('space')).toEqual([null, 0, 0.125, null, null]);
  expect(list('line_height')).toEqual([0.35, null, null, null, 0.35]);
});

test('points are given to the questions among the items', () => {
  const sheet = aSheet();
  setPointsOf(sheet, { ids, value: 2.5 });
  expect(sheet.items.map(({ points }) => points?.value)).toEqual([2.5, 2.5, undefined, undefined, undefined]);
});
