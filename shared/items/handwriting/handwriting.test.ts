import { describe, expect, test } from 'vitest';
import { worksheet } from '../../kinds/worksheet/schema.ts';
import { isEmptyItem } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { newItem } from '../new-item.ts';
import {
  addRow,
  duplicateRow,
  getStyleAt,
  HEIGHT_PRESETS,
  insertRow,
  moveRow,
  removeRow,
  setRowStyle,
  setRowText,
  trimRow,
} from './rules.ts';
import { createHandwriting, getHandwritingFont, handwritingData, isEmptyHandwriting } from './schema.ts';

const withRows = (...texts: string[]) =>
  handwritingData.parse({ items: texts.map((subtitle, index) => ({ id: `r${index}`, subtitle })) });
const aRow = (subtitle: string, more: object = {}) => {
  const [row] = handwritingData.parse({ items: [{ id: 'r', subtitle, ...more }] }).items;
  if (!row) throw new Error('There is a row');
  return row;
};
const texts = (data: ReturnType<typeof withRows>) => data.items.map(({ subtitle }) => subtitle);

describe('bounds', () => {
  test.each([
    ['line_height', 23.9],
    ['line_height', 144.1],
    ['spacing', -1],
    ['spacing', 192.1],
    ['guide_line_color', 'blue'],
    ['hw_font_print', 'playwrite'],
    ['hw_font_cursive', 'andika'],
  ])('%s refuses %s', (field, value) => {
    expect(handwritingData.safeParse({ [field]: value }).success).toBe(false);
  });

  test.each([
    ['repeat', 0],
    ['repeat', 6],
    ['empty_rows', 6],
    ['line_style', 'bold'],
  ])('a row refuses %s %s', (field, value) => {
    expect(handwritingData.safeParse({ items: [{ id: 'r', [field]: value }] }).success).toBe(false);
  });

  test('lines are 0.75 in high, 0.25 in apart and of one color unless a person chose otherwise', () => {
    expect(createHandwriting()).toMatchObject({
      cursive_style: 'print',
      line_height: 72,
      spacing: 24,
      color_option: 'solid',
      guide_line_color: '#8FA3B8',
      items: [],
    });
  });

  test('the presets by grade are within the bounds', () => {
    expect(HEIGHT_PRESETS.map(({ inches }) => inches)).toEqual([1.1, 0.75, 0.6, 0.45, 0.3]);
    for (const { inches } of HEIGHT_PRESETS)
      expect(handwritingData.safeParse({ line_height: inches * 96 }).success).toBe(true);
  });
});

test('a new item is in upright print, or in the hand of the first one of its sheet; a stored one keeps its own', () => {
  expect(createHandwriting().hw_font_print).toBe('andika');
  expect(handwritingData.parse({}).hw_font_print).toBe('edu-hand');
  const stored = worksheet.parse({ entity_type: 'worksheet', items: [{ id: 'h', type: 'handwriting' }] });
  expect(newItem(stored, 'handwriting', 'new').data.hw_font_print).toBe('edu-hand');
  expect(newItem({ ...stored, items: [] }, 'handwriting', 'new').data.hw_font_print).toBe('andika');
});

test('print and cursive each remember their font', () => {
  const data = handwritingData.parse({ hw_font_print: 'lexend', hw_font_cursive: 'playwrite-modern' });
  expect(getHandwritingFont(data)).toBe('lexend');
  expect(getHandwritingFont({ ...data, cursive_style: 'cursive' })).toBe('playwrite-modern');
});

test('is in its default empty state until something is written or chosen', () => {
  expect(isEmptyHandwriting(createHandwriting())).toBe(true);
  expect(isEmptyHandwriting(handwritingData.parse({}))).toBe(true);
  expect(isEmptyHandwriting(withRows('a'))).toBe(false);
  expect(isEmptyHandwriting({ ...createHandwriting(), line_height: 48 })).toBe(false);
  expect(isEmptyItem(worksheetItem.parse({ id: 'h', type: 'handwriting', prompt: 'Trace.' }))).toBe(false);
});

describe('the text of a row', () => {
  test.each([
    ['<b>cat</b>', 'cat'],
    ['a <img src=x onerror=alert(1)> b', 'a  b'],
    ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
    ['two\nlines\tand a tab', 'two lines and a tab'],
  ])('%s is stripped of tags', (typed, kept) => {
    const row = aRow('');
    setRowText(row, typed);
    expect(row.subtitle).toBe(kept);
  });

  test('is trimmed once a person is done with it, and its styles stay on their letters', () => {
    const row = aRow('  cat  ', { partials: [{ start: 2, end: 3, style: 'solid' }] });
    trimRow(row);
    expect(row).toMatchObject({ subtitle: 'cat', partials: [{ start: 0, end: 1, style: 'solid' }] });
  });

  test('is cut at 2,000 characters', () => {
    const row = aRow('');
    setRowText(row, 'x'.repeat(40_000));
    expect(row.subtitle).toHaveLength(2000);
  });

  test('takes the styles of its ranges along when it is changed', () => {
    const row = aRow('evaporation', { partials: [{ start: 0, end: 3, style: 'solid' }] });
    setRowText(row, 'evxaporation');
    expect(row.partials).toEqual([{ start: 0, end: 4, style: 'solid' }]);
    setRowText(row, 'poration');
    expect(row.partials).toEqual([]);
  });
});

describe('choosing a style', () => {
  test('with letters selected styles only those', () => {
    const row = aRow('evaporation');
    setRowStyle(row, { style: 'solid', start: 0, end: 3 });
    expect(row).toMatchObject({ line_style: 'trace', partials: [{ start: 0, end: 3, style: 'solid' }] });
  });

  test('without a selection, or with all selected, styles the row', () => {
    const row = aRow('evaporation', { partials: [{ start: 0, end: 3, style: 'solid' }] });
    setRowStyle(row, { style: 'stroke' });
    expect(row).toMatchObject({ line_style: 'stroke', partials: [] });
    setRowStyle(row, { style: 'solid', start: 0, end: 11 });
    expect(row).toMatchObject({ line_style: 'solid', partials: [] });
  });

  test('is shown as chosen for what is selected, and none where there are several', () => {
    const row = aRow('evaporation', { partials: [{ start: 0, end: 3, style: 'solid' }] });
    expect(getStyleAt(row, 'edu-hand', { start: 0, end: 3 })).toBe('solid');
    expect(getStyleAt(row, 'edu-hand', { start: 4, end: 6 })).toBe('trace');
    expect(getStyleAt(row, 'edu-hand', { start: 2, end: 6 })).toBeNull();
    expect(getStyleAt(row, 'edu-hand', { start: 0, end: 0 })).toBeNull();
  });

  test('a style that the font lacks shows as the one that it draws', () => {
    expect(getStyleAt(aRow('a', { line_style: 'guided' }), 'andika', { start: 0, end: 0 })).toBe('solid');
  });
});

describe('rows', () => {
  test('a new one is to trace, and then in the style of the one before it', () => {
    const data = createHandwriting();
    addRow(data, { id: 'a', text: 'cat' });
    expect(data.items[0]).toMatchObject({ subtitle: 'cat', line_style: 'trace' });
    setRowStyle(data.items[0] ?? aRow(''), { style: 'stroke' });
    addRow(data, { id: 'b', text: 'dog' });
    expect(data.items[1]?.line_style).toBe('stroke');
  });

  test('a new one is guided where the font has nothing else', () => {
    const data = handwritingData.parse({ cursive_style: 'cursive', hw_font_cursive: 'playwrite-guides' });
    addRow(data, { id: 'a', text: 'cat' });
    expect(data.items[0]?.line_style).toBe('guided');
  });

  test('are duplicated with their styles, deleted and moved', () => {
    const data = withRows('a', 'b', 'c');
    setRowText(data.items[0] ?? aRow(''), 'ab');
    setRowStyle(data.items[0] ?? aRow(''), { style: 'solid', start: 0, end: 1 });
    duplicateRow(data, { index: 0, id: 'copy' });
    expect(data.items[1]).toMatchObject({ id: 'copy', subtitle: 'ab', partials: [{ start: 0, end: 1 }] });
    expect(data.items[1]?.partials[0]).not.toBe(data.items[0]?.partials[0]);
    removeRow(data, 0);
    moveRow(data, { from: 2, to: 0 });
    expect(texts(data)).toEqual(['c', 'ab', 'b']);
  });

  test('a deleted row comes back to its place, once', () => {
    const data = withRows('a', 'b', 'c');
    const row = data.items[1] ?? aRow('');
    removeRow(data, 1);
    insertRow(data, { index: 1, row });
    insertRow(data, { index: 1, row });
    expect(texts(data)).toEqual(['a', 'b', 'c']);
  });

  test('there are at most 100', () => {
    const data = withRows(...Array.from({ length: 100 }, () => 'x'));
    addRow(data, { id: 'more', text: 'x' });
    duplicateRow(data, { index: 0, id: 'more' });
    expect(data.items).toHaveLength(100);
  });
});

test('ranges of a file are sorted, merged and ended with the text', () => {
  const partials = [
    { start: 2, end: 99, style: 'solid' },
    { start: 0, end: 2, style: 'solid' },
  ];
  expect(aRow('cats', { partials }).partials).toEqual([{ start: 0, end: 4, style: 'solid' }]);
});
