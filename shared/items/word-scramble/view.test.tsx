import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { documentStyle } from '../../vocabulary/style.ts';
import { enlargeItem } from '../enlarge-item.ts';
import type { ItemOf } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { arrangeInRows } from './arrange-rows.ts';
import { WordScrambleView } from './view.tsx';

describe('the order of the numbers', () => {
  test('goes down the columns or along the rows', () => {
    expect(arrangeInRows(5, 2, 'column')).toEqual([[0, 3], [1, 4], [2]]);
    expect(arrangeInRows(5, 2, 'row')).toEqual([[0, 1], [2, 3], [4]]);
  });

  test.each([1, 2, 3, 4, 5, 9, 10, 100])('%s terms all have a place, in any number of columns', (count) => {
    for (const columns of [1, 2, 3, 4]) {
      for (const by of ['row', 'column'] as const) {
        const places = arrangeInRows(count, columns, by).flat();
        expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, place) => place));
      }
    }
  });
});

describe('on paper', () => {
  const anItem = (data: object) =>
    worksheetItem.parse({ id: 'q', type: 'word_scramble', data }) as ItemOf<'word_scramble'>;
  const draw = (data: object, answerKey = false, number: string | null = '1.') =>
    renderToStaticMarkup(
      <WordScrambleView
        item={anItem(data)}
        number={number}
        answerKey={answerKey}
        style={documentStyle.parse({})}
      />,
    );

  test('no page break goes through a row, not through the first one beside the number either', () => {
    expect(draw({ terms: ['rain', 'snow'] })).not.toContain('data-lines');
  });

  const text = (html: string) =>
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();

  test.each(['line', 'blank', 'multiple_choice'])('%s: an emoji is a picture wherever it stands', (kind) => {
    const html = draw({ terms: ['cat🐱', '🍎🍌🍇'], type: kind }, true);
    expect(html.match(/<img class="emoji"/g)?.length).toBeGreaterThanOrEqual(8);
    expect(text(html)).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  test.each(['line', 'multiple_choice'])('%s: the key solves, the student’s sheet does not', (kind) => {
    const data = { terms: ['evaporation', 'snow'], type: kind };
    if (kind === 'line') expect(draw(data)).not.toContain('evaporation');
    else expect(draw(data)).not.toContain('option-marked');
    expect(draw(data, true)).toContain('evaporation');
  });

  test.each([
    ['line', true, 2],
    ['blank', true, 2],
    ['line', false, 1],
  ])('a press on a %s with the key %s is for the term in %i places', (type, answerKey, places) => {
    const html = draw({ terms: ['rain'], type }, answerKey);
    expect(html.match(/data-shows="data\.terms\.0"/g)).toHaveLength(places);
  });

  test('blank has a place for each letter, and the key fills them', () => {
    expect(draw({ terms: ['ice cream'], type: 'blank' }).match(/letter-underline/g)).toHaveLength(8);
    expect(text(draw({ terms: ['ice'], type: 'blank' }, true))).toMatch(/i c e$/);
  });

  test('an answer that is much longer than its column stands on its line in two legible rows', () => {
    const terms = ['pneumonoultramicroscopicsilicovolcanoconiosis', 'rain'];
    const key = draw({ terms, number_of_columns: 3 }, true);
    const [, size] = /blank-two-lines"[^>]*font-size:([\d.]+)em/.exec(key) ?? [];
    expect(Number(size)).toBeGreaterThanOrEqual(0.5);
    expect(key).not.toContain('blank-long');
  });

  test('an answer that is longer than two legible rows takes more', () => {
    const endless = draw({ terms: ['x'.repeat(300)], number_of_columns: 2 }, true);
    expect(endless).toMatch(/blank-long.*data-answer=""/);
    expect(draw({ terms: ['x'.repeat(300)], number_of_columns: 2 })).not.toContain('blank-long');
  });

  test('multiple choice offers the answer among other terms, the key marks it', () => {
    const html = draw({ terms: ['rain', 'snow', 'hail', 'fog', 'ice'], type: 'multiple_choice' }, true);
    expect(html.match(/option-marked/g)).toHaveLength(5);
    expect(html.match(/class="option[ "]/g)).toHaveLength(20);
  });

  test('the text case holds for scramble and answer alike', () => {
    const html = draw({ terms: ['rain'], text_case: 'uppercase' }, true);
    expect(text(html)).toMatch(/^1\. [RAIN]{4} RAIN$/);
  });

  test('in Title Case the capital stands first in the scramble too', () => {
    for (let seed = 0; seed < 20; seed++) {
      const html = draw({ terms: ['Rain cloud'], text_case: 'capitalize', shuffle_seeds: [seed] });
      expect(text(html)).toMatch(/^1\. [RAIN][rain]{3} [CLOUD][cloud]{4}$/);
    }
  });

  test('apostrophes and hyphens are given among the places of the letters', () => {
    const html = draw({ terms: ["don't"], type: 'blank' });
    expect(html.match(/letter-underline"/g)).toHaveLength(4);
    expect(html.match(/letter-given/g)).toHaveLength(1);
  });

  test('the places of the letters run as the word is read, on paper as in the key', () => {
    const item = { terms: ['תל-אביב'], type: 'blank' };
    for (const answerKey of [false, true])
      expect(draw(item, answerKey)).toContain('<span class="scramble-letters" dir="rtl">');
    expect(draw({ ...item, terms: ['hand-made'] })).toContain('<span class="scramble-letters" dir="ltr">');
  });

  test('several terms are lettered beside the item’s number, and numbered where it has none', () => {
    expect(text(draw({ terms: ['ab', 'cd'] }))).toBe('1. a) ba b) dc');
    expect(text(draw({ terms: ['ab', 'cd'] }, false, null))).toBe('1) ba 2) dc');
    expect(text(draw({ terms: ['ab', ' '] }))).toBe('1. ba');
  });

  test('each row is a unit', () => {
    expect(draw({ terms: ['ab', 'cd', 'ef'] }).match(/data-unit/g)).toHaveLength(3);
  });

  test('the line stays in its column, also in large print', () => {
    const large = enlargeItem(anItem({ terms: ['rain'], line_length: 600 }), 1.5) as ItemOf<'word_scramble'>;
    const style = documentStyle.parse({ font_size: 21 });
    const html = renderToStaticMarkup(
      <WordScrambleView item={large} number="1." answerKey={false} style={style} />,
    );
    expect(Number(/class="blank" style="width:([\d.]+)em"/.exec(html)?.[1]) * 28).toBeLessThan(620);
  });
});
