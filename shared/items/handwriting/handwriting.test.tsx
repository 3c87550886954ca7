import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { documentStyle } from '../../document/style.ts';
import { type ItemOf, isEmptyItem, worksheetItem } from '../item.ts';
import { enlargeItem } from '../large-print.ts';
import {
  addRow,
  duplicateRow,
  HEIGHT_PRESETS,
  moveRow,
  removeRow,
  setRowStyle,
  setRowText,
  styleAt,
  trimRow,
} from './rules.ts';
import { emptyHandwriting, fontOf, handwritingData, isEmptyHandwriting } from './schema.ts';
import { HandwritingView } from './view.tsx';

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
    expect(emptyHandwriting()).toMatchObject({
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

test('print and cursive each remember their font', () => {
  const data = handwritingData.parse({ hw_font_print: 'lexend', hw_font_cursive: 'playwrite-modern' });
  expect(fontOf(data)).toBe('lexend');
  expect(fontOf({ ...data, cursive_style: 'cursive' })).toBe('playwrite-modern');
});

test('is in its default empty state until something is written or chosen', () => {
  expect(isEmptyHandwriting(emptyHandwriting())).toBe(true);
  expect(isEmptyHandwriting(withRows('a'))).toBe(false);
  expect(isEmptyHandwriting({ ...emptyHandwriting(), line_height: 48 })).toBe(false);
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
    expect(styleAt(row, 'edu-hand', { start: 0, end: 3 })).toBe('solid');
    expect(styleAt(row, 'edu-hand', { start: 4, end: 6 })).toBe('trace');
    expect(styleAt(row, 'edu-hand', { start: 2, end: 6 })).toBeNull();
    expect(styleAt(row, 'edu-hand', { start: 0, end: 0 })).toBeNull();
  });

  test('a style that the font lacks shows as the one that it draws', () => {
    expect(styleAt(aRow('a', { line_style: 'guided' }), 'andika', { start: 0, end: 0 })).toBe('solid');
  });
});

describe('rows', () => {
  test('a new one is to trace, and then in the style of the one before it', () => {
    const data = emptyHandwriting();
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

describe('on paper', () => {
  const anItem = (data: object, more: object = {}) =>
    worksheetItem.parse({ id: 'h', type: 'handwriting', data, ...more }) as ItemOf<'handwriting'>;
  const draw = (data: object, { number = null as string | null, answerKey = false, more = {} } = {}) =>
    renderToStaticMarkup(
      <HandwritingView
        item={anItem(data, more)}
        number={number}
        answerKey={answerKey}
        style={documentStyle.parse({})}
      />,
    );
  const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;
  const ROW = /<svg /g;
  const one = (subtitle: string, more: object = {}) => ({ items: [{ id: 'a', subtitle, ...more }] });

  test('each row has head line, dashed middle line at the x-height, and base line', () => {
    const html = draw(one('cat'));
    const lines = [...html.matchAll(/y1="([\d.]+)"[^>]*stroke="(#\w+)"/g)].map(([, y]) => Number(y));
    expect(lines).toEqual([1, expect.closeTo(73 - (72 * 0.5035) / 0.934), 73]);
    expect(count(html, /stroke-dasharray="6 5"/g)).toBe(1);
  });

  test('a text is written as often as asked, and followed by as many empty rows', () => {
    const html = draw(one('cat', { repeat: 3, empty_rows: 2 }));
    expect(count(html, ROW)).toBe(5);
    expect(count(html, /<text /g)).toBe(3);
  });

  test('a long text goes on in further rows, each a unit', () => {
    const html = draw(one('The quick brown fox jumps over the lazy dog'));
    expect(count(html, ROW)).toBeGreaterThan(1);
    expect(count(html, /data-unit=""/g)).toBe(count(html, ROW));
  });

  test('without any text there is one empty row', () => {
    expect(count(draw({}), ROW)).toBe(1);
    expect(count(draw(one('  ')), ROW)).toBe(1);
    expect(draw({})).not.toContain('<text');
  });

  test('red and blue lines: blue head, light blue middle, red base', () => {
    const html = draw({ ...one('cat'), color_option: 'red_blue', guide_line_color: '#000000' });
    const strokes = [...html.matchAll(/<line[^>]*stroke="(#\w+)"/g)].map(([, color]) => color);
    expect(strokes).toEqual(['#3B82F6', '#93C5FD', '#E11D48']);
  });

  test('guided letters bring their own rules and replace ours in their row', () => {
    const data = { cursive_style: 'cursive', ...one('cat', { line_style: 'guided', empty_rows: 1 }) };
    const [guided = '', empty = ''] = draw(data).split(ROW).slice(1);
    expect(count(guided, /<line/g)).toBe(4);
    expect(guided).not.toContain('#8FA3B8');
    expect(count(empty, /#8FA3B8/g)).toBe(3);
  });

  test('trace is a dashed outline where no face is dotted, stroke an open one', () => {
    const font = { hw_font_print: 'andika' };
    expect(draw({ ...font, ...one('cat') })).toMatch(/<tspan[^>]*stroke-dasharray/);
    const stroke = draw({ ...font, ...one('cat', { line_style: 'stroke' }) });
    expect(stroke).toMatch(/<tspan[^>]*fill="#fff"[^>]*stroke="currentColor"/);
    expect(stroke).not.toMatch(/<tspan[^>]*stroke-dasharray/);
    expect(draw(one('cat'))).toContain('Edu AU VIC WA NT Dots');
  });

  test('an accent above a tall letter has room below the row before it', () => {
    const apart = (subtitle: string) => draw({ ...one(subtitle), spacing: 0 });
    expect(apart('Åland')).toContain('padding-top:32px');
    expect(apart('ĺan')).toContain('padding-top:32px');
    expect(apart('ça')).toContain('padding-top:0');
  });

  test('a short number stands on the first base line, one with a text above it with that text', () => {
    expect(draw(one('cat'), { number: '1.' })).toContain('guide-numbered');
    const above = draw(one('cat'), { number: '1.', more: { prompt: 'Trace.' } });
    expect(above).not.toContain('guide-numbered');
    expect(above.indexOf('Trace.')).toBeLessThan(above.indexOf('<svg'));
    expect(draw(one('cat'), { number: 'Question 1' })).not.toContain('guide-numbered');
  });

  test('a text that is read from the right begins at the right end of its rows', () => {
    expect(draw(one('السلام عليكم'))).toContain('direction:rtl');
  });

  test('is read as its text, however it is drawn', () => {
    expect(draw(one('cat', { line_style: 'stroke' }))).toContain('aria-label="cat"');
  });

  test('has nothing to solve: the key is the same', () => {
    const data = one('cat', { repeat: 2 });
    expect(draw(data, { answerKey: true })).toBe(draw(data));
  });

  test('in large print its lines are half as high again', () => {
    expect(enlargeItem(anItem({}), 1.5).data).toMatchObject({ line_height: 108, spacing: 36 });
  });
});

test('a model stays on the page of the first empty row below it, models after one another need not', () => {
  const items = [
    { id: 'a', subtitle: 'sun', repeat: 2, empty_rows: 2 },
    { id: 'b', subtitle: 'moon' },
  ];
  const item = worksheetItem.parse({ id: 'h', type: 'handwriting', data: { items } });
  const html = renderToStaticMarkup(
    <HandwritingView
      item={item as ItemOf<'handwriting'>}
      number="1."
      answerKey={false}
      style={documentStyle.parse({})}
    />,
  );
  const units = [...html.matchAll(/data-unit="(\w*)"/g)].map(([, flag]) => flag);
  // The prompt's unit, two models, two empty rows and another model.
  expect(units).toEqual(['keep', '', 'keep', '', '', '']);
});

test('the number of rows without a prompt stands where their words begin', () => {
  const drawn = (subtitle: string, prompt = '') => {
    const data = { items: [{ id: 'a', subtitle }] };
    const item = worksheetItem.parse({ id: 'h', type: 'handwriting', prompt, data });
    return renderToStaticMarkup(
      <HandwritingView
        item={item as ItemOf<'handwriting'>}
        number="1."
        answerKey={false}
        style={documentStyle.parse({})}
      />,
    );
  };
  expect(drawn('שלום')).toContain('dir="rtl"><div class="question');
  expect(drawn('hello')).not.toContain('dir="rtl"><div class="question');
  expect(drawn('שלום', 'Write.')).not.toContain('dir="rtl"><div class="question');
});
