import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { documentStyle } from '../../vocabulary/style.ts';
import { enlargeItem } from '../enlarge-item.ts';
import type { ItemOf } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { schoolHands } from '../letters/school-hand.ts';
import { HandwritingView } from './view.tsx';

await schoolHands.load();

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
    expect(apart('ça')).toContain('padding-top:7px');
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

  test('a model stays on the page of the first empty row below it, models after one another need not', () => {
    const items = [
      { id: 'a', subtitle: 'sun', repeat: 2, empty_rows: 2 },
      { id: 'b', subtitle: 'moon' },
    ];
    const units = [...draw({ items }, { number: '1.' }).matchAll(/data-unit="(\w*)"/g)].map(
      ([, flag]) => flag,
    );
    // The prompt's unit, two models, two empty rows and another model.
    expect(units).toEqual(['keep', '', 'keep', '', '', '']);
  });

  test('the number of rows without a prompt stands where their words begin', () => {
    const drawn = (subtitle: string, prompt = '') =>
      draw({ items: [{ id: 'a', subtitle }] }, { number: '1.', more: { prompt } });
    expect(drawn('שלום')).toContain('dir="rtl"><div class="question');
    expect(drawn('hello')).not.toContain('dir="rtl"><div class="question');
    expect(drawn('שלום', 'Write.')).not.toContain('dir="rtl"><div class="question');
  });
});
